/** A link to the page of a term, but for cards of the glossary, which say what it means. */
export const termLink = ':not([data-block]) > a[href^="/glossary/"]';

function show({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLElement && target.matches(termLink))) return;
  import('./term-cards.ts').then(
    ({ showTermCard }) => showTermCard(target),
    // The link itself works without a card.
    () => {},
  );
}

/** Props of an element whose links to terms have cards. They load with the first one that a reader points at or focuses. */
export const termWatch = { onPointerOver: show, onFocus: show };
