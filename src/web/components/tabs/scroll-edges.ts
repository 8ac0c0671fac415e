/** Less than this is a rounding of the browser's. */
const leastPx = 1;

/** What the keyboard can reach by itself. */
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
 * Tells style files at which sides elements that scroll sideways go on (`data-more`: "start", "end" or both), and puts those
 * into the tab order that have nothing in them to get there by. Answers what ends it.
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
