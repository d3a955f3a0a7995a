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

if (typeof document !== "undefined") {
  const field = document.getElementById("search"), list = document.getElementById("found");
  field.addEventListener("input", () => {
    list.replaceChildren(...search(field.value).map(({ page, place, title, body }) => {
      const line = document.createElement("p"), name = document.createElement("a");
      name.textContent = title;
      name.href = field.dataset.root + page + (place ? "#" + encodeURIComponent(place) : "");
      line.append(name, " ", body.slice(0, 160));
      return line;
    }));
  });
}
