/**
 * Largest visible share of a piece that is still animated. A piece that shows more may be in reading, so it stays as
 * it is.
 */
const mostSeen = 0.5;

/** Pieces that were observed once. Those in sight at that time were drawn with the page. */
const placed = new WeakSet<Element>();

let observer: IntersectionObserver | undefined;

async function comeIn(piece: HTMLElement | SVGElement, place: number): Promise<void> {
  piece.style.setProperty('--arrival', String(place));
  piece.dataset.arriving = '';
  const movements = piece.getAnimations({ subtree: true });
  await Promise.allSettled(movements.map(({ finished }) => finished));
  delete piece.dataset.arriving;
}

function onCrossing(entries: readonly IntersectionObserverEntry[]): void {
  let place = 0;
  for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
    const isPlaced = placed.has(target);
    placed.add(target);
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    const isFromBelow = boundingClientRect.top > 0 && intersectionRatio <= mostSeen;
    const isPiece = target instanceof HTMLElement || target instanceof SVGElement;
    if (!isPlaced || !isFromBelow || !isPiece) continue;
    void comeIn(target, place);
    place += 1;
  }
}

/**
 * Used as a `ref`. Animates the piece when a reader scrolls to it, 0.1 s after the previous one that arrives with it
 * (specification, section 9; styles in motion.css), and draws its trails. The piece is never hidden before: not on the
 * first screen, on paper or without scripts.
 */
export function arrives(piece: Element | null) {
  if (!piece) return;
  observer ??= new IntersectionObserver(onCrossing);
  observer.observe(piece);
  return () => observer?.unobserve(piece);
}
