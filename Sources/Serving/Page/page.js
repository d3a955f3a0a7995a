"use strict";
// The page of `preview serve`. What is picked lives in the address; pictures come whole with what is said of them.

const $ = (id) => document.getElementById(id);
const client = Math.random().toString(36).slice(2);
const dimensions = [
  { key: "device", title: "Device" },
  { key: "orientation", title: "Orientation", values: ["portrait", "landscape"] },
  { key: "size", title: "Size", values: ["320x", "393x", "744x"], names: { "320x": "320 wide, as high as it needs", "393x": "393 wide, as high as it needs", "744x": "744 wide, as high as it needs" }, own: "320x568, 320x …", none: "the whole screen, or as the document says" },
  { key: "appearance", title: "Appearance", values: ["light", "dark"] },
  { key: "content-size", title: "Text size" },
  { key: "direction", title: "Direction", values: ["ltr", "rtl"], names: { ltr: "left to right", rtl: "right to left" } },
  { key: "locale", title: "Language", own: "de, ar, zh-Hant …" },
  { key: "ios", title: "iOS" },
  { key: "vision", title: "Vision", names: { normal: "normal", protanopia: "protanopia (no red)", deuteranopia: "deuteranopia (no green)", tritanopia: "tritanopia (no blue)", achromatopsia: "achromatopsia (no colours)" }, none: "as it is" },
  { key: "assistance", title: "Assistance", names: { none: "none", "increase-contrast": "Increase Contrast", "bold-text": "Bold Text", "button-shapes": "Button Shapes", invert: "Smart Invert", "reduce-transparency": "Reduce Transparency" }, own: "bold-text+invert …" },
];
const dimension = (key) => dimensions.find((one) => one.key === key);
/** Only those in sight are drawn, so this is what a browser lays out with ease. */
const mostCells = 2000;

let project = { name: "", path: "", files: [], apps: [], baselines: [], about: {} };
let cells = [];
let current = null; // the cell whose views the inspector shows
let chosen = null; // the number of a view of the current cell
let hovered = null;
let pointedBefore = null;
let concerned = []; // the numbers of the views that the chosen problem is about
let measuredFrom = null; // a view that distances are measured from, chosen with a key
let outlines = false;
let findings = [];
let dropped = null; // the address of a picture of one's own
let problemIndex = -1;

// MARK: The address

const state = {
  get query() { return new URLSearchParams(location.search); },
  get(key) { return this.query.get(key) || ""; },
  all(key) { return this.query.getAll(key).filter(Boolean); },
  set(changes, pushes = false) {
    const query = this.query;
    for (const [key, value] of Object.entries(changes)) {
      query.delete(key);
      for (const one of [].concat(value ?? [])) if (one !== "") query.append(key, one);
    }
    const text = query.toString();
    const url = (text ? "?" + text : location.pathname) + (query.get("app") ? location.hash : "");
    if (url === location.search + location.hash || (!text && !location.search)) return;
    history[pushes ? "pushState" : "replaceState"](null, "", url);
  },
};

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "class") made.className = value;
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child != null));
  return made;
}

function drawn(tag, attributes, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text != null) made.textContent = text;
  return made;
}

const short = (number) => String(Math.round(number * 100) / 100);
const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);
const folderName = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

// MARK: The list

async function loadProject() {
  const answer = await fetch("/api/project");
  if (!answer.ok) return;
  const before = project;
  project = await answer.json();
  followRenaming(before);
  for (const one of project.files) if (one.scenes.length) lastScenes.set(one.path, one.scenes);
  dimension("device").values = project.about.devices.map((device) => device.name);
  dimension("content-size").values = project.about.contentSizes;
  dimension("locale").values = project.about.pseudoLanguages;
  dimension("ios").values = project.about.releases;
  dimension("vision").values = project.about.visions;
  dimension("assistance").values = project.about.assistance;
  $("project").textContent = project.name;
  document.title = `${project.name} – Maquette`;
  showList();
}

/** One list at a time, and once more if it changed meanwhile: while many files change it does all the time. */
const list = { isLoading: false, isOld: false };
async function followList() {
  list.isOld = true;
  if (list.isLoading) return;
  list.isLoading = true;
  try {
    while (list.isOld) { list.isOld = false; await loadProject(); }
  } finally { list.isLoading = false; }
  show();
}

/** A file that has just come back, or a server that has, knows its scenes a moment later. */
const lastScenes = new Map();

/** A scene that got another name stays open: it is the one in its place. */
function followRenaming(before) {
  const [file, scene] = [state.get("file"), state.get("scene")];
  const scenes = (of) => of.files.find((one) => one.path === file)?.scenes || [];
  const index = scenes(before).findIndex((one) => one.id === scene);
  const now = scenes(project);
  if (scene && index >= 0 && now.length === scenes(before).length && !now.some((one) => one.id === scene)) state.set({ scene: now[index].id });
}

function sceneName(file, scene) { return scene.name || scene.id || baseName(file.path); }

/** Every word that is looked for is somewhere in the path or the name. */
function matches(text, words) {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

function showList() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const [file, scene] = [state.get("file"), state.get("scene")];
  const focused = document.activeElement?.dataset?.key;
  const parts = [];
  let count = 0, shown = 0;
  const owned = new Set();
  for (const one of project.files) {
    count += one.scenes.length;
    for (const baseline of baselinesOf(one.path)) owned.add(baseline);
    const isFile = matches(one.path, words);
    const scenes = one.scenes.filter((each) => isFile || matches(one.path + " " + sceneName(one, each), words));
    if (!isFile && !scenes.length) continue;
    shown += scenes.length;
    const box = element("div", { class: "file" + (one.error ? " broken" : "") }, item("name", one.path, null, baseName(one.path), folderName(one.path), file === one.path && (!scene || one.scenes.length < 2)));
    if (one.scenes.length > 1) {
      for (const each of scenes) box.append(item("scene", one.path, each.id, sceneName(one, each), "", file === one.path && scene === each.id));
    }
    parts.push(box);
  }
  // The app comes first.
  for (const file of [...project.apps].reverse()) {
    const title = project.apps.length > 1 ? `App · ${baseName(file).replace(/\.swift$/, "")}` : "App";
    if (!matches(`${file} app`, words)) continue;
    parts.unshift(element("div", { class: "file app" }, item("name", file, null, title, project.apps.length > 1 ? folderName(file) : "", state.get("app") === file, true)));
  }
  // Baselines of code: nothing else on the list shows them.
  for (const baseline of project.baselines) {
    if (owned.has(baseline) || !matches(baseline, words)) continue;
    parts.push(element("div", { class: "file" }, item("name", baseline, null, baseName(baseline), folderName(baseline), file === baseline)));
  }
  $("files").replaceChildren(...parts);
  $("count").textContent = words.length ? `${shown} of ${count} scenes` : `${count} scene${count === 1 ? "" : "s"} in ${project.files.length} file${project.files.length === 1 ? "" : "s"}`;
  $("obstacle").hidden = !project.obstacle;
  $("obstacle").textContent = project.obstacle || "";
  if (focused) [...$("files").querySelectorAll("button")].find((button) => button.dataset.key === focused)?.focus();
}

function item(kind, file, scene, title, note, isCurrent, isApp = false) {
  return element("button", {
    class: kind, "aria-current": isCurrent ? "true" : null, title: file, "data-key": stopKey(file, scene, isApp),
    onclick: () => open(file, scene, isApp),
  }, element("span", { class: "title" }, title), note ? element("span", { class: "folder" }, "\u200e" + note) : null);
}

const stopKey = (file, scene, isApp) => [file, scene || "", isApp ? "app" : ""].join("\n");

function open(file, scene, isApp = false) {
  state.set(isApp ? { app: file, file: null, scene: null } : { file, scene: scene || null, app: null }, true);
  if (isApp) history.replaceState(null, "", location.pathname + location.search + hashOf(strip.file === file ? doneSteps() : strip.others.get(file) || []));
  chosen = measuredFrom = null;
  concerned = [];
  document.body.classList.remove("list-open");
  show();
}

/** All that can be opened, in the order of the list. */
function stops() {
  return [...$("files").querySelectorAll("button")].map((button) => button.dataset.key);
}

function step(by) {
  const all = stops();
  if (!all.length) return;
  const app = state.get("app");
  const here = all.indexOf(stopKey(app || state.get("file"), state.get("scene"), Boolean(app)));
  const next = all[Math.min(all.length - 1, Math.max(0, here + by))];
  const [file, scene, kind] = next.split("\n");
  open(file, scene, kind === "app");
  [...$("files").querySelectorAll("button")].find((button) => button.dataset.key === next)?.scrollIntoView({ block: "nearest" });
}

function baselinesOf(file) {
  const folder = folderName(file);
  const prefix = (folder ? folder + "/" : "") + "__Snapshots__/" + baseName(file) + "/";
  return project.baselines.filter((one) => one.startsWith(prefix));
}

// MARK: Pickers

function showPickers() {
  const open = $("pickers").querySelector("details[open]")?.dataset.key;
  const focus = document.activeElement?.closest?.(".menu") ? document.activeElement.dataset.focus : null;
  $("pickers").replaceChildren(...dimensions.map((dimension) => picker(dimension, open === dimension.key)));
  if (focus) $("pickers").querySelector(`[data-focus="${CSS.escape(focus)}"]`)?.focus();
}

function picker({ key, title, values = [], names = {}, own, none = "as the document says" }, isOpen) {
  const picked = state.all(key);
  const name = (value) => names[value] || value;
  const rows = ["", ...new Set([...values, ...picked])].map((value) => {
    const isPicked = value ? picked.includes(value) : !picked.length;
    return element("div", { class: "row" + (value ? "" : " none") },
      element("input", {
        type: "checkbox", checked: isPicked, "aria-label": `${name(value)} too`, tabindex: value ? 0 : -1, "data-focus": `${key} box ${value}`,
        onchange: (event) => pick(key, event.target.checked ? [...picked, value] : picked.filter((one) => one !== value)),
      }),
      element("button", { "data-focus": `${key} ${value}`, "aria-pressed": isPicked ? "true" : "false", onclick: () => pick(key, value ? [value] : []) }, value ? name(value) : none));
  });
  const menu = element("div", { class: "menu" }, ...rows);
  if (own) {
    menu.append(element("form", {
      class: "own",
      onsubmit: (event) => { event.preventDefault(); const value = event.target.elements[0].value.trim(); if (value) pick(key, [value]); },
    }, element("input", { placeholder: own, "aria-label": `Another ${title.toLowerCase()}`, "data-focus": `${key} own` })));
  }
  menu.append(element("p", {}, "Tick several for a picture of each."));
  return element("details", { class: "picker" + (picked.length ? " set" : ""), "data-key": key, open: isOpen },
    element("summary", { title },
      picked.length ? element("small", {}, title + ": ") : null,
      picked.length ? picked.map(name).join(", ") : title), menu);
}

function pick(key, values) {
  state.set({ [key]: values });
  showPickers();
  show();
}

$("pickers").addEventListener("keydown", (event) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key], picker = event.target.closest(".picker");
  if (!by || !picker || event.target.tagName === "INPUT" && event.target.type !== "checkbox") return;
  event.preventDefault();
  picker.open = true;
  const stops = [picker.querySelector("summary"), ...picker.querySelectorAll(".row button, .own input")];
  const row = event.target.closest(".row")?.querySelector("button") || event.target;
  stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(row) + by))].focus();
});

document.addEventListener("click", (event) => {
  for (const open of document.querySelectorAll("details.picker[open]")) {
    if (event.target.isConnected && !open.contains(event.target)) open.open = false;
  }
});

// MARK: Cells

/** Every combination of what is picked, for every scene that is shown. */
function wantedCells() {
  const app = state.get("app"), file = app || state.get("file");
  if (project.baselines.includes(file)) return [{ file, baseline: true, options: {}, label: baseName(file) }];
  const found = project.files.find((one) => one.path === file);
  const scene = state.get("scene");
  const listed = found?.scenes.length ? found.scenes : lastScenes.get(file) || [];
  const scenes = app ? [""] : scene ? [scene] : listed.length ? listed.map((one) => one.id) : file ? [""] : [];
  let combinations = [{}];
  for (const { key } of dimensions) {
    const values = state.all(key);
    if (values.length) combinations = combinations.flatMap((one) => values.map((value) => ({ ...one, [key]: value })));
  }
  const varying = dimensions.filter(({ key }) => state.all(key).length > 1);
  return scenes.flatMap((id) => {
    const known = listed.find((one) => one.id === id);
    const name = known ? sceneName({ path: file }, known) : id;
    return combinations.map((options) => ({
      file, scene: id, options, app: Boolean(app),
      label: [app ? "App" : scenes.length > 1 || !varying.length ? name || baseName(file) : "", ...varying.map(({ key, names }) => names?.[options[key]] || options[key])].filter(Boolean).join(" · "),
    }));
  });
}

const isCode = (cell) => cell.file.endsWith(".swift");
const keyOf = (cell) => JSON.stringify([cell.file, cell.scene, cell.options, Boolean(cell.app)]);

function show() {
  if (state.get("app")) readStrip(state.get("app"));
  const wanted = wantedCells();
  const before = new Map(cells.map((cell) => [cell.key, cell]));
  const isSingle = wanted.length === 1;
  cells = wanted.slice(0, mostCells).map((one, index) => {
    const cell = before.get(keyOf(one)) || makeCell(one);
    cell.label = one.label;
    cell.index = index;
    cell.caption.textContent = one.label;
    return cell;
  });
  const stage = $("stage");
  stage.classList.toggle("single", isSingle || !wanted.length);
  const parts = cells.map((cell) => cell.figure);
  if (!wanted.length) {
    const words = project.files.length
      ? "Choose a scene from the list. Pictures are redrawn whenever a file is saved."
      : "There is nothing to show yet: no storyboards, xibs, screens in JSON or previews in Swift files. They appear here as soon as they exist.";
    parts.push(element("p", { class: "welcome" }, words));
  }
  if (wanted.length > mostCells) parts.push(element("p", { class: "welcome" }, `${wanted.length - mostCells} more are not shown: pick fewer.`));
  const same = parts.length === stage.children.length && parts.every((part, index) => stage.children[index] === part);
  if (!same) stage.replaceChildren(...parts);
  if (!cells.includes(current)) { current = cells[0] || null; chosen = hovered = measuredFrom = null; concerned = []; }
  measure();
  for (const cell of cells) { place(cell); request(cell); }
  showStrip();
  showList();
  showInspector();
  showCompareChoices();
}

function makeCell(wanted) {
  const cell = { ...wanted, key: keyOf(wanted), seen: false, turn: 0, head: null };
  cell.image = element("img", { alt: "", hidden: true });
  cell.other = element("img", { alt: "", class: "other", hidden: true });
  cell.lines = drawn("svg", { "aria-hidden": "true" });
  cell.mistake = element("div", { class: "mistake", role: "alert", hidden: true });
  cell.note = element("div", { class: "note", role: "status", hidden: true });
  cell.paper = element("div", { class: "paper waiting", tabindex: "0", role: "img", "aria-label": wanted.label }, cell.image, cell.other, cell.lines, cell.note, cell.mistake);
  cell.caption = element("figcaption", {}, wanted.label);
  cell.figure = element("figure", {}, cell.paper, cell.caption);
  cell.paper.addEventListener("pointermove", (event) => point(cell, event));
  cell.paper.addEventListener("pointerleave", () => { hovered = null; drawLines(); showView(); });
  cell.paper.addEventListener("click", (event) => { if (isLookedAt(cell)) choose(cell, hit(cell, event)); });
  if (cell.app) listenToFingers(cell);
  cell.paper.addEventListener("focus", () => turnTo(cell));
  watcher.observe(cell.figure);
  cell.figure.cell = cell;
  return cell;
}

/** Whether pointing at it is about its views. A running app is touched instead. */
const isLookedAt = (cell) => !cell.app || strip.inspects;

/** Only what can be seen is drawn: a grid may be long. */
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    target.cell.seen = isIntersecting;
    if (isIntersecting) request(target.cell);
  }
}, { rootMargin: "400px" });

/** Its size in points as far as it is known, or else as it will probably be. */
function sizeOf(cell) {
  if (cell.head?.width) return [cell.head.width, cell.head.height];
  const [, wide, high] = /^(\d+)x(\d*)$/.exec(cell.options.size || "") || [];
  if (wide) return [Number(wide), Number(high || wide)];
  const device = project.about.devices?.find((one) => one.name === cell.options.device);
  const [width, height] = device ? [device.width, device.height] : [393, 852];
  return cell.options.orientation === "landscape" ? [height, width] : [width, height];
}

/** The room for pictures: measured once for all of them. */
let room = [0, 0];
function measure() { room = [$("stage").clientWidth - 44, $("stage").clientHeight - 74]; }

function zoomOf(cell) {
  const said = Number(state.get("zoom"));
  if (said) return said;
  const [width, height] = sizeOf(cell);
  if (cells.length === 1) return Math.max(0.1, Math.min(room[0] / width, room[1] / height, 2));
  // Of a grid, as large as all of them fit, or else two rows, and not larger than they are.
  const twoRows = Math.min(room[0] / width, Math.max(340, room[1] / 2 - 30) / height), gap = 22, caption = 26;
  const all = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(cells.length / rows);
    return Math.min((room[0] + gap) / columns - gap, ((room[1] + 48 + gap) / rows - caption - gap) * (width / height)) / width;
  });
  return Math.max(0.15, Math.min(1, Math.max(twoRows, ...all)));
}

function place(cell) {
  const [width, height] = sizeOf(cell), zoom = zoomOf(cell);
  cell.zoom = zoom;
  cell.paper.style.width = `${width * zoom}px`;
  cell.paper.style.height = `${height * zoom}px`;
  cell.lines.setAttribute("viewBox", `0 0 ${width} ${height}`);
  if (cell === current) drawLines();
}

/** As many pixels as the screen has for it. */
function scaleOf(cell) {
  const scale = Math.min(10, Math.max(0.05, zoomOf(cell) * (window.devicePixelRatio || 1)));
  return Math.round(scale * 1000) / 1000;
}

// MARK: Pictures

function address(cell, more = {}) {
  const query = new URLSearchParams({ file: cell.file, ...cell.options, scale: scaleOf(cell), ...more });
  if (cell.scene) query.set("scene", cell.scene);
  if (cell.app) { query.set("app", "yes"); query.set("steps", JSON.stringify(doneSteps())); }
  return "/api/scene?" + query;
}

let asks = 0;
/** An answer of the server. With the next of its turn it is not wanted any more, and null. */
async function envelope(url, turn, signal) {
  const answer = await fetch(turn ? url + "&" + new URLSearchParams({ turn: `${client}-${turn}`, number: ++asks }) : url, { signal });
  if (answer.status === 409) return null;
  if (!answer.ok) return { head: { errors: [{ message: (await answer.text()).trim() }] } };
  const bytes = await answer.arrayBuffer();
  const length = new DataView(bytes).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
  const picture = bytes.byteLength > 4 + length ? new Blob([new Uint8Array(bytes, 4 + length)], { type: "image/png" }) : null;
  return { head, picture };
}

/** Draws a cell unless it is drawn as it should be. */
async function request(cell, force = false) {
  if (force) cell.drawn = null;
  if (!cell.seen || !cells.includes(cell)) return;
  const url = cell.baseline ? "/api/baseline?" + new URLSearchParams({ file: cell.file }) : address(cell);
  if (cell.drawn === url || (cell.asked === url && !force)) return;
  // Somebody who types does not wait: the next picture has it all.
  if (cell.app && cell.asked) { cell.isStale = true; return; }
  if (url.length > mostCharacters) return showMistake(cell, [{ message: "There are too many steps; start again." }]);
  const sent = cell.app ? doneSteps() : null;
  cell.asked = url;
  cell.askedAt = performance.now();
  cell.isStale = false;
  cell.abort?.abort();
  cell.abort = new AbortController();
  const turn = ++cell.turn;
  cell.paper.classList.add("waiting");
  showNotes();
  let answer;
  try {
    answer = cell.baseline
      ? { head: { views: [], problems: [] }, picture: await (await fetch(url, { signal: cell.abort.signal })).blob() }
      : await envelope(url, cell.key, cell.abort.signal);
  } catch (error) {
    if (cell.turn === turn) { cell.asked = null; cell.paper.classList.remove("waiting"); }
    return;
  }
  if (cell.turn !== turn || !answer) return;
  cell.paper.classList.remove("waiting");
  if (sent) takeTouched(cell, sent, answer.head);
  if (sent && !answer.head.errors && !isUpToDate(cell, sent, answer.head.steps)) cell.isStale = true;
  cell.drawn = cell.isStale ? null : sent ? address(cell) : url;
  cell.asked = null;
  cell.note.hidden = true;
  if (cell.isStale) setTimeout(() => request(cell, true)); else cell.paper.classList.remove("stale");
  // What an app ended with stands below it, so that nothing covers where it can be touched.
  if (sent && answer.head.died && cell.head && strip.broken && decides(cell)) {
    cell.mistake.hidden = true;
    return cell.paper.classList.add("old");
  }
  if (answer.head.errors || !answer.picture) return showMistake(cell, answer.head.errors || []);
  const source = URL.createObjectURL(answer.picture);
  const loaded = new Image();
  loaded.src = source;
  try { await loaded.decode(); } catch { /* shown as far as it goes */ }
  if (cell.turn !== turn) return URL.revokeObjectURL(source);
  if (cell.image.src) URL.revokeObjectURL(cell.image.src);
  cell.image.src = source;
  cell.image.hidden = false;
  cell.mistake.hidden = true;
  cell.paper.classList.add("drawn");
  cell.paper.classList.remove("old");
  if (cell.baseline) [answer.head.width, answer.head.height] = [loaded.naturalWidth / 2, loaded.naturalHeight / 2];
  const isKnown = cell.head?.width === answer.head.width && cell.head?.height === answer.head.height;
  const before = cell.head?.views || [];
  cell.head = answer.head;
  cell.version = turn;
  if (cell === current) {
    [chosen, measuredFrom] = [chosen, measuredFrom].map((index) => followed(before[index], index, cell.head.views));
    concerned = [];
  }
  place(cell);
  if (cell === current) { showInspector(); loadFindings(); }
  compare(cell);
  document.dispatchEvent(new CustomEvent("picture", { detail: cell.key }));
  // Its size was a guess.
  if (!isKnown && !cell.baseline) request(cell);
}

/** Where a view is in the next picture: by its id, if it has one. */
function followed(view, index, views) {
  const found = view?.id ? views.findIndex((one) => one.id === view.id) : index;
  return found != null && views[found] ? found : null;
}

function showMistake(cell, errors) {
  cell.mistake.replaceChildren(
    element("b", {}, cell.head ? "This is the last good picture." : "It cannot be drawn."),
    ...errors.slice(0, 20).map((error) => mistakeParts(cell, error)));
  if (errors.length > 20) cell.mistake.append(element("p", {}, `and ${errors.length - 20} more`));
  cell.mistake.hidden = false;
  cell.paper.classList.add("old");
}

/** A mistake with its place, and the line of code if it is one. */
function mistakeParts(cell, error) {
  const file = error.file && error.file !== cell.file ? error.file + ": " : "";
  const line = error.line ? `line ${error.line}: ` : "";
  const source = error.source?.trimStart();
  const column = source != null && error.column ? error.column - 1 - (error.source.length - source.length) : -1;
  return element("p", {}, file + line + error.message,
    source ? element("code", {}, source + (column >= 0 && column < source.length + 1 ? "\n" + " ".repeat(column) + "^" : "")) : null);
}

/** Code takes a moment to compile, or a minute the first time: until then the picture is marked as the old one. */
let notesTimer = 0;
function showNotes() {
  let isWaiting = false;
  for (const cell of cells) {
    if (!cell.asked || !isCode(cell)) continue;
    isWaiting = true;
    const seconds = Math.floor((performance.now() - cell.askedAt) / 1000);
    const doing = cell.app && cell.head && !cell.paper.classList.contains("stale") ? "The app is busy …" : "";
    const words = doing || seconds < 1 ? doing || "Compiling …" : `Compiling … ${seconds} s` + (cell.head || seconds < 3 ? "" : ". The first time, the whole package is built.");
    cell.note.textContent = cell.head && !doing ? "Old picture. " + words : words;
    cell.note.hidden = performance.now() - cell.askedAt < 400;
  }
  clearTimeout(notesTimer);
  if (isWaiting) notesTimer = setTimeout(showNotes, 200);
}

// MARK: Views

function viewsOf(cell) { return cell?.head?.views || []; }

/** The view that is painted last where somebody points. */
function hit(cell, event) {
  const box = cell.paper.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) / cell.zoom, (event.clientY - box.top) / cell.zoom];
  let best = null;
  viewsOf(cell).forEach((view, index) => {
    const [left, top, width, height] = view.rect;
    if (view.order == null || x < left || y < top || x > left + width || y > top + height) return;
    if (best == null || view.order > viewsOf(cell)[best].order) best = index;
  });
  return best;
}

function point(cell, event) {
  if (!isLookedAt(cell)) return;
  const found = hit(cell, event);
  turnTo(cell);
  if (found === hovered) return;
  if (hovered != null) pointedBefore = hovered;
  hovered = found;
  drawLines();
  showView();
}

/** The inspector is about this one now. */
function turnTo(cell) {
  if (current === cell) return;
  current = cell;
  chosen = measuredFrom = null;
  concerned = [];
  showInspector();
}

function choose(cell, index, others = []) {
  current = cell;
  chosen = index;
  concerned = others;
  drawLines();
  showInspector();
}

const tagSize = 11;

/** Words on the picture: they cover neither each other nor, if it can be helped, the view that they are about. */
class Tags {
  constructor(cell, view) {
    this.line = 1 / cell.zoom;
    this.bounds = [cell.head.width, cell.head.height];
    // In a small picture they are smaller, too.
    this.size = (cell.zoom < 0.6 ? 9.5 : tagSize) * this.line;
    this.view = view.rect;
    this.text = view.text ? [view.rect] : [];
    this.spared = [];
    this.taken = [];
    this.parts = [];
  }

  extent(text) { return [text.length * this.size * 0.62 + 8 * this.line, this.size + 6 * this.line]; }

  /**
   * In the first of the places, middles, that is free. Without one it is left out if it only may be there; if it should, it covers
   * the view's text; if it must, anything.
   */
  add(places, text, kind = "", weight = "may") {
    const [width, height] = this.extent(text);
    const boxes = places.map(([x, y]) => [
      Math.min(Math.max(x - width / 2, 0), Math.max(0, this.bounds[0] - width)),
      Math.min(Math.max(y - height / 2, 0), Math.max(0, this.bounds[1] - height)), width, height]);
    const isFree = (others) => (box) => !others.some((other) => overlap(box, other));
    const box = boxes.find(isFree([...this.taken, ...this.text, ...this.spared])) || boxes.find(isFree([...this.taken, ...this.text]))
      || (weight !== "may" && boxes.find(isFree(this.taken))) || (weight === "must" && boxes[0]);
    if (!box) return;
    this.taken.push(box);
    const [x, y] = box;
    this.parts.push(
      drawn("rect", { x, y, width, height, rx: 3 * this.line, class: "tag-paper " + kind }),
      drawn("text", { x: x + width / 2, y: y + height / 2 + this.size * 0.36, "text-anchor": "middle", "font-size": this.size, class: "tag" }, text));
  }
}

const overlap = ([x1, y1, w1, h1], [x2, y2, w2, h2]) => x1 < x2 + w2 && x2 < x1 + w1 && y1 < y2 + h2 && y2 < y1 + h1;

/** The gaps between two rectangles, or between the sides of one that lies in the other. */
function distances(one, other) {
  const [l1, t1, w1, h1] = one, [l2, t2, w2, h2] = other;
  const [r1, b1, r2, b2] = [l1 + w1, t1 + h1, l2 + w2, t2 + h2];
  const middle = (low1, high1, low2, high2) => (Math.max(low1, low2) + Math.min(high1, high2)) / 2;
  const found = [];
  const y = middle(t1, b1, t2, b2), x = middle(l1, r1, l2, r2);
  if (r1 <= l2) found.push([r1, y, l2, y]);
  else if (r2 <= l1) found.push([r2, y, l1, y]);
  else { found.push([Math.min(l1, l2), y, Math.max(l1, l2), y], [Math.min(r1, r2), y, Math.max(r1, r2), y]); }
  if (b1 <= t2) found.push([x, b1, x, t2]);
  else if (b2 <= t1) found.push([x, b2, x, t1]);
  else { found.push([x, Math.min(t1, t2), x, Math.max(t1, t2)], [x, Math.min(b1, b2), x, Math.max(b1, b2)]); }
  return found.filter(([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1) > 0.01);
}

function drawLines() {
  for (const cell of cells) if (cell !== current && cell.lines.firstChild && !outlines) cell.lines.replaceChildren();
  if (outlines) for (const cell of cells) if (cell !== current) cell.lines.replaceChildren(...outlineLines(cell));
  const cell = current;
  if (!cell?.head) return;
  const views = viewsOf(cell), parts = outlines ? outlineLines(cell) : [];
  const line = 1 / cell.zoom;
  const box = (view, kind, width) => {
    const [x, y, w, h] = view.rect;
    return drawn("rect", { x, y, width: w, height: h, class: kind, "stroke-width": width });
  };
  const shown = views[hovered ?? chosen];
  for (const index of concerned) if (views[index] && index !== chosen) parts.push(box(views[index], "concerned-line", 2 * line));
  if (views[chosen]) parts.push(box(views[chosen], "chosen-line", 2 * line));
  if (shown) {
    if (hovered != null && hovered !== chosen) parts.push(box(shown, "hover-line", 1.5 * line));
    const [x, y, w, h] = shown.rect, [top, left, bottom, right] = shown.margins;
    const isMargin = shown.kind === "view" || shown.kind === "tableViewCell" || shown.kind === "stackView";
    if (isMargin && w > left + right && h > top + bottom && (top || left || bottom || right)) {
      parts.push(drawn("rect", { x: x + left, y: y + top, width: w - left - right, height: h - top - bottom, class: "margin-line", "stroke-width": line }));
    }
    const tags = new Tags(cell, shown);
    const label = `${short(shown.frame[2])} × ${short(shown.frame[3])}`, [wide, high] = tags.extent(label);
    // At a corner, as constraints meet the middle of a side.
    const [left1, right1, above, below] = [x + wide / 2, x + w - wide / 2, y - high / 2 - 3 * line, y + h + high / 2 + 3 * line];
    const corners = below + high / 2 < cell.head.height ? [[right1, below], [left1, below], [right1, above]] : [[right1, above], [left1, above]];
    tags.add(corners, label, "", "must");
    const other = views[hovered != null ? chosen ?? pointedBefore : measuredFrom];
    if (other && other !== shown) {
      if (other !== views[chosen]) parts.push(box(other, "chosen-line", line));
      for (const [x1, y1, x2, y2] of distances(other.rect, shown.rect)) {
        parts.push(drawn("line", { x1, y1, x2, y2, class: "distance", "stroke-width": 1.5 * line }));
        tags.add([[(x1 + x2) / 2, (y1 + y2) / 2]], short(Math.hypot(x2 - x1, y2 - y1)), "distance-paper", "must");
      }
    }
    parts.push(...explainedLines(cell, shown, line, tags), ...tags.parts);
  }
  cell.lines.replaceChildren(...parts);
}

function outlineLines(cell) {
  return viewsOf(cell).filter((view) => view.order != null).map(({ rect: [x, y, width, height] }) =>
    drawn("rect", { x, y, width, height, class: "all-line", "stroke-width": 1 / cell.zoom }));
}

// MARK: The inspector

const shortened = (words) => (words.length > 40 ? words.slice(0, 39).trimEnd() + "…" : words);

function titleOf(view) {
  const words = view.label || (view.text?.string ? `“${shortened(view.text.string.replace(/\s+/g, " ").trim())}”` : "");
  return [view.class, words].filter(Boolean).join(" ");
}

function showInspector() {
  showView();
  showTree();
  showProblems();
}

function row(title, value) {
  if (value == null || value === "") return null;
  return element("tr", {}, element("th", { scope: "row" }, title), element("td", {}, ...[].concat(value)));
}

const edges = ([top, left, bottom, right]) => (top === left && left === bottom && bottom === right ? short(top) : [top, left, bottom, right].map(short).join(", "));
const origin = ([x, y, width, height]) => `${short(x)}, ${short(y)} · ${short(width)} × ${short(height)}`;

function showView() {
  const view = viewsOf(current)[hovered ?? chosen];
  if (!view) {
    const head = current?.head;
    $("view").replaceChildren(...(head && head.width
      ? [element("h2", {}, current.label || head.name || ""), element("p", { class: "sub" }, [`${short(head.width)} × ${short(head.height)} points`, head.device, head.release ? `iOS ${head.release}` : ""].filter(Boolean).join(" · ")), element("p", { class: "hint" }, isLookedAt(current) ? "Point at a view for its frame; click to choose it." : "Click, drag, turn the wheel and type in the running app. Inspect chooses views instead.")]
      : [element("p", { class: "hint" }, "Point at a view to see its frame, its text and the constraints behind it.")]));
    return;
  }
  const text = view.text;
  const rows = [
    row("Frame", origin(view.frame)),
    row("In picture", origin(view.rect)),
    row("Margins", view.margins.some(Boolean) ? edges(view.margins) : null),
    row("Safe area", view.safeArea.some(Boolean) ? edges(view.safeArea) : null),
    text && row("Text", text.string),
    text?.lines && row("Lines", String(text.lines.length) + (text.truncated ? ", cut off" : "") + (text.scale !== 1 ? `, shrunk to ${Math.round(text.scale * 100)} %` : "")),
    text?.font && row("Font", `${text.font} ${short(text.size)}`),
    row("Hugging", view.hugging.map(short).join(", ")),
    row("Compression", view.compression.map(short).join(", ")),
    row("Placed by", view.autoresizing ? "its autoresizing mask" : null),
    row("Ambiguous", view.ambiguous ? "its position or size is open" : null),
  ].filter(Boolean);
  $("view").replaceChildren(
    element("h2", {}, titleOf(view)),
    element("p", { class: "sub" }, [view.kind, view.id ? `id ${view.id}` : "", view.line ? `line ${view.line}` : "", view.order == null ? "not visible" : ""].filter(Boolean).join(" · ")),
    element("table", {}, element("tbody", {}, ...rows)), explanation() || "");
  explain();
}

/** Views in the order of the document, as deep as they lie. */
function showTree() {
  const views = viewsOf(current);
  const depth = [];
  const marks = views.map((view, index) => {
    depth[index] = view.parent == null || view.parent >= index ? 0 : depth[view.parent] + 1;
    const button = element("button", {
      role: "treeitem", "aria-level": depth[index] + 1, "aria-selected": index === chosen ? "true" : "false", tabindex: index === (chosen ?? 0) ? "0" : "-1",
      class: view.order == null ? "unseen" : "", "data-view": index, onclick: () => choose(current, index),
      onpointerenter: () => { hovered = index; drawLines(); }, onpointerleave: () => { hovered = null; drawLines(); },
    }, titleOf(view), " ", element("small", {}, view.id && view.id !== view.label ? view.id : ""));
    button.style.paddingLeft = `${6 + Math.min(depth[index], 14) * 12}px`;
    return button;
  });
  const had = $("tree").contains(document.activeElement);
  $("tree").replaceChildren(...marks);
  $("view-count").textContent = views.length || "";
  if (had) $("tree").querySelector("[tabindex='0']")?.focus();
}

$("tree").addEventListener("keydown", (event) => {
  const index = Number(document.activeElement?.dataset?.view);
  const views = viewsOf(current);
  if (Number.isNaN(index)) return;
  let next = null;
  if (event.key === "ArrowDown") next = Math.min(views.length - 1, index + 1);
  if (event.key === "ArrowUp") next = Math.max(0, index - 1);
  if (event.key === "ArrowLeft") next = views[index].parent ?? index;
  if (event.key === "ArrowRight") { const child = views.findIndex((view) => view.parent === index); next = child < 0 ? index : child; }
  if (event.key === "Home") next = 0;
  if (event.key === "End") next = views.length - 1;
  if (next == null) return;
  event.preventDefault();
  choose(current, next);
  $("tree").querySelector(`[data-view="${next}"]`)?.focus();
});

$("files").addEventListener("keydown", (event) => {
  const buttons = [...$("files").querySelectorAll("button")];
  const index = buttons.indexOf(document.activeElement);
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (index < 0 || !by) return;
  event.preventDefault();
  const next = buttons[index + by];
  if (next) next.focus(); else if (by < 0) $("search").focus();
});

function allProblems() {
  const own = (current?.head?.problems || []).map((one) => ({ ...one, severe: one.kind === "conflict" || one.kind === "ambiguous" }));
  const scene = current?.head?.name;
  const linted = findings.filter((one) => one.file === current?.file && (!one.scene || one.scene === scene)).map((one) => ({
    kind: one.rule, message: one.message, line: one.line, severe: one.severity === "error",
    view: one.id ? viewsOf(current).findIndex((view) => view.id === one.id) : null,
  }));
  // What the layout says, lint says again.
  return [...own, ...linted.filter((one) => !own.some((known) => known.kind === one.kind && known.line === one.line))];
}

function showProblems() {
  const all = allProblems();
  const count = $("problem-count");
  count.textContent = all.length || "";
  count.classList.toggle("bad", all.some((one) => one.severe));
  $("problems").replaceChildren(...(all.length ? all.map((problem, index) => element("li", { class: problem.severe ? "severe" : "" }, element("button", {
    "aria-current": index === problemIndex ? "true" : null, onclick: () => chooseProblem(index),
  }, element("small", {}, [problem.kind, problem.line ? `line ${problem.line}` : ""].filter(Boolean).join(" · ")), problem.message)))
    : [element("li", { class: "hint" }, current?.head ? "None in this scene." : "")]));
}

function chooseProblem(index) {
  const problem = allProblems()[index];
  if (!problem) return;
  problemIndex = index;
  if (problem.view != null && problem.view >= 0) {
    choose(current, problem.view, problem.views);
    current.paper.scrollIntoView({ block: "nearest", inline: "nearest" });
  } else showProblems();
}

let findingsTimer = 0;
function loadFindings() {
  const cell = current;
  if (!cell || cell.baseline || cell.app || cell.linted === cell.version) return;
  clearTimeout(findingsTimer);
  // What people look at comes first.
  findingsTimer = setTimeout(async () => {
    cell.linted = cell.version;
    try {
      const answer = await envelope("/api/lint?" + new URLSearchParams({ file: cell.file }), "lint");
      if (!answer || !answer.head.findings) return;
      findings = answer.head.findings.map((one) => ({ ...one, file: cell.file }));
      if (current === cell) showProblems();
    } catch { /* the next picture asks again */ }
  }, 250);
}

// MARK: Why

/** What made a view so, as far as that has been found out for this picture: it takes some layouts. Null: it cannot be. */
function whyOf(cell, view) {
  return cell?.whys?.version === cell?.version ? cell?.whys?.known.get(view) : undefined;
}

function explanation() {
  const index = hovered ?? chosen;
  if (index == null) return null;
  const known = whyOf(current, index);
  if (known) return whyParts(known);
  return element("p", { class: "hint" }, known === null ? "Why it has this frame is not known while the file has mistakes." : "Finding out why …");
}

function whyParts(why) {
  const parts = [element("h3", {}, "Why"), element("p", { class: "sub" }, why.placement.words)];
  for (const side of why.sides) {
    const reasons = side.decidedBy.map((index) => constraintItem(why.constraints[index]));
    if (!reasons.length && !side.open) continue;
    parts.push(element("h3", {}, `${side.side} ${short(side.value)}`), element("ul", {}, ...(side.open ? [element("li", { class: "yielded" }, "nothing decides it")] : reasons)));
  }
  const yielded = why.constraints.filter((one) => one.missedBy);
  if (yielded.length) {
    parts.push(element("h3", {}, "Yielded"), element("ul", {}, ...yielded.map((one) => {
      const item = constraintItem(one, "yielded");
      item.append(`, missed by ${short(one.missedBy)}` + (one.yieldsTo.length ? `; it yields to ${one.yieldsTo.map((index) => why.constraints[index].words).join("; ")}` : ""));
      return item;
    })));
  }
  if (why.problems.length) parts.push(element("ul", {}, ...why.problems.map((words) => element("li", { class: "yielded" }, words))));
  return element("div", {}, ...parts);
}

/** Pointing at a constraint shows it in the picture, and where the view would be without it. */
function constraintItem(one, kind = "") {
  const place = [one.line ? `line ${one.line}` : "", one.priority < 1000 ? `priority ${short(one.priority)}` : ""].filter(Boolean).join(", ");
  const without = one.without?.open?.length ? "without it: open" : one.without ? "without it: " + origin(flat(one.without.frame)) : "";
  const show = (pointed) => () => { pointedConstraint = pointed; drawLines(); };
  return element("li", {
    tabindex: "0", title: without, class: kind,
    onpointerenter: show(one), onpointerleave: show(null), onfocus: show(one), onblur: show(null),
  }, one.words.replace(/ ([+−]) /g, "\u00a0$1\u00a0"), place ? element("small", {}, ` (${place})`) : null);
}

const flat = ({ x, y, width, height }) => [x, y, width, height];
let pointedConstraint = null;

/** The view's own constraints, as Interface Builder draws them: beams with their numbers, lines along what they align. */
function explainedLines(cell, view, line, tags) {
  const index = viewsOf(cell).indexOf(view), why = whyOf(cell, index), parts = [];
  const ghost = index === (hovered ?? chosen) && pointedConstraint?.without?.frame;
  if (ghost) {
    const [x, y] = [view.rect[0] - view.frame[0], view.rect[1] - view.frame[1]];
    parts.push(drawn("rect", { x: ghost.x + x, y: ghost.y + y, width: ghost.width, height: ghost.height, class: "ghost-line", "stroke-width": 1.5 * line }));
    const [wide, high] = [ghost.x + x + ghost.width / 2, ghost.y + y + ghost.height];
    tags.add([[wide, high + 12 * line], [wide, ghost.y + y - 12 * line]], `without it ${short(ghost.width)} × ${short(ghost.height)}`, "distance-paper", "must");
  }
  const isOwn = (one) => one.missedBy || (one.direct && (one.decides.length || one.alsoSays.length));
  const shown = (why?.constraints || []).filter((one) => one === pointedConstraint || (!pointedConstraint && isOwn(one)));
  // What holds is told before what yielded.
  const marks = [...shown.filter((one) => !one.missedBy), ...shown.filter((one) => one.missedBy)].flatMap((one) =>
    one.marks.map((mark) => ({ ...mark, kind: one.missedBy ? " yielded" : "", weight: one === pointedConstraint ? "must" : one.missedBy ? "may" : "should" })));
  for (const { line: [x1, y1, x2, y2] } of marks) tags.spared.push([Math.min(x1, x2) - 4 * line, Math.min(y1, y2) - 4 * line, Math.abs(x2 - x1) + 8 * line, Math.abs(y2 - y1) + 8 * line]);
  for (const mark of marks) parts.push(...markLines(mark, line, tags));
  return parts;
}

function markLines({ shape, line: [x1, y1, x2, y2], label, kind, weight }, line, tags) {
  const isAcross = Math.abs(x2 - x1) >= Math.abs(y2 - y1), width = (weight === "must" ? 2.5 : 1.5) * line, bar = 4 * line;
  const attributes = { class: "mark-line" + kind, "stroke-width": shape === "beam" ? width : width * 0.8 };
  const parts = [drawn("line", { x1, y1, x2, y2, ...attributes })];
  if (shape === "beam") {
    const [x, y] = isAcross ? [0, bar] : [bar, 0];
    for (const [atX, atY] of [[x1, y1], [x2, y2]]) parts.push(drawn("line", { x1: atX - x, y1: atY - y, x2: atX + x, y2: atY + y, ...attributes }));
  }
  if (label) {
    const [wide, high] = tags.extent(label), [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const [right, down] = [wide / 2 + bar + 2 * line, high / 2 + bar + 2 * line];
    // Beyond the sides of the view, too, and beyond the beams that end there.
    const [viewX, viewY, viewWidth, viewHeight] = tags.view, beyond = bar + line;
    const [west, east] = [viewX - wide / 2 - beyond, viewX + viewWidth + wide / 2 + beyond];
    const [north, south] = [viewY - high / 2 - beyond, viewY + viewHeight + high / 2 + beyond];
    const isShort = isAcross ? Math.abs(x2 - x1) < wide + 8 * line : Math.abs(y2 - y1) < high + 8 * line;
    const beside = isAcross
      ? [[x, y + down], [x, y - down], [x + right, y + down], [x - right, y + down], [x + right, y - down], [x - right, y - down], [x, y + down + high], [x, y - down - high], [x, north], [x, south]]
      : [[x + right, y], [x - right, y], [x + right, y + high], [x + right, y - high], [x - right, y + high], [x - right, y - high], [x, y2 + down], [x, y1 - down], [east, y], [west, y]];
    // A short beam is not covered by its number; a long one may have it on it.
    if (!isShort) tags.spared = tags.spared.filter((box) => !overlap(box, [x, y, 0, 0]));
    tags.add(isShort ? beside : [[x, y], ...beside], label, "mark-paper" + kind, weight);
  }
  return parts;
}

let explainTimer = 0;
function explain() {
  const [cell, view] = [current, hovered ?? chosen];
  clearTimeout(explainTimer);
  if (view == null || !cell?.drawn || cell.baseline || whyOf(cell, view) !== undefined) return;
  // Whoever only passes over a view does not ask.
  explainTimer = setTimeout(async () => {
    const version = cell.version;
    const url = address(cell, { view }).replace("/api/scene", "/api/explain");
    const answer = await envelope(url, "explain").catch(() => null);
    if (!answer || cell.version !== version) return;
    if (cell.whys?.version !== version) cell.whys = { version, known: new Map() };
    cell.whys.known.set(view, answer.head.explanation ?? null);
    if (current === cell && (hovered ?? chosen) === view) { showView(); drawLines(); }
  }, hovered == null ? 60 : 220);
}

// MARK: Comparing

function showCompareChoices() {
  const how = state.get("compare");
  $("compare-with").value = how;
  $("revision-row").hidden = how !== "revision";
  $("baseline-row").hidden = how !== "baseline";
  $("drop-row").hidden = how !== "drop";
  if (how) $("compare-section").open = true;
  $("revision").value = state.get("revision") || "HEAD";
  $("compare-how").value = state.get("how") || "overlay";
  const list = baselinesOf(state.get("file"));
  $("baseline").replaceChildren(...(list.length ? list : [""]).map((one) => element("option", { value: one }, one ? baseName(one) : "none is recorded")));
  if (list.includes(state.get("baseline"))) $("baseline").value = state.get("baseline");
  else if (current) $("baseline").value = bestBaseline(current, list) || list[0] || "";
  for (const cell of cells) compare(cell);
}

/** The one whose name has most of the words of the cell. */
function bestBaseline(cell, list) {
  const words = [cell.label, ...Object.values(cell.options)].join(" ").toLowerCase().split(/[^\p{L}\p{N}.]+/u).filter(Boolean);
  const score = (name) => words.filter((word) => name.toLowerCase().includes(word)).length * 100 - name.length;
  return [...list].sort((one, other) => score(baseName(other)) - score(baseName(one)))[0];
}

async function compare(cell) {
  const how = state.get("compare");
  const strength = Number($("strength").value) / 100;
  cell.paper.classList.toggle("difference", Boolean(how) && state.get("how") === "difference");
  cell.other.style.opacity = state.get("how") === "difference" ? "1" : String(strength);
  let source = "";
  if (how === "drop") source = dropped || "";
  if (how === "baseline") {
    const list = baselinesOf(cell.file);
    const name = state.get("baseline") && cells.length === 1 && list.includes(state.get("baseline")) ? state.get("baseline") : bestBaseline(cell, list);
    source = name ? "/api/baseline?" + new URLSearchParams({ file: name, t: cell.baselineTurn || 0 }) : "";
  }
  if (how === "revision" && !cell.baseline) {
    const url = address(cell, { revision: state.get("revision") || "HEAD" });
    if (cell.otherAsked === url) return;
    cell.otherAsked = url;
    const answer = await envelope(url).catch(() => null);
    if (!answer || cell.otherAsked !== url) return;
    sayCompareProblem(answer.head.errors?.map((error) => error.message).join(" "));
    source = answer.picture ? URL.createObjectURL(answer.picture) : "";
  } else cell.otherAsked = null;
  if (how !== "revision") sayCompareProblem(how === "baseline" && !source ? "No baseline of this document is recorded; `preview snapshot record` records them." : "");
  if (cell.other.getAttribute("src") === source) return;
  if (cell.other.src.startsWith("blob:") && cell.other.src !== dropped) URL.revokeObjectURL(cell.other.src);
  cell.other.hidden = !source;
  if (source) cell.other.src = source; else cell.other.removeAttribute("src");
}

function sayCompareProblem(words) {
  $("compare-problem").textContent = words || "";
  $("compare-problem").hidden = !words;
}

$("compare-with").addEventListener("change", (event) => { state.set({ compare: event.target.value, baseline: null }); showCompareChoices(); });
$("revision").addEventListener("change", (event) => { state.set({ revision: event.target.value.trim() }); showCompareChoices(); });
$("baseline").addEventListener("change", (event) => { state.set({ baseline: event.target.value }); showCompareChoices(); });
$("compare-how").addEventListener("change", (event) => { state.set({ how: event.target.value === "overlay" ? null : event.target.value }); showCompareChoices(); });
$("strength").addEventListener("input", () => cells.forEach(compare));
$("drop-file").addEventListener("change", (event) => take(event.target.files[0]));
for (const kind of ["dragover", "drop", "dragleave"]) {
  document.addEventListener(kind, (event) => {
    event.preventDefault();
    $("stage").classList.toggle("dropping", kind === "dragover");
    if (kind === "drop") take([...event.dataTransfer.files].find((file) => file.type.startsWith("image/")));
  });
}

/** It stays in the page: nothing is sent anywhere. */
function take(file) {
  if (!file) return;
  if (dropped) URL.revokeObjectURL(dropped);
  dropped = URL.createObjectURL(file);
  state.set({ compare: "drop" });
  showCompareChoices();
}

// MARK: What changes

const unrelated = /\.(swift|m|mm|h|c|md|py|sh|js|css|html)$/i;
const unrelatedToCode = /\.(md|py|sh|js|css|html)$/i;

/** Asks for new pictures of what the files are a part of. */
function redraw(files) {
  const [changesDocuments, changesCode] = [unrelated, unrelatedToCode].map((others) => files.some((file) => !others.test(file)));
  for (const cell of cells) {
    if (!(isCode(cell) ? changesCode : changesDocuments)) continue;
    cell.baselineTurn = (cell.baselineTurn || 0) + 1;
    if (!isCode(cell)) cell.otherAsked = null;
    if (isCode(cell)) cell.paper.classList.add("stale");
    // When many files change in a row, a picture that is nearly there is not thrown away.
    if (cell.asked && (isCode(cell) || performance.now() - cell.askedAt < 300)) cell.isStale = true;
    else request(cell, true);
  }
  if (state.get("compare") === "baseline") for (const cell of cells) compare(cell);
}

let events = null;
let hasMissed = false;

function listen() {
  events = new EventSource("/api/events");
  events.onopen = () => {
    document.body.classList.remove("lost");
    $("state").className = "";
    $("state").title = "Connected: pictures follow the files";
    if (!hasMissed) return;
    // What came meanwhile is not known.
    hasMissed = false;
    for (const cell of cells) { cell.paper.classList.add("stale"); request(cell, true); }
    followList();
  };
  events.onerror = () => {
    hasMissed = true;
    document.body.classList.add("lost");
    $("state").className = "lost";
    $("state").title = "The server cannot be reached; is `preview serve` still running?";
  };
  events.onmessage = ({ data }) => {
    const { files, list: isOtherList } = JSON.parse(data);
    redraw(files);
    if (isOtherList) followList();
  };
}

/** Browsers have six connections to a server: pages that nobody sees must not hold them all. */
let secondsUnseen = 20, unseenTimer = 0;
document.addEventListener("visibilitychange", () => {
  clearTimeout(unseenTimer);
  if (!document.hidden) { if (!events) listen(); return; }
  unseenTimer = setTimeout(() => { events?.close(); events = null; hasMissed = true; }, secondsUnseen * 1000);
});

// MARK: Keys

function toggleDark() {
  const isDark = state.all("appearance").join() === "dark";
  pick("appearance", isDark ? [] : ["dark"]);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    const open = document.querySelector("details.picker[open]");
    if (open) { open.open = false; open.querySelector("summary").focus(); return; }
    if (document.activeElement === $("search") && $("search").value) { $("search").value = ""; showList(); return; }
    document.body.classList.remove("list-open");
    chosen = hovered = pointedBefore = measuredFrom = null;
    concerned = [];
    drawLines();
    showInspector();
    return;
  }
  if (/^(input|select|textarea)$/i.test(event.target.tagName) && event.target.type !== "checkbox") {
    if (event.target === $("search") && event.key === "ArrowDown") { event.preventDefault(); $("files").querySelector("button")?.focus(); }
    if (event.target === $("search") && event.key === "Enter") $("files").querySelector("button")?.click();
    return;
  }
  const count = allProblems().length;
  const actions = {
    "/": () => { document.body.classList.remove("no-list"); document.body.classList.add("list-open"); $("search").focus(); $("search").select(); },
    j: () => step(1), k: () => step(-1), d: toggleDark,
    o: () => { outlines = !outlines; if (!outlines) for (const cell of cells) cell.lines.replaceChildren(); drawLines(); },
    m: () => { measuredFrom = measuredFrom === chosen ? null : chosen; drawLines(); },
    c: () => { state.set({ compare: state.get("compare") ? null : "revision" }); showCompareChoices(); },
    n: () => count && chooseProblem((problemIndex + 1) % count), p: () => count && chooseProblem((problemIndex + count - 1) % count),
    l: toggleList, i: toggleInspector, "?": () => $("help").showModal(),
  };
  const action = actions[event.key];
  if (!action || $("help").open) return;
  event.preventDefault();
  action();
});

function toggleList() {
  if (matchMedia("(max-width: 760px)").matches) document.body.classList.toggle("list-open");
  else document.body.classList.toggle("no-list");
  $("toggle-list").setAttribute("aria-expanded", String(!document.body.classList.contains("no-list")));
  refit();
}

function toggleInspector() {
  document.body.classList.toggle("no-inspector");
  $("toggle-inspector").setAttribute("aria-expanded", String(!document.body.classList.contains("no-inspector")));
  refit();
}

function refit() {
  measure();
  for (const cell of cells) { place(cell); request(cell); }
}

let refitTimer = 0;
new ResizeObserver(() => { clearTimeout(refitTimer); refitTimer = setTimeout(refit, 120); }).observe($("stage"));
$("toggle-list").addEventListener("click", toggleList);
$("toggle-inspector").addEventListener("click", toggleInspector);
$("help-button").addEventListener("click", () => $("help").showModal());
$("search").addEventListener("input", showList);
$("zoom").addEventListener("change", (event) => { state.set({ zoom: event.target.value }); refit(); });
$("stage").addEventListener("click", (event) => { if (event.target === $("stage")) choose(current, null); });
addEventListener("popstate", () => { chosen = measuredFrom = null; start(); });

function start() {
  $("zoom").value = state.get("zoom");
  showPickers();
  show();
}

(async () => {
  await loadProject();
  // With one thing to be seen, there is nothing to choose.
  if (!state.get("file") && !state.get("app") && project.files.length === 1) state.set({ file: project.files[0].path });
  listenToAppBar();
  start();
  listen();
})();
