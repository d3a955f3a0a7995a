// All words must occur in a section; those in its title count more, and most the last one as a word of its own. Pages from the disk may not fetch files, so the sections are above.
function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter(word => word);
  if (!words.length) return [];
  const found = [];
  for (const [page, place, title, body] of sections) {
    const [name, rest] = [title.toLowerCase(), body.toLowerCase()];
    if (!words.every(word => name.includes(word) || rest.includes(word))) continue;
    const score = words.filter(word => name.includes(word)).length + (name.split(/[ .]/).includes(words.at(-1)) ? 1 : 0);
    found.push({ page, place, title, body, score });
  }
  return found.sort((one, other) => other.score - one.score).slice(0, 30);
}

// The words around the first one that is found, which may be far from the beginning.
function excerpt(body, text) {
  const place = Math.min(...text.toLowerCase().split(/\s+/).filter(word => word)
    .map(word => body.toLowerCase().indexOf(word)).filter(place => place >= 0), body.length);
  const start = place < 120 || place === body.length ? 0 : body.lastIndexOf(" ", place - 60) + 1;
  const end = start + 160 < body.length ? body.lastIndexOf(" ", start + 160) : body.length;
  return (start ? "… " : "") + body.slice(start, end > start ? end : start + 160) + (end < body.length ? " …" : "");
}

if (typeof document !== "undefined") {
  const field = document.getElementById("search"), list = document.getElementById("found");
  field.addEventListener("input", () => {
    const found = search(field.value);
    if (!found.length && field.value.trim()) {
      const line = document.createElement("p");
      line.textContent = "No page has all of these words.";
      return list.replaceChildren(line);
    }
    list.replaceChildren(...found.map(({ page, place, title, body }) => {
      const line = document.createElement("p"), name = document.createElement("a");
      name.textContent = title;
      name.href = field.dataset.root + page + (place ? "#" + encodeURIComponent(place) : "");
      line.append(name, " ", excerpt(body, field.value));
      return line;
    }));
  });
}
