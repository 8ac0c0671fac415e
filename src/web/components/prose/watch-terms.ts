/** A link to the page of a term, but for cards of the glossary, which say what it means. */
export const termLink = ':not([data-block]) > a[href^="/glossary/"]';

/** Loads cards with the first term within that a reader points at or focuses. @returns a function that ends it */
export function watchTerms(root: HTMLElement | null): () => void {
  if (!root) return () => {};
  const starting = new AbortController();
  const { signal } = starting;
  let cards: Promise<() => void> | undefined;
  const start = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(termLink))) return;
    starting.abort();
    cards = import('./term-cards.ts').then(
      ({ showTermCards }) => showTermCards(root),
      // The link itself works without a card.
      () => () => {},
    );
  };
  root.addEventListener('pointerover', start, { signal });
  root.addEventListener('focusin', start, { signal });
  return () => {
    starting.abort();
    void cards?.then((end) => end());
  };
}
