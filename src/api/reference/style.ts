/** The style of the reference page: readable without anything that has to be fetched. */
export const STYLE = `
:root { color-scheme: light dark; --line: #c8ccd2; --soft: #f3f4f6; --text: #1b1f24; --back: #fff; --link: #0b57a4; }
@media (prefers-color-scheme: dark) {
  :root { --line: #454c55; --soft: #22262c; --text: #e6e8eb; --back: #16191d; --link: #8cc2ff; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--back); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: .5rem; background: var(--back); padding: .25rem .5rem; }
header, main, nav { max-width: 68rem; margin: 0 auto; padding: 1rem; }
nav ul { columns: 16rem; padding-left: 1.2rem; margin: 0; }
article { border-top: 1px solid var(--line); padding: 1rem 0 1.5rem; }
h2 { margin: 2rem 0 0; }
h3 { margin: 0 0 .25rem; }
h4 { margin: 1rem 0 .25rem; }
code, pre { font: .9rem/1.45 ui-monospace, monospace; }
h3 code { font-size: 1.1rem; }
pre { background: var(--soft); padding: .75rem; overflow: auto; margin: 0; border-radius: .25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
.note { margin: 0; }
`;
