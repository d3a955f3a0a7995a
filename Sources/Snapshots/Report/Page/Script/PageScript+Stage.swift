extension PageScript {
    /// The pictures: one, or two on top of each other, with frames around what changed.
    static let stage = #"""
        // Regions that almost touch get one frame, so that a line of text has no frame for each letter.
        function places(entry) {
          const gap = 6 * (entry.pictures.scale || 1);
          const found = [];
          for (const region of entry.regions) {
            let place = { left: region.x, top: region.y, right: region.x + region.width, bottom: region.y + region.height };
            const touches = other => other.left - gap <= place.right && place.left <= other.right + gap
              && other.top - gap <= place.bottom && place.top <= other.bottom + gap;
            for (let index = found.findIndex(touches); index >= 0; index = found.findIndex(touches)) {
              const [other] = found.splice(index, 1);
              place = { left: Math.min(place.left, other.left), top: Math.min(place.top, other.top),
                right: Math.max(place.right, other.right), bottom: Math.max(place.bottom, other.bottom) };
            }
            found.push(place);
          }
          return found.sort((one, other) => one.top - other.top || one.left - other.left);
        }

        const look = { mode: 'sides', zoom: 0, marks: true, split: 50, place: -1 };
        let papers = [];

        function address(path) { return path.split('/').map(encodeURIComponent).join('/'); }

        function image(entry, name) {
          const element = make('img', { src: address(entry.pictures[name]), draggable: 'false',
            alt: [name, entry.name, ...entry.words].filter(Boolean).join(', ') });
          element.onload = rescale;
          element.onerror = () => element.closest('.port')?.replaceChildren(
            make('p', { class: 'absent' }, `The picture ${entry.pictures[name]} is not there.`));
          return element;
        }

        function pane(caption, detail, names, { extra, marks = true } = {}) {
          const entry = selected;
          const images = names.map(name => image(entry, name));
          const frames = marks ? entry.places.map(() => make('div', { class: 'frame' })) : [];
          const paper = make('div', { class: 'paper' }, ...images, ...frames, extra);
          const port = make('div', { class: 'port', tabindex: '-1' }, paper);
          const title = make('b', {}, caption);
          papers.push({ paper, port, images, frames, names });
          listenToPort(port);
          return { element: make('figure', { class: 'pane' }, make('figcaption', {}, title, make('span', {}, detail)), port),
            images, paper, title };
        }

        function absentPane(caption, words) {
          return make('figure', { class: 'pane' }, make('figcaption', {}, make('b', {}, caption)),
            make('div', { class: 'port' }, make('p', { class: 'absent' }, words)));
        }

        function spelt(size) { return size ? `${size.width} × ${size.height}` : ''; }

        // Panes side by side scroll together.
        function listenToPort(port) {
          port.addEventListener('scroll', () => {
            for (const other of papers) {
              if (other.port === port || other.port.scrollLeft === port.scrollLeft && other.port.scrollTop === port.scrollTop) continue;
              other.port.scrollTo(port.scrollLeft, port.scrollTop);
            }
          });
          port.addEventListener('pointerdown', event => {
            if (event.button !== 0 || event.pointerType === 'touch' || event.target.closest('.split')) return;
            const start = { x: event.clientX + port.scrollLeft, y: event.clientY + port.scrollTop };
            const move = event => port.scrollTo(start.x - event.clientX, start.y - event.clientY);
            const end = () => { port.classList.remove('held'); port.removeEventListener('pointermove', move); };
            port.setPointerCapture(event.pointerId);
            port.classList.add('held');
            port.addEventListener('pointermove', move);
            port.addEventListener('pointerup', end, { once: true });
            port.addEventListener('pointercancel', end, { once: true });
          });
        }
        """#

    static let zoom = #"""
        const nearest = 16;

        // Screen pixels for each pixel of a picture, or 0 for what fits.
        function factor({ port }, width, height) {
          if (look.zoom) return look.zoom / devicePixelRatio;
          const room = getComputedStyle(port);
          const across = port.clientWidth - parseFloat(room.paddingLeft) - parseFloat(room.paddingRight);
          const down = port.clientHeight - parseFloat(room.paddingTop) - parseFloat(room.paddingBottom);
          return Math.max(0.02, Math.min(1, across / width, down / height));
        }

        // The report has the sizes before the pictures are loaded.
        function sizeOf(image, name) {
          if (image.naturalWidth) return { width: image.naturalWidth, height: image.naturalHeight };
          const { beforeSize, afterSize } = selected.pictures;
          return (name === 'before' ? beforeSize : afterSize) || { width: 1, height: 1 };
        }

        function rescale() {
          if (!selected) return;
          // One scale for all, or pictures of different sizes would look the same.
          const sizes = papers.map(({ images, names }) => images.map((image, index) => sizeOf(image, names[index])));
          const largest = { width: Math.max(1, ...sizes.flat().map(size => size.width)),
            height: Math.max(1, ...sizes.flat().map(size => size.height)) };
          const scale = Math.min(...papers.map(each => factor(each, largest.width, largest.height)));
          papers.forEach(({ paper, port, images, frames }, index) => {
            paper.style.width = Math.max(...sizes[index].map(size => size.width)) * scale + 'px';
            paper.style.height = Math.max(...sizes[index].map(size => size.height)) * scale + 'px';
            images.forEach((image, number) => { image.style.width = sizes[index][number].width * scale + 'px'; });
            frames.forEach((frame, number) => {
              const { left, top, right, bottom } = selected.places[number];
              frame.hidden = !look.marks;
              frame.classList.toggle('current', number === look.place);
              frame.style.left = left * scale - 4 + 'px';
              frame.style.top = top * scale - 4 + 'px';
              frame.style.width = (right - left) * scale + 8 + 'px';
              frame.style.height = (bottom - top) * scale + 8 + 'px';
            });
            port.classList.toggle('near', look.zoom > 0);
          });
          for (const button of document.querySelectorAll('[data-zoom]')) {
            button.setAttribute('aria-pressed', String(Number(button.dataset.zoom) === look.zoom));
          }
        }

        function setZoom(zoom) {
          const middle = papers[0] && middleOf(papers[0].port);
          look.zoom = Math.min(nearest, zoom);
          rescale();
          if (!look.zoom) return;
          if (middle) lookAt(middle.x, middle.y);
          else if (selected && selected.places.length) lookAtPlace(Math.max(0, look.place));
        }

        function nearer(by) {
          const steps = [0, 1, 2, 4, 8, nearest];
          const place = steps.indexOf(look.zoom);
          setZoom(steps[Math.min(steps.length - 1, Math.max(0, place + by))]);
        }

        // Null when everything is visible: then there is no scroll position to keep.
        function middleOf(port) {
          if (port.scrollWidth <= port.clientWidth && port.scrollHeight <= port.clientHeight) return null;
          return { x: (port.scrollLeft + port.clientWidth / 2) / port.scrollWidth,
            y: (port.scrollTop + port.clientHeight / 2) / port.scrollHeight };
        }

        // A scroll position as a share of the scrollable length.
        function lookAt(x, y) {
          for (const { port } of papers) {
            port.scrollTo(x * port.scrollWidth - port.clientWidth / 2, y * port.scrollHeight - port.clientHeight / 2);
          }
        }

        function lookAtPlace(number) {
          look.place = number;
          const { left, top, right, bottom } = selected.places[number];
          rescale();
          for (const { paper, port } of papers) {
            const scale = look.zoom / devicePixelRatio;
            port.scrollTo(paper.offsetLeft - port.offsetLeft + (left + right) / 2 * scale - port.clientWidth / 2,
              paper.offsetTop - port.offsetTop + (top + bottom) / 2 * scale - port.clientHeight / 2);
          }
        }

        function nextPlace() {
          if (!selected || !selected.places.length) return;
          if (!look.zoom) look.zoom = 2;
          lookAtPlace((look.place + 1) % selected.places.length);
          say(`changed place ${look.place + 1} of ${selected.places.length}`);
        }
        """#
}
