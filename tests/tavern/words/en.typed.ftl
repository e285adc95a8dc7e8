### Words that are understood in the tavern when moves are typed.

tavern-typed-examples = For example: `hearth drink, bar dice` · `rob Arya 2` · `stop` · `pass`.
tavern-typed-verb-rob = rob, steal, steal from, thief
tavern-typed-verb-stop = stop
tavern-typed-card-pass = pass, nobody, no thief
tavern-typed-react-stop = stop, stop it, stop that
tavern-typed-react-pass = pass, let it pass
tavern-typed-order-react = react, reactions
tavern-typed-order-react-pass = pass, always pass
