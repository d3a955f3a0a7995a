extension ReportPage {
    static let body = """
        <header>
          <h1>Snapshots</h1>
          <p id="tally"></p>
          <div id="states" role="group" aria-label="Filter by state"></div>
          <label>Device <select id="device"></select></label>
          <label>File <input id="search" type="search" placeholder="part of a name" autocomplete="off"></label>
          <span class="gap"></span>
          <button id="export" title="e">Export decisions</button>
          <button id="appearance" title="t">Light or dark</button>
        </header>
        <ul id="notes"></ul>
        <main>
          <nav id="list" tabindex="0" aria-label="Snapshots"></nav>
          <section id="detail" aria-live="polite">
            <div id="heading"><h2 id="name"></h2><p id="summary"></p></div>
            <div id="controls">
              <div role="group" aria-label="How to look" id="modes">
                <button data-mode="side" title="1">Side by side</button>
                <button data-mode="slider" title="2">Slider</button>
                <button data-mode="blink" title="3">Blink</button>
                <button data-mode="difference" title="4">Difference</button>
              </div>
              <div role="group" aria-label="Decision" id="decisions">
                <button data-decision="accept" title="a">Accept</button>
                <button data-decision="reject" title="r">Reject</button>
              </div>
              <label>Zoom <input id="zoom" type="range" min="10" max="400" step="5"></label>
            </div>
            <div id="stage"></div>
            <ul id="changes"></ul>
          </section>
        </main>
        <footer>
          <kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd>–<kbd>4</kbd> how to look · <kbd>a</kbd> accept ·
          <kbd>r</kbd> reject · <kbd>u</kbd> undecided · <kbd>e</kbd> export · <kbd>+</kbd> <kbd>-</kbd> zoom ·
          <kbd>/</kbd> search · <kbd>t</kbd> light or dark
        </footer>
        """

    static let style = """
        :root {
          color-scheme: light dark;
          --ground: light-dark(#f5f5f7, #1c1c1e); --card: light-dark(#fff, #2c2c2e); --ink: light-dark(#1d1d1f, #f5f5f7);
          --faint: light-dark(#6e6e73, #a1a1a6); --line: light-dark(#d2d2d7, #48484a); --accent: light-dark(#06c, #4da3ff);
          --bad: light-dark(#c8102e, #ff6b6b); --good: light-dark(#1a7f37, #5fd07a); --odd: light-dark(#8a5a00, #ffc14d);
        }
        :root[data-theme=light] { color-scheme: light; }
        :root[data-theme=dark] { color-scheme: dark; }
        * { box-sizing: border-box; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--ground);
          color: var(--ink); font: 14px/1.4 system-ui, sans-serif; }
        header { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 10px 16px;
          background: var(--card); border-bottom: 1px solid var(--line); }
        h1 { font-size: 18px; margin: 0; } #tally { margin: 0; color: var(--faint); } .gap { flex: 1; }
        button, select, input { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line);
          border-radius: 6px; padding: 3px 10px; }
        button { cursor: pointer; } button[aria-pressed=true] { background: var(--accent); color: var(--card);
          border-color: var(--accent); }
        button:disabled { opacity: .4; cursor: default; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        #states { display: flex; flex-wrap: wrap; gap: 4px; }
        #notes { margin: 0; padding: 0; list-style: none; } #notes li { padding: 8px 16px; color: var(--odd);
          border-bottom: 1px solid var(--line); white-space: pre-wrap; }
        main { flex: 1; min-height: 0; display: flex; }
        #list { width: 320px; overflow: auto; border-right: 1px solid var(--line); background: var(--card); }
        #list h3 { margin: 0; padding: 8px 14px 2px; font-size: 12px; color: var(--faint); overflow-wrap: anywhere; }
        .row { display: flex; gap: 8px; padding: 5px 14px; cursor: pointer; align-items: baseline; }
        .row[aria-current=true] { background: var(--accent); color: var(--card); }
        .row b { font-weight: 500; flex: 1; overflow-wrap: anywhere; } .row i { font-style: normal; font-size: 12px; }
        .dot { width: 9px; height: 9px; border-radius: 50%; flex: none; background: var(--bad); }
        .same .dot, .recorded .dot { background: var(--good); } .tolerated .dot, .otherRenderer .dot { background: var(--odd); }
        #detail { flex: 1; min-width: 0; overflow: auto; padding: 14px 18px; }
        h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere; } #summary { margin: 2px 0 10px; color: var(--faint); }
        #controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; margin-bottom: 12px; }
        #controls > div { display: flex; gap: 4px; } #zoom { padding: 0; vertical-align: middle; }
        figure { margin: 0; } figcaption { font-size: 12px; color: var(--faint); padding-bottom: 4px; }
        .sides { display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; }
        .picture { position: relative; display: inline-block; border: 1px solid var(--line);
          background: repeating-conic-gradient(#8883 0 25%, #fff0 0 50%) 0 0 / 16px 16px; }
        .picture img { display: block; image-rendering: auto; } .sharp img { image-rendering: pixelated; }
        .layered img + img { position: absolute; left: 0; top: 0; }
        .split { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); }
        .layered input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: ew-resize; }
        .layered:focus-within { outline: 2px solid var(--accent); }
        #changes { padding-left: 18px; } #changes li { font-family: ui-monospace, monospace; font-size: 13px;
          overflow-wrap: anywhere; }
        footer { padding: 6px 16px; font-size: 12px; color: var(--faint); border-top: 1px solid var(--line);
          background: var(--card); }
        kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
        .empty { color: var(--faint); padding: 14px; }
        @media (max-width: 760px) { main { flex-direction: column; } #list { width: auto; max-height: 35vh; } }
        @media (prefers-reduced-motion: no-preference) { .row { transition: background .1s; } }
        """
}
