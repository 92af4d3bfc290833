// Elements that no text may turn into.
[...document.querySelectorAll('script, style, link, img, iframe, object, embed, svg, a, meta, base')]
  .filter((element) => !element.matches('head > *, a.skip')).map((element) => element.outerHTML.slice(0, 80))
