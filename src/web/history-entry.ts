/**
 * Gives the entry that this document opened a key of its own in the history. The router knows each entry by its key
 * and calls the first one of every document "default": two documents of one tab would share a scroll position.
 */
export function nameFirstEntry(): void {
  const { history } = window;
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
}
