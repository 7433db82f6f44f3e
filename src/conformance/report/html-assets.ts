/** The style of the page. Colours have a contrast of at least 4.5 to their background in light and dark mode. */
export const style = `
:root { color-scheme: light dark; --ground: #fbfbf9; --card: #fff; --ink: #1d2327; --soft: #566069; --line: #dcdfe2;
  --passed: #1a7f4b; --failed: #c0271c; --skipped: #6b7680; --rest: #b3bac0; --code: #f1f3f4; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181b; --card: #1c2226; --ink: #e8ecef; --soft: #a9b4bc; --line: #343c42;
  --passed: #58c48d; --failed: #ff8a7d; --skipped: #9aa5ad; --rest: #525c64; --code: #11161a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; display: inline; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: .85rem; margin: .75rem 0 .25rem; color: var(--soft); }
.verdict { font-size: 1.15rem; font-weight: 600; margin: 0 0 1rem; }
.verdict.good { color: var(--passed); } .verdict.bad { color: var(--failed); }
dl { margin: 0; } dl div { display: flex; gap: .75rem; } dt { color: var(--soft); min-width: 4.5rem; } dd { margin: 0; overflow-wrap: anywhere; }
header dt { min-width: 14rem; }
figure, section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 1.25rem 0 0; padding: 1rem; }
section { margin-top: .75rem; padding: 0; }
figcaption { font-weight: 600; display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: .5rem; }
.legend { display: flex; gap: 1rem; list-style: none; margin: 0; padding: 0; font-weight: 400; color: var(--soft); }
.legend li::before { content: ""; display: inline-block; width: .75rem; height: .75rem; border-radius: 2px; margin-right: .35rem; background: var(--rest); }
.legend .passed::before { background: var(--passed); } .legend .failed::before { background: var(--failed); }
.scroll { overflow-x: auto; } svg { display: block; width: 100%; min-width: 34rem; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
svg .area { text-anchor: end; } svg .sum { fill: var(--soft); }
rect.passed { fill: var(--passed); } rect.failed { fill: var(--failed); } rect.skipped { fill: var(--rest); }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin: 1.25rem 0 0; } form[hidden] { display: none; }
select, input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--soft); border-radius: 6px; padding: .25rem .5rem; }
output { color: var(--soft); }
:focus-visible { outline: 3px solid #2f7fd6; outline-offset: 2px; }
summary { cursor: pointer; padding: .6rem 1rem; } summary .sum { color: var(--soft); white-space: nowrap; } summary .failures { color: var(--failed); white-space: nowrap; }
.results { list-style: none; margin: 0; padding: 0 1rem .5rem; }
.results > li { border-top: 1px solid var(--line); padding: .55rem 0 .55rem .75rem; border-left: 4px solid transparent; }
.results > li.failed { border-left-color: var(--failed); }
.results p { margin: 0; overflow-wrap: anywhere; }
.mark { font-weight: 600; } .passed .mark { color: var(--passed); } .failed .mark { color: var(--failed); } .skipped .mark { color: var(--skipped); }
.level { font-size: .75rem; border: 1px solid var(--soft); border-radius: 4px; padding: 0 .3rem; color: var(--soft); }
code { font-size: .8rem; color: var(--soft); } .why { color: var(--soft); font-size: .9rem; }
.finding { margin-top: .4rem; font-size: .95rem; }
.exchange summary { padding: .4rem 0 0; color: var(--soft); }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 6px; padding: .75rem; margin: 0; overflow: auto; max-height: 20rem; font-size: .8rem; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { color: var(--soft); font-size: .85rem; margin-top: 2rem; }
/* The heads of the areas say the same as the chart, which would have to be scrolled. */
@media (max-width: 40rem) { dl div { display: block; } header dt { min-width: 0; } figure { display: none; } }
@media print { form { display: none; } body { max-width: none; } }
`;

/** Filters the results. Without JavaScript the page shows them all. */
export const script = `
(function () {
  var form = document.getElementById('filter');
  var items = Array.from(document.querySelectorAll('.results > li'));
  var sections = Array.from(document.querySelectorAll('section'));
  var value = function (id) { return document.getElementById(id).value.trim().toLowerCase(); };
  function apply() {
    var status = value('status'), level = value('level'), text = value('text');
    var filtered = status !== '' || level !== '' || text !== '';
    var shown = 0;
    items.forEach(function (item) {
      var data = item.dataset;
      var fits = (status === '' || data.status === status)
        && (level === '' || data.level.toLowerCase() === level)
        && (text === '' || data.text.indexOf(text) >= 0);
      item.hidden = !fits;
      if (fits) shown += 1;
    });
    sections.forEach(function (section) {
      var any = section.querySelector('.results > li:not([hidden])') !== null;
      section.hidden = !any;
      if (filtered && any) section.firstElementChild.open = true;
    });
    document.getElementById('shown').textContent = shown + ' of ' + items.length + ' shown';
    document.getElementById('nothing').hidden = shown > 0;
  }
  form.hidden = false;
  form.addEventListener('input', apply);
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  apply();
})();
`;
