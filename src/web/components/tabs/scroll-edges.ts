/** Less than this is a rounding of the browser's. */
const leastPx = 1;

/** Elements that the keyboard reaches by themselves. */
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
 * Marks the sides at which elements that scroll sideways go on, for style files (`data-more`: "start", "end" or both).
 * Elements with nothing focusable in them enter the tab order while they scroll. @returns a function that ends it.
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
