extension PageScript {
    static let filters = #"""
        const filter = { states: new Set(), device: '', file: '', decided: '', search: '' };
        let visible = [];

        function fits(entry) {
          return filter.states.has(entry.state) && (!filter.device || entry.variant.device === filter.device)
            && (!filter.file || entry.file === filter.file)
            && (!filter.decided || (decisions.get(entry.id) || (entry.isOpen ? 'none' : '')) === filter.decided)
            && filter.search.split(/\s+/).every(word => entry.searched.includes(word));
        }

        function makeFilters() {
          // Unchanged snapshots are hidden, unless there is nothing else.
          const asking = data.states.filter(kind => kind.name !== 'same');
          for (const kind of asking.length ? asking : data.states) filter.states.add(kind.name);
          $('states').replaceChildren(...data.states.map(kind => {
            const button = make('button', { 'data-state': kind.name, 'aria-pressed': String(filter.states.has(kind.name)) },
              make('b', { class: kind.tone, 'aria-hidden': 'true' }, kind.symbol), kind.label, make('i', {}, String(kind.count)));
            button.onclick = () => {
              if (!filter.states.delete(kind.name)) filter.states.add(kind.name);
              button.setAttribute('aria-pressed', String(filter.states.has(kind.name)));
              refilter();
            };
            return button;
          }));
          fillChoice('device', 'Device', data.entries.map(entry => entry.variant.device));
          fillChoice('file', 'File', data.entries.map(entry => entry.file));
          $('decided').onchange = event => { filter.decided = event.target.value; refilter(); };
          $('search').oninput = event => { filter.search = event.target.value.trim().toLowerCase(); refilter(); };
        }

        function fillChoice(name, all, values) {
          const distinct = [...new Set(values.filter(Boolean))].sort();
          $(name).replaceChildren(make('option', { value: '' }, all), ...distinct.map(value => make('option', { value }, value)));
          $(name).disabled = distinct.length < 2;
          $(name).onchange = event => { filter[name] = event.target.value; refilter(); };
        }

        function refilter(wish = selected) {
          if (wish) filterIn(wish);
          visible = data.entries.filter(fits);
          layOutRows();
          select(visible.includes(wish) ? wish : visible[0] || null);
          showProgress();
        }

        // A linked entry is shown whatever its state.
        function filterIn(entry) {
          if (entry === selected || filter.states.has(entry.state)) return;
          filter.states.add(entry.state);
          document.querySelector(`[data-state="${entry.state}"]`).setAttribute('aria-pressed', 'true');
        }
        """#

    /// Only visible rows are elements, so that ten thousand entries scroll as ten do.
    static let list = #"""
        const rowHeight = 56, headingHeight = 30, spare = 400;
        let rows = [], offsets = [0], rowOf = new Map(), drawn = new Map();
        let selected = null;

        function layOutRows() {
          rows = [];
          offsets = [0];
          rowOf = new Map();
          drawn = new Map();
          let file = null;
          const add = (row, height) => { rows.push(row); offsets.push(offsets[offsets.length - 1] + height); };
          for (const [place, entry] of visible.entries()) {
            if (entry.file !== file) add({ heading: file = entry.file }, headingHeight);
            rowOf.set(entry, rows.length);
            add({ entry, place }, rowHeight);
          }
          $('rows').replaceChildren();
          $('rows').style.height = offsets[rows.length] + 'px';
          if (!rows.length) {
            const words = data.entries.length ? 'Nothing fits these filters.' : 'There are no snapshots in this report.';
            $('rows').append(make('p', { class: 'empty' }, words));
          }
          drawRows();
        }

        function firstRow(offset) {
          let low = 0, high = rows.length;
          while (low < high) {
            const middle = (low + high) >> 1;
            if (offsets[middle + 1] <= offset) low = middle + 1; else high = middle;
          }
          return low;
        }

        function drawRows() {
          const top = $('list').scrollTop;
          const first = firstRow(top - spare), last = firstRow(top + $('list').clientHeight + spare);
          for (const [index, element] of drawn) {
            if (index >= first && index <= last) continue;
            element.remove();
            drawn.delete(index);
          }
          for (let index = first; index <= last && index < rows.length; index++) {
            if (drawn.has(index)) continue;
            const element = rows[index].entry ? entryRow(rows[index]) : headingRow(rows[index].heading);
            element.style.top = offsets[index] + 'px';
            drawn.set(index, element);
            $('rows').append(element);
          }
          const current = rowOf.get(selected);
          if (drawn.has(current)) $('list').setAttribute('aria-activedescendant', drawn.get(current).id);
          else $('list').removeAttribute('aria-activedescendant');
        }

        function headingRow(file) {
          return make('div', { class: 'heading', 'aria-hidden': 'true', title: file }, make('bdi', {}, file));
        }

        function entryRow({ entry, place }) {
          const picture = entry.pictures.after || entry.pictures.before;
          const thumb = picture
            ? make('img', { src: address(picture), alt: '', loading: 'lazy', decoding: 'async', draggable: 'false' })
            : make('span', { class: entry.kind.tone }, entry.kind.symbol);
          const decision = decisions.get(entry.id);
          const mark = decision === 'accept' ? make('b', { class: 'mark good' }, '✓')
            : decision === 'reject' ? make('b', { class: 'mark bad' }, '✗')
            : make('b', { class: entry.kind.tone }, entry.kind.symbol);
          // What distinguishes the variants comes first, because long names of devices are cut.
          const [device, ...rest] = entry.variant.device ? entry.words : [undefined, ...entry.words];
          const variant = [...rest, device].filter(Boolean).join(', ') || entry.kind.label;
          const element = make('div', {
            id: 'row-' + place, class: 'row', role: 'option', 'aria-selected': String(entry === selected),
            'aria-setsize': visible.length, 'aria-posinset': place + 1, title: entry.name + '\n' + variant,
            'aria-label': [entry.name, ...entry.words, entry.kind.label, entry.file,
              decision === 'accept' ? 'accepted' : decision === 'reject' ? 'rejected' : ''].filter(Boolean).join(', ')
          }, make('div', {}, make('div', { class: 'thumb' }, thumb),
            make('div', { class: 'words' }, make('b', {}, entry.name || entry.id), make('span', {}, variant)),
            make('div', { class: 'state' }, mark,
              make('span', {}, entry.differentShare === undefined ? '' : percent(entry.differentShare)))));
          element.onclick = () => {
            select(entry);
            // In a narrow window the pictures are below the list.
            if ($('viewer').offsetTop > $('list').offsetTop) $('viewer').scrollIntoView();
          };
          return element;
        }

        function redrawRow(entry) {
          const index = rowOf.get(entry);
          if (!drawn.has(index)) return;
          drawn.get(index).remove();
          drawn.delete(index);
        }

        function select(entry) {
          const former = selected;
          selected = entry;
          for (const each of [former, entry]) if (each) redrawRow(each);
          const index = rowOf.get(entry);
          if (index !== undefined) {
            // The heading of a file scrolls with its first entry.
            const top = offsets[index > 0 && rows[index - 1].heading !== undefined ? index - 1 : index];
            const list = $('list');
            if (top < list.scrollTop) list.scrollTop = top;
            else if (offsets[index + 1] > list.scrollTop + list.clientHeight) list.scrollTop = offsets[index + 1] - list.clientHeight;
          }
          drawRows();
          if (entry !== former || !entry) showEntry();
          if (entry && entry !== former) {
            link(entry);
            say(`${visible.indexOf(entry) + 1} of ${visible.length}: ${[entry.name, ...entry.words, entry.kind.label].join(', ')}`);
          }
        }

        function step(by) {
          if (!visible.length) return;
          const place = visible.indexOf(selected);
          select(visible[Math.min(visible.length - 1, Math.max(0, place + by))]);
        }

        function linked() {
          let id = '';
          try { id = decodeURIComponent(location.hash.slice(1)); } catch { return null; }
          return id && data.entries.find(entry => entry.id === id) || null;
        }

        function link(entry) {
          try { history.replaceState(null, '', '#' + encodeURIComponent(entry.id)); } catch { return; }
        }

        function listenToList() {
          let isWaiting = false;
          $('list').addEventListener('scroll', () => {
            if (isWaiting) return;
            isWaiting = true;
            requestAnimationFrame(() => { isWaiting = false; drawRows(); });
          });
          addEventListener('resize', () => { drawRows(); rescale(); });
          addEventListener('hashchange', () => { const entry = linked(); if (entry && entry !== selected) refilter(entry); });
        }
        """#
}
