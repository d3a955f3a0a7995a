"use strict";
// The running app: what was done in it is a list of steps, the strip. The screen follows from the strip, so it can be shared, and taken back.

const strip = {
  file: "",
  steps: [],
  /** How many of the steps are done: those after them were taken back. */
  at: 0,
  /** How many of them have led to a picture. One that never did is not added. */
  good: 0,
  /** The first step that cannot be done any more, or after which the app crashed: its index, and why. */
  broken: null,
  /** Why the last touch was not added. */
  refused: "",
  /** What the last step came from, as keys and turns of a wheel go on with the step before. */
  source: "",
  sourceAt: 0,
  inspects: false,
  /** Those of other apps, and of this one while something else is looked at. */
  others: new Map(),
};

/** The server reads an address of 64 KB. */
const mostCharacters = 30000;

function doneSteps() { return strip.steps.slice(0, strip.at); }

/** The address has the strip behind its number sign. */
const hashOf = (steps) => (steps.length ? "#" + new URLSearchParams(steps.map((step) => ["do", step])) : "");

function readStrip(file) {
  const steps = new URLSearchParams(location.hash.slice(1)).getAll("do");
  const isOwn = file === strip.file && steps.join("\n") === doneSteps().join("\n");
  if (isOwn) return;
  if (strip.file) strip.others.set(strip.file, doneSteps());
  Object.assign(strip, { file, steps, at: steps.length, good: steps.length, broken: null, refused: "", source: "" });
}

function writeStrip() { history.replaceState(null, "", location.pathname + location.search + hashOf(doneSteps())); }

// MARK: Steps

/** Does something in the app. `source` goes on with the step before if that is of the same source and came just now. */
function touchApp(step, source = "") {
  if (strip.broken) strip.at = Math.min(strip.at, strip.broken.index);
  strip.steps = [...doneSteps(), step];
  strip.good = Math.min(strip.good, strip.at);
  changed(source);
}

function replaceLastTouch(step, source) {
  strip.steps = [...strip.steps.slice(0, strip.at - 1), step];
  strip.good = Math.min(strip.good, strip.at - 1);
  changed(source);
}

function changed(source) {
  strip.at = strip.steps.length;
  Object.assign(strip, { broken: null, refused: "", source, sourceAt: performance.now() });
  showApp();
}

/** Goes on where the last step ended, if it is one of the same source. */
function goesOn(source, seconds) {
  return strip.source === source && strip.at === strip.steps.length && strip.at > 0 && performance.now() - strip.sourceAt < seconds * 1000;
}

function goTo(index) {
  strip.at = Math.max(0, Math.min(strip.steps.length, index));
  Object.assign(strip, { broken: null, refused: "", source: "" });
  stopApp();
  showApp();
}

function startAgain() {
  Object.assign(strip, { steps: [], at: 0, good: 0, broken: null, refused: "", source: "" });
  stopApp();
  showApp();
}

/** Nobody waits for what comes of steps that were taken back. */
function stopApp() {
  for (const cell of cells) {
    if (!cell.app || !cell.asked) continue;
    cell.turn += 1;
    cell.abort?.abort();
    cell.asked = null;
    cell.note.hidden = true;
    cell.paper.classList.remove("waiting");
  }
}

function showApp() {
  writeStrip();
  showStrip();
  for (const cell of cells) if (cell.app) request(cell);
}

/** Takes over what came of steps that were sent: their names, and why one was not done. */
function takeTouched(cell, sent, head) {
  cell.finger?.remove();
  if (!decides(cell)) {
    cell.caption.textContent = [cell.label, head.refusal].filter(Boolean).join(" · ");
    return;
  }
  const isNew = (index) => index >= strip.good;
  if (head.errors) {
    if (head.died && sent.length > strip.good && isSent(sent, sent.length)) strip.broken = { index: strip.good, words: head.errors[0].message };
    return showStrip();
  }
  // The code may be another than the one that could not do a step.
  strip.broken = null;
  const done = head.steps || [];
  done.forEach((words, index) => { if (strip.steps[index] === sent[index]) strip.steps[index] = words; });
  if (head.refusal && strip.steps[done.length] === sent[done.length]) {
    if (isNew(done.length)) {
      strip.steps.splice(done.length, 1);
      strip.at = Math.min(strip.at, strip.steps.length);
      strip.refused = head.refusal;
      strip.source = "";
    } else strip.broken = { index: done.length, words: head.refusal };
  }
  if (isSent(done, done.length)) strip.good = Math.max(strip.good, done.length);
  writeStrip();
  showStrip();
}

const isSent = (sent, count) => sent.slice(0, count).every((step, index) => strip.steps[index] === step);

/** Of several variants of the app, the one that is touched says what a step is called and whether it can be done. */
const decides = (cell) => cell === (cells.includes(current) ? current : cells[0]);

/** Whether the picture after the steps that were sent, of which some were done, is the one that is wanted. */
function isUpToDate(cell, sent, steps) {
  if (!decides(cell)) return sent.length === strip.at && isSent(sent, sent.length);
  const end = strip.broken && strip.broken.index < strip.at ? strip.broken.index : strip.at;
  return steps.length === end && isSent(steps, end);
}

// MARK: The strip

function showStrip() {
  const isApp = Boolean(state.get("app"));
  $("app").hidden = !isApp;
  if (!isApp) return;
  const chips = [["Start", 0], ...strip.steps.map((step, index) => [step, index + 1])].map(([words, index]) => {
    const isBroken = strip.broken?.index === index - 1;
    const kind = isBroken ? "broken" : index > strip.at || (strip.broken && index - 1 > strip.broken.index) ? "undone" : "";
    return element("li", {}, element("button", {
      class: kind, "aria-current": index === strip.at ? "step" : null, title: isBroken ? strip.broken.words : index < strip.at ? "Back to here" : index > strip.at ? "Do it again" : "The app is here",
      onclick: () => goTo(index),
    }, words));
  });
  $("strip").replaceChildren(...chips);
  $("strip").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const words = strip.broken?.words || strip.refused;
  $("refusal").textContent = words;
  $("refusal").hidden = !words;
  $("appearance-step").textContent = isDarkByStep() ? "Light" : "Dark";
  $("inspects").setAttribute("aria-pressed", String(strip.inspects));
  for (const cell of cells) if (cell.app) cell.paper.classList.toggle("touched", !strip.inspects);
}

function isDarkByStep() {
  const last = doneSteps().findLast((step) => step.startsWith("appearance "));
  return last ? last.endsWith("dark") : state.get("appearance") === "dark";
}

// MARK: Fingers

const round = (number) => String(Math.round(number));
const pair = ([x, y]) => `${round(x)},${round(y)}`;

/** Where somebody points, in points of the screen. */
function placeOf(cell, event) {
  const box = cell.paper.getBoundingClientRect(), [width, height] = sizeOf(cell);
  const inside = (value, most) => Math.min(Math.max(value, 1), most - 1);
  return [inside((event.clientX - box.left) / cell.zoom, width), inside((event.clientY - box.top) / cell.zoom, height)];
}

const secondsOfLongPress = 0.5, secondsOfFlick = 0.3, leastDistance = 10, edge = 24;

function listenToFingers(cell) {
  const paper = cell.paper;
  const isTouch = (event) => cell.app && !strip.inspects && event.button === 0 && !event.target.closest(".mistake");
  let down = null;
  paper.addEventListener("pointerdown", (event) => {
    if (!isTouch(event)) return;
    turnTo(cell);
    down = { place: placeOf(cell, event), at: performance.now() };
    paper.setPointerCapture(event.pointerId);
    cell.finger?.remove();
    cell.finger = element("div", { class: "finger" });
    paper.append(cell.finger);
    moveFinger(cell, down.place);
  });
  paper.addEventListener("pointermove", (event) => { if (down) moveFinger(cell, placeOf(cell, event)); });
  paper.addEventListener("pointercancel", () => { down = null; cell.finger?.remove(); });
  paper.addEventListener("pointerup", (event) => {
    if (!down) return;
    const [start, seconds, end] = [down.place, (performance.now() - down.at) / 1000, placeOf(cell, event)];
    down = null;
    touchFrom(cell, start, end, seconds);
  });
  paper.addEventListener("wheel", (event) => {
    if (!cell.app || strip.inspects) return;
    event.preventDefault();
    turnTo(cell);
    turnWheel(cell, event);
  }, { passive: false });
  paper.addEventListener("keydown", (event) => { if (cell.app && event.target === paper) pressKey(cell, event); });
  paper.addEventListener("contextmenu", (event) => { if (cell.app && !strip.inspects && event.pointerType === "touch") event.preventDefault(); });
}

function moveFinger(cell, [x, y]) {
  if (!cell.finger) return;
  cell.finger.style.left = `${x * cell.zoom}px`;
  cell.finger.style.top = `${y * cell.zoom}px`;
}

function touchFrom(cell, start, end, seconds) {
  const [right, down] = [end[0] - start[0], end[1] - start[1]];
  if (Math.hypot(right, down) < leastDistance) {
    if (seconds >= secondsOfLongPress) return touchApp(`long-press ${pair(start)}`);
    const source = `tap ${Math.round(start[0] / 20)} ${Math.round(start[1] / 20)}`;
    return goesOn(source, 0.4) ? replaceLastTouch(`double-tap ${pair(start)}`, "") : touchApp(`tap ${pair(start)}`, source);
  }
  const isAcross = Math.abs(right) > Math.abs(down), width = sizeOf(cell)[0];
  const isFromEdge = start[0] < edge || start[0] > width - edge;
  if (seconds > secondsOfFlick || isFromEdge) return touchApp(`drag ${pair(start)} to ${pair(end)}`);
  touchApp(`swipe ${isAcross ? (right < 0 ? "left" : "right") : down < 0 ? "up" : "down"} on ${pair(start)}`);
}

const wheel = { cell: null, place: [0, 0], moved: [0, 0], timer: 0, before: [0, 0] };

/** What is turned in one go becomes one drag, as far as the screen has room for it. */
function turnWheel(cell, event) {
  if (wheel.cell !== cell) Object.assign(wheel, { cell, moved: [0, 0] });
  if (wheel.moved.every((value) => value === 0)) wheel.place = placeOf(cell, event);
  const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
  if (event.ctrlKey) wheel.pinch = event.deltaY;
  else wheel.moved = [wheel.moved[0] + event.deltaX * unit, wheel.moved[1] + event.deltaY * unit];
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => endWheel(cell), 120);
}

function endWheel(cell) {
  const [place, moved, pinch] = [wheel.place, wheel.moved, wheel.pinch];
  Object.assign(wheel, { cell: null, moved: [0, 0], pinch: 0 });
  if (pinch) return touchApp(`pinch ${pinch < 0 ? "out" : "in"} on ${pair(place)}`);
  const axis = Math.abs(moved[0]) > Math.abs(moved[1]) ? 0 : 1;
  if (Math.abs(moved[axis]) < 2) return;
  const source = `wheel ${axis} ${pair(place)}`;
  const sum = goesOn(source, 1.5) ? wheel.before[axis] + moved[axis] : moved[axis];
  const path = wheelPath(cell, place, axis, sum);
  if (goesOn(source, 1.5) && path) { wheel.before[axis] = sum; return replaceLastTouch(path, source); }
  wheel.before = [0, 0];
  wheel.before[axis] = moved[axis];
  const half = Math.sign(moved[axis]) * sizeOf(cell)[axis] / 2;
  const step = wheelPath(cell, place, axis, moved[axis]) || wheelPath(cell, place, axis, half) || wheelPath(cell, place, axis, half / 4);
  if (step) touchApp(step, source);
}

/** A drag that moves content by so much: from the place, or from where it does not leave the screen; null if there is no room for it. */
function wheelPath(cell, place, axis, by) {
  const most = sizeOf(cell)[axis], margin = axis ? 60 : edge + 1;
  if (Math.abs(by) > most - 2 * margin) return null;
  // A finger has to move a little before content follows.
  const length = by + Math.sign(by) * leastDistance, start = [...place], end = [...place];
  start[axis] = Math.min(Math.max(place[axis], margin + Math.max(0, length)), most - margin + Math.min(0, length));
  end[axis] = start[axis] - length;
  return `drag ${pair(start)} to ${pair(end)}`;
}

// MARK: Keys

function typeInApp(text) {
  const last = strip.steps[strip.at - 1];
  if (goesOn("type", 5) && last?.startsWith("type \"")) return replaceLastTouch(last.slice(0, -1) + text + "\"", "type");
  touchApp(`type "${text}"`, "type");
}

function pressKey(cell, event) {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    event.preventDefault();
    event.stopPropagation();
    return goTo(strip.at + (event.shiftKey ? 1 : -1));
  }
  // Some keyboards have characters such as @ on keys with Alt.
  const composes = event.getModifierState("AltGraph") || (event.altKey && event.key.length === 1 && !/[a-z0-9]/i.test(event.key));
  if ((event.ctrlKey || event.metaKey || event.altKey) && !composes) return;
  if (event.key === "Tab" || strip.inspects) return;
  event.stopPropagation();
  if (event.key === "Escape") return cell.paper.blur();
  turnTo(cell);
  if (event.key === "Enter") touchApp("press return");
  else if (event.key === "Backspace") touchApp("press delete");
  else if (event.key.length === 1) typeInApp(event.key);
  else return;
  event.preventDefault();
}

// MARK: What can be taken along

const shellQuoted = (word) => (/^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
const swiftQuoted = (text) => `"${text.replaceAll("\\", "\\\\").replaceAll("\"", "\\\"").replaceAll("\n", "\\n")}"`;

function commandLine() {
  const options = Object.entries(current?.options || {}).flatMap(([key, value]) => [`--${key}`, value]);
  const words = ["preview", "app", project.path, "--run", ...options, ...doneSteps().flatMap((step) => ["--touch", step]), "-o", "app.png"];
  return words.map(shellQuoted).join(" ");
}

function testCode() {
  const steps = doneSteps().map((step) => `        ${swiftQuoted(step)},`);
  return [
    "import MaquetteTesting", "import Testing", "import UIKit", "",
    "/// For a test target whose host is the app, which has started then: `preview test`.",
    "@MainActor @Test func appAfterTouches() throws {",
    "    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first",
    "    let window = try #require(scene?.keyWindow ?? UIApplication.shared.windows.first)",
    "    let screen = try #require(window.rootViewController)",
    ...(steps.length ? ["    try perform(", ...steps, "        on: screen)"] : []),
    "    assertSnapshot(of: screen, as: .image)", "}", "",
  ].join("\n");
}

async function copy(button, text) {
  const title = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = title; }, 1500);
  } catch {
    $("copied").querySelector("pre").textContent = text;
    $("copied").showModal();
  }
}

function listenToAppBar() {
  const actions = {
    "app-back": () => touchApp("press back"), "app-wait": () => touchApp("wait 1"), "app-again": startAgain,
    "appearance-step": () => touchApp(`appearance ${isDarkByStep() ? "light" : "dark"}`),
    "app-return": () => touchApp("press return"), "app-delete": () => touchApp("press delete"),
    inspects: () => { strip.inspects = !strip.inspects; chosen = hovered = null; drawLines(); showInspector(); showStrip(); },
    "copy-command": (event) => copy(event.currentTarget, commandLine()), "copy-test": (event) => copy(event.currentTarget, testCode()),
    "copy-link": (event) => copy(event.currentTarget, location.href),
  };
  for (const [id, action] of Object.entries(actions)) $(id).addEventListener("click", action);
  $("app-type").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = event.target.elements[0];
    if (field.value) typeInApp(field.value);
    field.value = "";
  });
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (!text || !document.activeElement?.classList.contains("touched")) return;
    event.preventDefault();
    typeInApp(text);
  });
  addEventListener("hashchange", () => { if (state.get("app")) { readStrip(state.get("app")); showStrip(); show(); } });
}
