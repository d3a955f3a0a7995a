/// The script of the page. Its parts share one scope.
enum PageScript {
    static let whole = """
        (() => {
        'use strict';
        \([entries, filters, list, stage, zoom, comparing, viewer, decisions, keys, start].joined(separator: "\n\n"))
        })();
        """

    /// Texts of a report never become markup: every element is created here.
    private static let entries = #"""
        const data = JSON.parse(document.getElementById('data').textContent);
        const kinds = new Map(data.states.map(kind => [kind.name, kind]));
        const $ = id => document.getElementById(id);

        function make(tag, attributes = {}, ...children) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) {
            if (value !== undefined && value !== false) element.setAttribute(name, value);
          }
          element.append(...children.filter(child => child !== undefined && child !== ''));
          return element;
        }

        const changeKinds = [['frames', 'Views'], ['texts', 'Texts'], ['problems', 'Problems'], ['constraints', 'Constraints']];
        const variantKeys = ['device', 'orientation', 'size', 'appearance', 'textSize', 'direction', 'locale', 'scale'];

        for (const entry of data.entries) {
          entry.kind = kinds.get(entry.state);
          entry.words = variantKeys.map(key => entry.variant[key]).filter(Boolean);
          const changes = changeKinds.flatMap(([key]) => entry.changes[key] || []);
          entry.searched = [entry.name, entry.file, entry.id, entry.summary, entry.kind.label, ...entry.words, ...changes]
            .join('\n').toLowerCase();
          // Only a failure with a new picture can become a baseline.
          entry.isOpen = Boolean(entry.pictures.after) && !entry.kind.passes;
        }

        function percent(share) {
          const value = share * 100;
          if (value === 0 || value === 100) return value + ' %';
          if (value < 0.01) return '< 0.01 %';
          return Math.min(value, 99.99).toFixed(value < 10 ? 2 : 1) + ' %';
        }

        // A page from disk may have no storage; then decisions are lost when it is closed.
        function recall(key) {
          try { return localStorage.getItem(key); } catch { return null; }
        }
        function remember(key, value) {
          try { value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value); } catch { return; }
        }

        function say(words) { $('voice').textContent = words; }
        """#

    private static let start = #"""
        document.title = data.tally ? `Snapshots: ${data.tally}` : 'Snapshots';
        const parts = data.shards.length ? ` · shard ${data.shards.join(', ')}` : '';
        $('tally').textContent = $('tally').title = data.tally + parts;
        $('remarks').replaceChildren(
          ...data.problems.map(words => make('p', { class: 'trouble' }, words)), ...data.remarks.map(words => make('p', {}, words)));
        $('remarks').hidden = !data.problems.length && !data.remarks.length;
        showAppearance();
        makeFilters();
        listenToList();
        listenToViewer();
        listenToDecisions();
        refilter(linked());
        """#
}
