extension ReportPage {
    static let style = """
        :root { \(light) }
        :root[data-theme=dark] { \(dark) }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { \(dark) } }
        \(general)
        \(listStyle)
        \(viewerStyle)
        """

    private static let light = """
        color-scheme: light; --ground: #fff; --side: #f6f6f8; --canvas: #ececef; --ink: #1d1d1f; --faint: #5c5c62;
        --line: #e0e0e5; --accent: #0066cc; --on-accent: #fff; --track: #e6e6eb; --thumb: #fff; --wash: #0066cc1a; --chosen: #0066cc1f; --thumb-line: #c4c4ca;
        --bad: #b80018; --odd: #8a4a00; --good: #146a2b; --plain: #5c5c62; --mark: #d6007a; --shade: #00000026;
        """

    private static let dark = """
        color-scheme: dark; --ground: #1c1c1e; --side: #242427; --canvas: #101012; --ink: #f5f5f7; --faint: #a1a1a8;
        --line: #38383d; --accent: #4da3ff; --on-accent: #00142b; --track: #38383d; --thumb: #636369; --wash: #4da3ff2b; --chosen: #4da3ff26; --thumb-line: #57575d;
        --bad: #ff7a70; --odd: #ffb84d; --good: #5fd47f; --plain: #a1a1a8; --mark: #ff5fb7; --shade: #00000080;
        """

    private static let general = """
        * { box-sizing: border-box; scrollbar-width: thin; scrollbar-color: var(--thumb-line) transparent; }
        [hidden] { display: none !important; }
        body { margin: 0; height: 100vh; height: 100dvh; display: flex; flex-direction: column; background: var(--ground);
          color: var(--ink); font: 13px/1.45 -apple-system, BlinkMacSystemFont, 'SF Pro Text', system-ui, 'Segoe UI', Inter,
          sans-serif; -webkit-font-smoothing: antialiased; }
        h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
        h1 { font-size: 15px; font-weight: 600; letter-spacing: -.01em; }
        #top { display: flex; align-items: center; gap: 12px; padding: 0 16px; min-height: 48px; border-bottom: 1px solid var(--line); }
        #tally { flex: 1; color: var(--faint); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        button, select, input { font: inherit; color: inherit; margin: 0; }
        button { background: var(--track); border: 0; border-radius: 7px; padding: 4px 12px; min-height: 28px; cursor: pointer; }
        button:hover { filter: brightness(.97); }
        button:disabled { opacity: .38; cursor: default; filter: none; }
        button.main { background: var(--accent); color: var(--on-accent); }
        button.quiet { background: none; color: var(--faint); padding: 4px 8px; }
        button.quiet:hover, button.quiet[aria-pressed=true] { background: var(--track); color: var(--ink); }
        button.round { width: 28px; border-radius: 50%; }
        select, input[type=search] { background: var(--ground); border: 1px solid var(--line); border-radius: 7px; padding: 3px 8px;
          min-height: 28px; min-width: 0; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        #remarks { padding: 8px 16px; border-bottom: 1px solid var(--line); background: var(--side); max-height: 22vh; overflow: auto; }
        #remarks p { white-space: pre-wrap; overflow-wrap: anywhere; padding: 2px 0; color: var(--odd); }
        #remarks p.trouble { color: var(--bad); }
        main { flex: 1; min-height: 0; display: flex; }
        .segments { display: inline-flex; background: var(--track); border-radius: 8px; padding: 2px; }
        .segments button { background: none; border-radius: 6px; min-height: 24px; padding: 1px 11px; white-space: nowrap; }
        .segments button[aria-pressed=true] { background: var(--thumb); box-shadow: 0 1px 2px var(--shade); }
        dialog { border: 0; border-radius: 14px; padding: 22px 26px; background: var(--ground); color: var(--ink);
          box-shadow: 0 20px 60px #0006; max-width: min(480px, calc(100vw - 32px)); }
        dialog::backdrop { background: #0005; }
        dialog h2 { font-size: 15px; padding-bottom: 12px; }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; } dt { white-space: nowrap; } dd { color: var(--faint); }
        dialog form { text-align: right; padding-top: 16px; }
        kbd { display: inline-block; font: inherit; font-size: 12px; min-width: 22px; text-align: center; border: 1px solid var(--line);
          border-bottom-width: 2px; border-radius: 5px; padding: 0 5px; background: var(--side); }
        .bad { color: var(--bad); } .odd { color: var(--odd); } .good { color: var(--good); } .plain { color: var(--plain); }
        @media (max-width: 820px) {
          body { height: auto; min-height: 100dvh; } main { flex-direction: column; }
        }
        """

    private static let listStyle = """
        aside { flex: none; width: 336px; min-height: 0; display: flex; flex-direction: column; background: var(--side);
          border-right: 1px solid var(--line); }
        #filters { padding: 12px; display: grid; gap: 10px; border-bottom: 1px solid var(--line); }
        #states { display: flex; flex-wrap: wrap; gap: 6px; }
        #states button { background: none; border: 1px solid var(--line); border-radius: 14px; padding: 1px 10px; min-height: 24px;
          font-size: 12px; color: var(--faint); }
        #states button[aria-pressed=true] { background: var(--wash); border-color: transparent; color: var(--ink); }
        #states b { font-weight: 600; margin-right: 5px; } #states i { font-style: normal; color: var(--faint); margin-left: 5px;
          font-variant-numeric: tabular-nums; }
        #choices { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6px; } #choices select { font-size: 12px; padding: 2px 4px; }
        #list { flex: 1; min-height: 0; overflow: auto; overflow-anchor: none; position: relative; outline-offset: -2px; }
        #rows { position: relative; }
        .heading, .row { position: absolute; left: 0; right: 0; }
        .heading { height: 30px; padding: 10px 14px 0; font-size: 11px; font-weight: 600; color: var(--faint); white-space: nowrap;
          overflow: hidden; text-overflow: ellipsis; direction: rtl; text-align: left; }
        .heading bdi { unicode-bidi: isolate; direction: ltr; }
        .row { height: 56px; padding: 0 8px; cursor: default; }
        .row > div { height: 54px; display: flex; gap: 10px; align-items: center; padding: 0 8px; border-radius: 8px; }
        .row:hover > div { background: var(--track); }
        .row[aria-selected=true] > div { background: var(--chosen); }
        .thumb { flex: none; width: 30px; height: 44px; border-radius: 4px; background: var(--track); display: grid; place-items: center;
          overflow: hidden; font-size: 15px; color: var(--faint); }
        .thumb img { width: 100%; height: 100%; object-fit: contain; background: var(--canvas); }
        .row .words { flex: 1; min-width: 0; } .row .words > * { display: block; white-space: nowrap; overflow: hidden;
          text-overflow: ellipsis; }
        .row b { font-weight: 500; } .row .words span { font-size: 12px; color: var(--faint); }
        .row .state { flex: none; text-align: right; font-size: 12px; font-variant-numeric: tabular-nums; }
        .row .state span { display: block; color: var(--faint); }
        .mark { font-weight: 700; }
        .empty { color: var(--faint); padding: 28px 18px; text-align: center; }
        #review { border-top: 1px solid var(--line); padding: 10px 12px; display: grid; gap: 8px; }
        #review div { display: flex; gap: 6px; } #review .main { margin-left: auto; }
        #progress { color: var(--faint); font-variant-numeric: tabular-nums; }
        @media (max-width: 820px) {
          aside { width: auto; border-right: 0; } #list { flex: none; height: 38vh; }
          #review { border-bottom: 1px solid var(--line); }
        }
        """

    private static let viewerStyle = """
        #viewer { flex: 1; min-width: 0; display: flex; flex-direction: column; }
        #viewer > header { display: flex; align-items: flex-start; gap: 16px; padding: 14px 18px 10px; }
        #viewer > header > div:first-child { flex: 1; min-width: 0; }
        h2 { font-size: 17px; font-weight: 600; letter-spacing: -.015em; line-height: 1.3; overflow-wrap: anywhere; }
        #variant { color: var(--faint); overflow-wrap: anywhere; } #variant b { font-weight: 600; }
        #decisions { display: flex; gap: 6px; }
        [data-decision=accept][aria-pressed=true] { background: var(--good); color: var(--ground); }
        [data-decision=reject][aria-pressed=true] { background: var(--bad); color: var(--ground); }
        #tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 0 18px 12px; }
        #marks { margin-left: auto; }
        #stage { flex: 1; min-height: 260px; display: flex; gap: 1px; background: var(--line); border-block: 1px solid var(--line);
          overflow: hidden; }
        .pane { flex: 1; min-width: 0; display: flex; flex-direction: column; background: var(--canvas); margin: 0; }
        .pane figcaption { display: flex; justify-content: space-between; gap: 8px; padding: 7px 12px; font-size: 12px; color: var(--faint);
          white-space: nowrap; }
        .pane figcaption b { font-weight: 600; color: var(--ink); }
        .port { flex: 1; min-height: 0; overflow: auto; display: flex; padding: 4px 14px 14px; }
        .port.near { cursor: grab; } .port.held { cursor: grabbing; }
        .paper { position: relative; flex: none; margin: auto; box-shadow: 0 0 0 1px var(--line), 0 4px 18px var(--shade);
          background: repeating-conic-gradient(#8882 0 25%, #fff0 0 50%) 0 0 / 16px 16px; }
        .paper img { display: block; position: absolute; left: 0; top: 0; user-select: none; -webkit-user-drag: none; }
        .near img { image-rendering: pixelated; }
        .frame { position: absolute; border: 1.5px solid var(--mark); border-radius: 3px; pointer-events: none; }
        .frame.current { box-shadow: 0 0 0 3px color-mix(in srgb, var(--mark) 35%, transparent); }
        .split { position: absolute; inset: 0; cursor: ew-resize; touch-action: pan-y; }
        .split::before { content: ''; position: absolute; top: 0; bottom: 0; left: var(--at); width: 2px; margin-left: -1px;
          background: var(--accent); }
        .split::after { content: '↔'; position: absolute; top: 50%; left: var(--at); width: 30px; height: 30px; margin: -15px;
          border-radius: 50%; background: var(--accent); color: var(--on-accent); display: grid; place-items: center;
          box-shadow: 0 1px 5px var(--shade); }
        .absent { margin: auto; color: var(--faint); text-align: center; padding: 20px; overflow-wrap: anywhere; }
        #why { flex: none; max-height: 34vh; overflow: auto; padding: 14px 18px 18px; }
        #why .summary::first-letter { text-transform: uppercase; }
        #why .summary { font-size: 14px; overflow-wrap: anywhere; white-space: pre-wrap; }
        .changes { display: grid; grid-template-columns: repeat(auto-fit, minmax(230px, 1fr)); gap: 14px 26px; padding-top: 12px; }
        h3 { font-size: 12px; font-weight: 600; color: var(--faint); padding-bottom: 3px; }
        .changes ul { list-style: none; } .changes li { padding: 2px 0; overflow-wrap: anywhere; }
        .changes button { font-size: 12px; padding: 0 8px; min-height: 22px; margin-top: 4px; }
        .facts { display: flex; flex-wrap: wrap; gap: 4px 22px; padding-top: 12px; font-size: 12px; color: var(--faint); }
        .facts span { overflow-wrap: anywhere; }
        .all-same { flex: 1; display: grid; place-content: center; text-align: center; gap: 6px; color: var(--faint); }
        .all-same b { font-size: 34px; font-weight: 400; }
        @media (max-width: 820px) {
          #viewer > header { flex-wrap: wrap; } #stage { height: 62vh; overflow-x: auto; flex: none; }
          .pane { min-width: 44vw; } #why { max-height: none; } #tools { overflow-x: auto; }
        }
        @media (prefers-reduced-motion: no-preference) { .row > div, .segments button { transition: background-color .12s; } }
        @media (forced-colors: active) { .row[aria-selected=true] > div { outline: 2px solid; outline-offset: -2px; } }
        """
}
