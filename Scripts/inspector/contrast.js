// The visible texts of a page, and those with too little contrast.
//
// The ratio that every visible text must have: WCAG 2.2, 1.4.3 (AA), and the definition of relative luminance there.
(() => {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    .getContext('2d', { willReadFrequently: true });
  // The luminance of colours that lie over one another, the last on top.
  const light = (colors) => {
    for (const color of ['white', ...colors]) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) => value / 255)
      .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element) =>
    element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : [];
  const found = [];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const box = element.getBoundingClientRect();
    if (!walker.currentNode.data.trim() || box.width < 2 || box.height < 2) continue;
    if (element.closest('[hidden], .hidden, .skip, option, noscript') || !element.checkVisibility()) continue;
    count += 1;
    const background = behind(element);
    const text = [...background, getComputedStyle(element).color];
    const [one, other] = [light(text), light(background)].sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < 4.5) found.push(`${ratio.toFixed(2)} ${element.className || element.tagName}: ${walker.currentNode.data.slice(0, 30)}`);
  }
  return { count, found };
})()
