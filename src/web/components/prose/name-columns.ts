const beyond = (names: readonly string[]) => `Scroll for: ${names.join(', ')}`;

/** Names the columns of which a reader sees less than half, for which the table scrolls. */
function namesBeyond(scroller: HTMLElement): readonly string[] {
  const view = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll('thead th')].flatMap((head) => {
    const { left, right, width } = head.getBoundingClientRect();
    const seenPx = Math.min(right, view.right) - Math.max(left, view.left);
    return seenPx < width / 2 ? [head.textContent.trim()] : [];
  });
}

function nameColumns(scroller: HTMLElement, signal: AbortSignal): void {
  const line = document.createElement('p');
  line.dataset.beyond = '';
  // A screen reader goes through all columns, whatever is in view.
  line.ariaHidden = 'true';
  const tell = () => {
    const names = namesBeyond(scroller);
    line.hidden = names.length === 0;
    line.textContent = beyond(names);
  };
  scroller.before(line);
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(scroller);
  scroller.addEventListener('scroll', tell, { passive: true, signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    line.remove();
  });
}

/** Writes above each table that scrolls sideways which columns are out of view. @returns a function that ends it */
export function nameColumnsOf(tables: readonly HTMLElement[]): () => void {
  const ending = new AbortController();
  for (const table of tables) nameColumns(table, ending.signal);
  return () => ending.abort();
}
