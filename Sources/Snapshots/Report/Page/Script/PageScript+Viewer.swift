extension PageScript {
    /// The four modes of comparing two pictures.
    static let comparing = #"""
        let blinking = null;

        function compare() {
          clearInterval(blinking);
          blinking = null;
          papers = [];
          const { before, after, difference } = selected.pictures;
          const mode = canShow(look.mode) ? look.mode : 'sides';
          for (const button of document.querySelectorAll('[data-mode]')) {
            button.disabled = !canShow(button.dataset.mode);
            button.setAttribute('aria-pressed', String(button.dataset.mode === mode));
          }
          const panes = { sides, slider, blink, difference: differenceAlone }[mode]();
          $('stage').replaceChildren(...panes);
          rescale();
          if (look.zoom && selected.places.length) lookAtPlace(0);
        }

        function canShow(mode) {
          const { before, after, difference } = selected.pictures;
          return mode === 'sides' || Boolean(mode === 'difference' ? difference : before && after);
        }

        function sides() {
          const { before, after, difference, beforeSize, afterSize } = selected.pictures;
          if (!before && !after) {
            return [absentPane('', selected.state === 'same' ? 'The picture is that of the baseline.' : 'There is no picture.')];
          }
          return [
            before ? pane('Before', spelt(beforeSize), ['before']).element
              : absentPane('Before', selected.state === 'unusable' ? 'The baseline is not a picture.' : 'There is no baseline.'),
            after ? pane('After', spelt(afterSize), ['after']).element : absentPane('After', 'There is no picture.'),
            ...(difference ? [pane('Difference', differenceWords(), ['difference']).element] : [])
          ];
        }

        function differenceWords() {
          return selected.differentShare === undefined ? '' : percent(selected.differentShare);
        }

        function differenceAlone() { return [pane('Difference', differenceWords(), ['difference']).element]; }

        function slider() {
          const split = make('div', { class: 'split', role: 'slider', tabindex: '0', 'aria-valuemin': 0, 'aria-valuemax': 100,
            'aria-label': 'Before to the left, after to the right' });
          const shown = pane('Before | After', spelt(selected.pictures.afterSize), ['before', 'after'], { extra: split });
          const point = event => {
            const frame = split.getBoundingClientRect();
            setSplit((event.clientX - frame.left) / frame.width * 100);
          };
          split.addEventListener('pointerdown', event => {
            if (event.button !== 0) return;
            split.setPointerCapture(event.pointerId);
            point(event);
          });
          split.addEventListener('pointermove', event => { if (split.hasPointerCapture(event.pointerId)) point(event); });
          sliding = { split, after: shown.images[1], before: shown.images[0] };
          setSplit(look.split);
          return [shown.element];
        }

        let sliding = null;

        function setSplit(value) {
          look.split = Math.min(100, Math.max(0, value));
          const { split, before, after } = sliding;
          split.style.setProperty('--at', look.split + '%');
          split.setAttribute('aria-valuenow', Math.round(look.split));
          // Both are cut, so that what is transparent in one does not show the other.
          before.style.clipPath = `inset(0 calc(100% - ${cut(before)}) 0 0)`;
          after.style.clipPath = `inset(0 0 0 ${cut(after)})`;
        }

        // The split is a share of the pane, and a picture may be smaller than that.
        function cut(image) {
          return `calc(${look.split / 100} * ${image.parentElement.style.width || '100%'})`;
        }

        function moveSplit(by) {
          if (!document.querySelector('.split')) return false;
          setSplit(look.split + by);
          return true;
        }

        function blink() {
          const shown = pane('Before', '', ['before', 'after']);
          turning = { shown, isAfter: false };
          showTurn();
          // With reduced motion nothing moves by itself.
          if (!matchMedia('(prefers-reduced-motion: reduce)').matches) startBlinking();
          return [shown.element];
        }

        let turning = null;

        function startBlinking() { blinking = setInterval(turn, 700); }

        function turn() {
          turning.isAfter = !turning.isAfter;
          showTurn();
        }

        function showTurn() {
          const { shown, isAfter } = turning;
          shown.images[0].style.visibility = isAfter ? 'hidden' : 'visible';
          shown.images[1].style.visibility = isAfter ? 'visible' : 'hidden';
          shown.title.textContent = isAfter ? 'After' : 'Before';
        }

        // Stops the blinking; when stopped, switches once.
        function holdOrTurn() {
          if (!document.querySelector('[data-mode=blink][aria-pressed=true]')) return false;
          if (blinking) { clearInterval(blinking); blinking = null; } else turn();
          return true;
        }
        """#

    static let viewer = #"""
        function showEntry() {
          look.place = -1;
          clearInterval(blinking);
          const entry = selected;
          if (entry && !entry.places) entry.places = places(entry);
          for (const id of ['decisions', 'tools', 'why']) $(id).hidden = !entry;
          document.querySelector('#viewer > header').hidden = !entry;
          if (!entry) {
            papers = [];
            const isFine = data.entries.length > 0 && data.states.every(kind => kind.name === 'same');
            $('stage').replaceChildren(make('div', { class: 'all-same' }, make('b', {}, isFine ? '✓' : '∅'),
              isFine ? 'Every snapshot is the same.' : 'No snapshot is selected.'));
            return;
          }
          $('name').textContent = entry.name || entry.id;
          $('variant').replaceChildren(make('b', { class: entry.kind.tone }, `${entry.kind.symbol} ${entry.kind.label}`),
            entry.words.length ? ' · ' + entry.words.join(' · ') : '');
          $('decisions').hidden = !entry.isOpen;
          showDecision();
          compare();
          explain(entry);
          preload(visible[visible.indexOf(entry) + 1]);
        }

        function preload(entry) {
          if (!entry) return;
          for (const name of ['before', 'after', 'difference']) {
            if (entry.pictures[name]) new Image().src = address(entry.pictures[name]);
          }
        }

        function explain(entry) {
          const lists = changeKinds.map(([key, title]) => changeList(title, entry.changes[key] || []));
          const both = entry.pictures.before && entry.pictures.after;
          const words = entry.summary || entry.kind.label;
          const facts = [
            entry.line === undefined ? entry.file : `${entry.file}:${entry.line}`, entry.id,
            both && spelt(entry.pictures.beforeSize) !== spelt(entry.pictures.afterSize)
              ? `${spelt(entry.pictures.beforeSize)} → ${spelt(entry.pictures.afterSize)} pixels`
              : entry.pictures.afterSize ? `${spelt(entry.pictures.afterSize)} pixels` : '',
            entry.pictures.scale ? `@${entry.pictures.scale}x` : '',
            entry.regions.length ? `largest region ${spelt(entry.regions[0])} at ${entry.regions[0].x}, ${entry.regions[0].y}` : ''
          ].filter(Boolean);
          $('why').replaceChildren(make('p', { class: 'summary' }, words), make('div', { class: 'changes' }, ...lists.filter(Boolean)),
            make('div', { class: 'facts' }, ...facts.map(fact => make('span', {}, fact))));
          $('why').scrollTop = 0;
        }

        const fewest = 12;

        function changeList(title, lines) {
          if (!lines.length) return null;
          const list = make('ul', {}, ...lines.slice(0, fewest).map(line => make('li', {}, line)));
          const section = make('section', {}, make('h3', {}, title), list);
          if (lines.length > fewest) {
            const button = make('button', {}, `${lines.length - fewest} more`);
            button.onclick = () => {
              list.append(...lines.slice(fewest).map(line => make('li', {}, line)));
              button.remove();
            };
            section.append(button);
          }
          return section;
        }

        function setMode(mode) {
          if (!selected || !canShow(mode)) return;
          look.mode = mode;
          compare();
        }

        function toggleMarks() {
          look.marks = !look.marks;
          $('marks').setAttribute('aria-pressed', String(look.marks));
          rescale();
        }

        function listenToViewer() {
          for (const button of document.querySelectorAll('[data-mode]')) button.onclick = () => setMode(button.dataset.mode);
          for (const button of document.querySelectorAll('[data-zoom]')) button.onclick = () => setZoom(Number(button.dataset.zoom));
          $('marks').onclick = toggleMarks;
          $('appearance').onclick = nextAppearance;
          $('help-button').onclick = () => $('help').showModal();
        }

        const appearances = ['', 'light', 'dark'];

        function showAppearance() {
          const chosen = appearances.includes(recall('maquette-appearance')) ? recall('maquette-appearance') : '';
          setAppearance(chosen);
        }

        function setAppearance(chosen) {
          if (chosen) document.documentElement.dataset.theme = chosen; else delete document.documentElement.dataset.theme;
          $('appearance').textContent = { '': 'Automatic', light: 'Light', dark: 'Dark' }[chosen];
          $('appearance').setAttribute('aria-label', `Appearance: ${$('appearance').textContent}`);
        }

        function nextAppearance() {
          const chosen = appearances[(appearances.indexOf(document.documentElement.dataset.theme || '') + 1) % appearances.length];
          setAppearance(chosen);
          remember('maquette-appearance', chosen || null);
        }
        """#
}
