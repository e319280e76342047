/** The provider's own look, unlike the shop's: whoever lands on its page sees that it is another place. */
export const pageStyle = `
      :root { color-scheme: light dark; --ground: #eef1f6; --card: #fff; --ink: #141b2d; --quiet: #55607a;
        --line: #d5dbe6; --edge: #78839b; --main: #1d4fa8; --main-hover: #173f87; --on-main: #fff; --ribbon: #ffd65c; }
      @media (prefers-color-scheme: dark) {
        :root { --ground: #0d111b; --card: #161c2a; --ink: #edf1f9; --quiet: #a3aec6; --line: #2a3347; --edge: #7c88a3;
          --main: #8fb4ff; --main-hover: #b0caff; --on-main: #0d1a36; }
      }
      * { box-sizing: border-box; margin: 0; }
      body { min-height: 100vh; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
      .ribbon { padding: 8px 16px; background: var(--ribbon); color: #241a00; text-align: center; text-wrap: balance; font-weight: 600; }
      main { display: grid; gap: 16px; width: min(100% - 32px, 440px); margin: clamp(16px, 8vh, 80px) auto;
        padding: clamp(20px, 6vw, 36px); background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
      .brand { color: var(--main); font-weight: 700; letter-spacing: -0.01em; }
      h1 { font-size: 22px; line-height: 1.25; letter-spacing: -0.02em; }
      .quiet, .amount span { color: var(--quiet); font-size: 14px; font-weight: 400; letter-spacing: 0; }
      .amount { font-size: 40px; line-height: 1.1; font-weight: 650; letter-spacing: -0.03em;
        font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
      ul { padding: 12px 0; list-style: none; border-block: 1px solid var(--line); font-size: 14px; }
      li { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; font-variant-numeric: tabular-nums; }
      li span:first-child { min-width: 0; overflow-wrap: anywhere; }
      form { display: grid; gap: 8px; }
      button, a.main { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid var(--edge);
        border-radius: 24px; background: transparent; color: inherit; font: inherit; font-weight: 600;
        text-align: center; text-decoration: none; cursor: pointer; }
      button:hover { border-color: var(--ink); }
      button.main, a.main { background: var(--main); border-color: var(--main); color: var(--on-main); }
      button.main:hover, a.main:hover { background: var(--main-hover); border-color: var(--main-hover); }
      :focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
    `;
