/** The page's own small pictures, so that none depends on a font. */

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 2.9-6 6.5-6s6.5 2.5 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.2c2.4.7 4 2.9 4 5.8",
  plus: "M12 5v14M5 12h14",
  send: "M4 12 20 4l-4.5 16-3.5-7z",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  dots: "M4.5 12h1M11.5 12h1M18.5 12h1",
  close: "M6 6l12 12M18 6 6 18",
  reply: "M9 7 4 12l5 5M4.5 12H14c3.5 0 6 2 6 6",
  pencil: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z",
  bin: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9h.01",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  hash: "M9.5 4 8 20M16 4l-1.5 16M4.5 9h15.5M4 15h15.5",
  at: "M16 12a4 4 0 1 0-8 0 4 4 0 0 0 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1",
  forum: "M4 5h16v10H11l-4 4v-4H4zM8 9h8M8 12h5",
  thread: "M6 4v8c0 2 1 3 3 3h10M15 11l4 4-4 4",
  newThread: "M5 4v7c0 2 1 3 3 3h4M17 11v8M13 15h8",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01",
  down: "M6 9l6 6 6-6",
  away: "M8 6h10v10M18 6 6 18",
};

/** A small picture by its name. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "glyph-icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
