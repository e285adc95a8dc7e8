### Wörter, die in der Taverne verstanden werden, wenn Züge getippt werden.

tavern-typed-examples = Zum Beispiel: `Kamin trinken, Tresen würfeln` · `bestiehl Arya 2` · `aufhalten` · `passe`.
tavern-typed-verb-rob = bestiehl, bestehle, bestehlen, stiehl, dieb
tavern-typed-verb-stop = halte auf, aufhalten
tavern-typed-card-pass = passe, passen, niemanden, keinen
tavern-typed-react-stop = aufhalten, halte auf, halt auf
tavern-typed-react-pass = passe, passen
tavern-typed-order-react = reagieren, reaktion
tavern-typed-order-react-pass = passen, immer passen
