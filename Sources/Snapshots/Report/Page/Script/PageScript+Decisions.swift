extension PageScript {
    /// Decisions, which survive a reload and are exported as a file.
    static let decisions = #"""
        const decisionsKey = 'maquette-decisions:' + data.stamp;
        const decisions = recallDecisions();

        function recallDecisions() {
          try {
            const known = new Set(data.entries.filter(entry => entry.isOpen).map(entry => entry.id));
            return new Map((JSON.parse(recall(decisionsKey)) || [])
              .filter(([id, decision]) => known.has(id) && ['accept', 'reject'].includes(decision)));
          } catch {
            return new Map();
          }
        }

        function decide(entry, decision) {
          if (!entry || !entry.isOpen) return;
          if (decision) decisions.set(entry.id, decision); else decisions.delete(entry.id);
          keepDecisions();
          redrawRow(entry);
          drawRows();
          showDecision();
          say({ accept: 'accepted', reject: 'rejected' }[decision] || 'undecided');
        }

        function keepDecisions() {
          remember(decisionsKey, decisions.size ? JSON.stringify([...decisions]) : null);
          showProgress();
        }

        function showDecision() {
          for (const button of document.querySelectorAll('[data-decision]')) {
            button.setAttribute('aria-pressed', String(Boolean(selected) && decisions.get(selected.id) === button.dataset.decision));
          }
        }

        function showProgress() {
          const open = data.entries.filter(entry => entry.isOpen);
          const count = decision => open.filter(entry => decisions.get(entry.id) === decision).length;
          const words = [`${count('accept')} accepted`, `${count('reject')} rejected`, `${count(undefined)} undecided`];
          $('progress').textContent = open.length ? words.join(' · ') : 'Nothing to decide';
          $('export').disabled = $('clear').disabled = !decisions.size;
          $('accept-all').disabled = !visible.some(entry => entry.isOpen && !decisions.has(entry.id));
        }

        function acceptShown() {
          for (const entry of visible) if (entry.isOpen && !decisions.has(entry.id)) decisions.set(entry.id, 'accept');
          keepDecisions();
          refilter();
          showDecision();
        }

        function clearDecisions() {
          decisions.clear();
          keepDecisions();
          refilter();
          showDecision();
        }

        function exportDecisions() {
          if (!decisions.size) return;
          const ids = wanted => data.entries.filter(entry => decisions.get(entry.id) === wanted).map(entry => entry.id);
          const list = { version: 1, report: data.stamp, accept: ids('accept'), reject: ids('reject') };
          const link = make('a', { download: 'snapshot-review.json',
            href: URL.createObjectURL(new Blob([JSON.stringify(list, null, 2) + '\n'], { type: 'application/json' })) });
          document.body.append(link);
          link.click();
          link.remove();
          setTimeout(() => URL.revokeObjectURL(link.href), 60000);
          say('saved as snapshot-review.json');
        }

        function listenToDecisions() {
          for (const button of document.querySelectorAll('[data-decision]')) {
            button.onclick = () =>
              decide(selected, decisions.get(selected.id) === button.dataset.decision ? null : button.dataset.decision);
          }
          $('accept-all').onclick = acceptShown;
          $('clear').onclick = clearDecisions;
          $('export').onclick = exportDecisions;
        }
        """#

    static let keys = #"""
        const page = () => Math.max(1, Math.floor($('list').clientHeight / rowHeight) - 1);
        const actions = {
          j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
          PageDown: () => step(page()), PageUp: () => step(-page()), Home: () => step(-Infinity), End: () => step(Infinity),
          1: () => setMode('sides'), 2: () => setMode('slider'), 3: () => setMode('blink'), 4: () => setMode('difference'),
          a: () => decide(selected, 'accept'), r: () => decide(selected, 'reject'), u: () => decide(selected, null),
          A: () => { decide(selected, 'accept'); step(1); }, R: () => { decide(selected, 'reject'); step(1); },
          e: exportDecisions, m: toggleMarks, n: nextPlace, t: nextAppearance,
          0: () => setZoom(0), '+': () => nearer(1), '=': () => nearer(1), '-': () => nearer(-1),
          '/': () => { $('search').focus(); $('search').select(); }, '?': () => $('help').showModal()
        };

        document.addEventListener('keydown', event => {
          if (event.metaKey || event.ctrlKey || event.altKey || $('help').open) return;
          const { target, key } = event;
          if (target === $('search')) {
            if (key === 'Escape' || key === 'Enter' || key === 'ArrowDown') { event.preventDefault(); $('list').focus(); }
            return;
          }
          if (target.tagName === 'SELECT') return;
          // A button that has the focus is pressed by these.
          if ((key === ' ' || key === 'Enter') && target.tagName === 'BUTTON') return;
          const isDone = key === ' ' ? holdOrTurn()
            : key === 'ArrowLeft' || key === 'ArrowRight'
              ? moveSplit((key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? 10 : 1))
              : Object.hasOwn(actions, key) && (actions[key](), true);
          if (isDone) event.preventDefault();
        });
        """#
}
