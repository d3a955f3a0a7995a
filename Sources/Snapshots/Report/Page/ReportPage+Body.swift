extension ReportPage {
    static let body = """
        <header id="top">
          <h1>Snapshots</h1>
          <p id="tally"></p>
          <button id="appearance" class="quiet" title="Light or dark (t)"></button>
          <button id="help-button" class="quiet round" aria-label="Keyboard shortcuts" title="Keyboard shortcuts (?)">?</button>
        </header>
        <div id="remarks" role="note" hidden></div>
        <main>
          <aside aria-label="Snapshots of this report">
            <div id="filters">
              <input id="search" type="search" placeholder="Search" aria-label="Search names, files and changes"
                autocomplete="off" spellcheck="false">
              <div id="states" role="group" aria-label="States to show"></div>
              <div id="choices">
                <select id="device" aria-label="Device"></select>
                <select id="file" aria-label="File"></select>
                <select id="decided" aria-label="Decision">
                  <option value="">Decision</option><option value="none">Undecided</option>
                  <option value="accept">Accepted</option><option value="reject">Rejected</option>
                </select>
              </div>
            </div>
            <div id="list" role="listbox" tabindex="0" aria-label="Snapshots"><div id="rows" role="presentation"></div></div>
            <footer id="review">
              <p id="progress"></p>
              <div>
                <button id="accept-all" title="Accept every undecided snapshot in the list">Accept shown</button>
                <button id="clear">Clear</button>
                <button id="export" class="main" title="Save the decisions as a file (e)">Export</button>
              </div>
            </footer>
          </aside>
          <section id="viewer" aria-label="Selected snapshot">
            <header>
              <div>
                <h2 id="name"></h2>
                <p id="variant"></p>
              </div>
              <div id="decisions" role="group" aria-label="Decision">
                <button data-decision="accept" title="Make it the baseline (a)">Accept</button>
                <button data-decision="reject" title="Keep the baseline (r)">Reject</button>
              </div>
            </header>
            <div id="tools" role="toolbar" aria-label="How to look">
              <div id="modes" class="segments" role="group" aria-label="Comparison">
                <button data-mode="sides" title="1">Side by side</button><button data-mode="slider" title="2">Slider</button><button
                  data-mode="blink" title="3">Blink</button><button data-mode="difference" title="4">Difference</button>
              </div>
              <div id="zooms" class="segments" role="group" aria-label="Zoom">
                <button data-zoom="0" title="The whole picture (0)">Fit</button><button data-zoom="1"
                  title="A pixel for a pixel">1:1</button><button data-zoom="2">2×</button><button
                  data-zoom="4">4×</button><button data-zoom="8">8×</button>
              </div>
              <button id="marks" class="quiet" aria-pressed="true" title="Frames around what changed (m)">Marks</button>
            </div>
            <div id="stage"></div>
            <div id="why"></div>
          </section>
        </main>
        <dialog id="help" aria-labelledby="help-title">
          <h2 id="help-title">Keyboard</h2>
          <dl>
            <dt><kbd>j</kbd> <kbd>k</kbd> or <kbd>↓</kbd> <kbd>↑</kbd></dt><dd>next, previous</dd>
            <dt><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> <kbd>4</kbd></dt><dd>side by side, slider, blink, difference</dd>
            <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>move the slider; with shift further</dd>
            <dt><kbd>space</kbd></dt><dd>turn or stop the blinking</dd>
            <dt><kbd>0</kbd> <kbd>+</kbd> <kbd>-</kbd></dt><dd>fit, nearer, farther</dd>
            <dt><kbd>n</kbd></dt><dd>next changed place, near</dd>
            <dt><kbd>m</kbd></dt><dd>frames around what changed</dd>
            <dt><kbd>a</kbd> <kbd>r</kbd> <kbd>u</kbd></dt><dd>accept, reject, undecided</dd>
            <dt><kbd>A</kbd> <kbd>R</kbd></dt><dd>accept or reject, and on to the next</dd>
            <dt><kbd>e</kbd></dt><dd>export the decisions</dd>
            <dt><kbd>/</kbd></dt><dd>search</dd>
            <dt><kbd>t</kbd></dt><dd>light, dark or as the system</dd>
          </dl>
          <form method="dialog"><button class="main">Done</button></form>
        </dialog>
        <p id="voice" role="status" class="unseen"></p>
        """
}
