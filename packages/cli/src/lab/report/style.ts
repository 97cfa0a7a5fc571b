/** The page's whole style: one column on a phone, two where there is room, light and dark as the reader has it. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #1c1f24; --soft: #5d6570; --rule: #dfe2e6; --corp: #1761b0; --runner: #c0410f; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --card: #1c2026; --ink: #e8eaed; --soft: #a3abb5; --rule: #363c45; --corp: #74b3ff; --runner: #ff9b63; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; color: var(--soft); overflow-wrap: anywhere; }
.shares { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; margin: 1.5rem 0; }
.share, figure { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; padding: 1rem; margin: 0; }
.share strong { display: block; font-size: 2rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.share.corp strong { color: var(--corp); } .share.runner strong { color: var(--runner); }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; align-items: start; }
figcaption p { font-size: .875rem; }
svg { display: block; width: 100%; height: auto; margin-top: .5rem; }
svg text { fill: var(--soft); font: 12.5px system-ui, sans-serif; }
svg .card { fill: var(--ink); }
.grid { stroke: var(--rule); } .axis { stroke: var(--soft); }
.corp { --side: var(--corp); } .runner { --side: var(--runner); }
.line { fill: none; stroke: var(--side); stroke-width: 2; } .line.runner { stroke-dasharray: 7 3; }
.band { fill: var(--side); opacity: .18; } .dot, .full { fill: var(--side); }
.ring { fill: var(--card); stroke: var(--side); stroke-width: 1.8; }
.whisker { stroke: var(--side); opacity: .55; stroke-width: 1.6; } .overall { stroke: var(--ink); stroke-dasharray: 4 4; }
.key { display: inline-block; width: 1.4em; border-top: 3px solid var(--side); vertical-align: middle; margin: 0 .3em 0 .2em; } .key.runner { border-top-style: dashed; margin-left: .9em; }
details { margin: 1rem 0; } summary { cursor: pointer; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; min-width: 50%; }
th, td { text-align: right; padding: .3rem .7rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th { color: var(--soft); font-weight: 600; }
`;
