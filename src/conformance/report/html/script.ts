/** Filters the results; without it, the page shows them all. */
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
