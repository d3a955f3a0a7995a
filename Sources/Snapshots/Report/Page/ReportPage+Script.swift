extension ReportPage {
    static let script = #"""
        'use strict';
        const report = JSON.parse(document.getElementById('report').textContent);
        const words = {
          same: 'same', tolerated: 'tolerated', different: 'different', missing: 'no baseline', unusable: 'no picture',
          otherRenderer: 'other renderer', recorded: 'recorded', rerecorded: 'recorded anew', failed: 'failed',
          orphaned: 'orphaned'
        };
        const failing = new Set(['different', 'missing', 'unusable', 'otherRenderer', 'failed']);
        const $ = id => document.getElementById(id);
        const make = (tag, text, attributes = {}) => {
          const element = document.createElement(tag);
          if (text !== undefined) element.textContent = text;
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          return element;
        };

        const present = [...new Set(report.entries.map(r => r.state))].sort((a, b) => failing.has(b) - failing.has(a));
        const state = {
          shown: new Set(present.filter(s => s !== 'same' || present.length === 1)), device: '', search: '',
          selected: null, mode: 'side', split: 50, blinkTimer: null, zoom: null
        };
        // A page from disk may not be allowed to remember; then decisions live as long as the page.
        const decisions = new Map();

        const visible = () => report.entries.filter(r => state.shown.has(r.state)
          && (!state.device || r.variant.device === state.device)
          && (!state.search || (r.file + ' ' + r.name).toLowerCase().includes(state.search.toLowerCase())));

        function drawFilters() {
          $('states').replaceChildren(...present.map(name => {
            const count = report.entries.filter(r => r.state === name).length;
            const button = make('button', `${words[name]} ${count}`, {
              'aria-pressed': state.shown.has(name), 'data-state': name
            });
            button.onclick = () => {
              state.shown.has(name) ? state.shown.delete(name) : state.shown.add(name);
              button.setAttribute('aria-pressed', state.shown.has(name));
              drawList();
            };
            return button;
          }));
          const devices = [...new Set(report.entries.map(r => r.variant.device).filter(Boolean))].sort();
          $('device').replaceChildren(make('option', 'all', { value: '' }),
            ...devices.map(device => make('option', device, { value: device })));
        }

        function drawList() {
          const results = visible();
          if (!results.includes(state.selected)) state.selected = results[0] || null;
          const rows = [];
          let file = null;
          for (const result of results) {
            if (result.file !== file) rows.push(make('h3', file = result.file));
            const row = make('div', undefined, {
              class: `row ${result.state}`, role: 'button', 'aria-current': result === state.selected, 'data-id': result.id
            });
            const decision = decisions.get(result.id);
            row.append(make('span', undefined, { class: 'dot' }), make('b', [result.name, ...Object.values(result.variant)].join(', ')),
              make('i', decision === 'accept' ? '✓' : decision === 'reject' ? '✗' : words[result.state]));
            row.onclick = () => select(result);
            rows.push(row);
          }
          $('list').replaceChildren(...(rows.length ? rows : [make('p', 'Nothing fits the filters.', { class: 'empty' })]));
          drawDetail();
        }

        function select(result) {
          state.selected = result;
          state.zoom = null;
          for (const row of document.querySelectorAll('.row')) {
            row.setAttribute('aria-current', row.dataset.id === result.id);
            if (row.dataset.id === result.id) row.scrollIntoView({ block: 'nearest' });
          }
          drawDetail();
        }

        const source = (result, name) => result.pictures[name].split('/').map(encodeURIComponent).join('/');

        function picture(result, name, onReady) {
          const image = make('img', undefined, { src: source(result, name), alt: name, draggable: 'false' });
          image.onload = () => { scale(image); if (onReady) onReady(image); };
          return image;
        }

        // A first zoom that shows the whole picture; after that what was chosen.
        function scale(image) {
          if (state.zoom === null) {
            const across = state.mode === 'side' ? 3 : 1;
            const room = Math.min(($('detail').clientWidth - 60) / across / image.naturalWidth,
              Math.max(240, $('detail').clientHeight - 190) / image.naturalHeight);
            state.zoom = Math.min(100, Math.max(10, Math.floor(room * 100 / 5) * 5));
          }
          $('zoom').value = state.zoom;
          image.style.width = image.naturalWidth * state.zoom / 100 + 'px';
          image.parentElement.classList.toggle('sharp', state.zoom > 100);
        }

        function figure(caption, ...contents) {
          const figure = make('figure');
          const frame = make('div', undefined, { class: 'picture' });
          frame.append(...contents);
          figure.append(make('figcaption', caption), frame);
          return figure;
        }

        function drawDetail() {
          clearInterval(state.blinkTimer);
          const result = state.selected;
          $('detail').hidden = !result;
          if (!result) return;
          $('name').textContent = `${result.file} · ${[result.name, ...Object.values(result.variant)].join(', ')}`;
          $('summary').textContent = `${words[result.state]}: ${result.summary}`;
          const both = result.pictures.before && result.pictures.after;
          for (const button of document.querySelectorAll('#modes button')) {
            const mode = button.dataset.mode;
            button.disabled = mode === 'difference' ? !result.pictures.difference : mode !== 'side' && !both;
            button.setAttribute('aria-pressed', mode === state.mode);
          }
          for (const button of document.querySelectorAll('#decisions button')) {
            button.disabled = !result.pictures.after;
            button.setAttribute('aria-pressed', decisions.get(result.id) === button.dataset.decision);
          }
          $('changes').replaceChildren(...Object.values(result.changes).flat().map(change => make('li', change)));
          const mode = both || state.mode === 'side' ? state.mode : 'side';
          if (mode === 'slider') drawSlider(result);
          else if (mode === 'blink') drawBlink(result);
          else if (mode === 'difference') $('stage').replaceChildren(figure('difference', picture(result, 'difference')));
          else drawSides(result);
        }

        function drawSides(result) {
          const sides = make('div', undefined, { class: 'sides' });
          if (result.pictures.before) sides.append(figure('before', picture(result, 'before')));
          if (result.pictures.after) sides.append(figure('after', picture(result, 'after')));
          if (result.pictures.difference) sides.append(figure('difference', picture(result, 'difference')));
          $('stage').replaceChildren(sides.children.length ? sides : make('p', 'There is no picture to look at.'));
        }

        function drawSlider(result) {
          const split = make('div', undefined, { class: 'split' });
          const after = picture(result, 'after');
          const input = make('input', undefined, {
            type: 'range', min: 0, max: 100, step: 0.5, value: state.split, 'aria-label': 'before to the left, after to the right'
          });
          const move = () => {
            state.split = +input.value;
            split.style.left = state.split + '%';
            after.style.clipPath = `inset(0 0 0 ${state.split}%)`;
          };
          input.oninput = move;
          const box = figure('before | after', picture(result, 'before'), after, split, input);
          box.lastChild.classList.add('layered');
          $('stage').replaceChildren(box);
          move();
        }

        function drawBlink(result) {
          const after = picture(result, 'after');
          const box = figure('before', picture(result, 'before'), after);
          box.lastChild.classList.add('layered');
          $('stage').replaceChildren(box);
          let shows = false;
          const turn = () => {
            shows = !shows;
            after.style.visibility = shows ? 'visible' : 'hidden';
            box.firstChild.textContent = shows ? 'after' : 'before';
          };
          turn();
          state.blinkTimer = setInterval(turn, 600);
        }

        function step(by) {
          const results = visible();
          if (!results.length) return;
          const at = results.indexOf(state.selected);
          select(results[Math.min(results.length - 1, Math.max(0, at + by))]);
        }

        function look(mode) {
          const button = document.querySelector(`[data-mode=${mode}]`);
          if (button.disabled) return;
          state.mode = mode;
          state.zoom = null;
          drawDetail();
        }

        function decide(decision) {
          const result = state.selected;
          if (!result || !result.pictures.after) return;
          decision ? decisions.set(result.id, decision) : decisions.delete(result.id);
          drawList();
        }

        function zoom(value) {
          state.zoom = Math.min(400, Math.max(10, value));
          for (const image of document.querySelectorAll('#stage img')) scale(image);
        }

        function decisionList() {
          const ids = wanted => report.entries.filter(r => decisions.get(r.id) === wanted).map(r => r.id);
          return { version: 1, accept: ids('accept'), reject: ids('reject') };
        }

        function exportDecisions() {
          const text = JSON.stringify(decisionList(), null, 2) + '\n';
          const link = make('a', undefined, {
            href: URL.createObjectURL(new Blob([text], { type: 'application/json' })), download: 'decisions.json'
          });
          link.click();
        }

        function turnAppearance() {
          const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark'
            || !document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches;
          document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
        }

        const keys = {
          j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
          1: () => look('side'), 2: () => look('slider'), 3: () => look('blink'), 4: () => look('difference'),
          a: () => decide('accept'), r: () => decide('reject'), u: () => decide(null), e: exportDecisions,
          t: turnAppearance, '+': () => zoom(state.zoom + 10), '-': () => zoom(state.zoom - 10),
          '/': () => $('search').focus()
        };
        document.addEventListener('keydown', event => {
          if (event.metaKey || event.ctrlKey || event.altKey) return;
          if (event.target === $('search')) {
            if (event.key === 'Escape') event.target.blur();
            return;
          }
          // The slider and lists to choose from have arrow keys of their own.
          if (/^(INPUT|SELECT)$/.test(event.target.tagName) && event.key.startsWith('Arrow')) return;
          if (!keys[event.key]) return;
          event.preventDefault();
          keys[event.key]();
        });

        $('tally').textContent = `${report.entries.length} in all`;
        $('notes').replaceChildren(...[...report.troubles, ...report.notes].map(note => make('li', note)));
        $('device').onchange = event => { state.device = event.target.value; drawList(); };
        $('search').oninput = event => { state.search = event.target.value; drawList(); };
        $('zoom').oninput = event => zoom(+event.target.value);
        $('export').onclick = exportDecisions;
        $('appearance').onclick = turnAppearance;
        for (const button of document.querySelectorAll('#modes button')) button.onclick = () => look(button.dataset.mode);
        for (const button of document.querySelectorAll('#decisions button'))
          button.onclick = () => decide(decisions.get(state.selected?.id) === button.dataset.decision ? null : button.dataset.decision);
        drawFilters();
        drawList();
        """#
}
