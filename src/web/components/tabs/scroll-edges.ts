/** Ignores rounding by the browser. */
const leastPx = 1;

const reachable = 'a[href], button, input, select, textarea, [tabindex="0"]';

function tell(element: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const sides = [
    ...(scrollLeft > leastPx ? ['start'] : []),
    ...(scrollWidth - clientWidth - scrollLeft > leastPx ? ['end'] : []),
  ];
  if (sides.length === 0) delete element.dataset.more;
  else element.dataset.more = sides.join(' ');
  if (!element.querySelector(reachable)) element.tabIndex = sides.length > 0 ? 0 : -1;
}

/**
 * Sets `data-more` ("start", "end" or both) on elements that scroll sideways, for the sides at which they go on; style
 * files read it. Elements with nothing focusable in them enter the tab order while they scroll. @returns a function
 * that ends it
 */
export function watchScrollEdges(elements: readonly HTMLElement[]): () => void {
  const ending = new AbortController();
  const observers = elements.map((element) => {
    const observer = new ResizeObserver(() => tell(element));
    for (const part of [element, ...element.children]) observer.observe(part);
    const { signal } = ending;
    element.addEventListener('scroll', () => tell(element), { passive: true, signal });
    return observer;
  });
  return () => {
    ending.abort();
    for (const observer of observers) observer.disconnect();
  };
}
