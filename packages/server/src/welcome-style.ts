// The styles of the welcome page: paper and ink, light and dark.
export const STYLE = `
:root { --table: #d9cbb3; --paper: #f8f3e8; --paper-2: #efe7d6; --ink: #231e17; --ink-2: #5d5344; --line: #cdbfa5; --go: #1f7a5a; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --table: #1b1813; --paper: #25211a; --paper-2: #2f2a21; --ink: #f1e9d8; --ink-2: #b9ad97; --line: #453d30; --go: #46c292; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 1rem 1.25rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .5rem 1rem; padding-top: 2rem; }
h1, h2, h3 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; margin: 0; }
h1 { font-size: 34px; } h2 { font-size: 26px; margin-bottom: .75rem; } h3 { font-size: 20px; }
nav { display: flex; gap: 1rem; }
a { color: var(--ink); text-underline-offset: .2em; } a[aria-current] { text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 2px solid var(--go); outline-offset: 3px; border-radius: 2px; }
.lead { font-size: 20px; margin: 0 0 1.5rem; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; margin-bottom: 1.25rem; box-shadow: 0 2px 6px rgb(0 0 0 / .2); }
.games { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; }
.games li { background: var(--paper-2); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; display: flex; flex-direction: column; gap: .5rem; }
.games p { margin: 0; color: var(--ink-2); } .meta { display: flex; justify-content: space-between; margin-top: auto !important; font-variant-numeric: tabular-nums; }
.meta span::before { content: ''; display: inline-block; width: .8em; height: .8em; border-radius: 50%; background: var(--go); margin-right: .4em; }
pre { background: var(--paper-2); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; overflow-x: auto; margin: .75rem 0 0; }
footer { color: var(--ink-2); font-size: 14px; padding-bottom: 2rem; }
`;
