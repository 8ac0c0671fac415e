/** Tags that look the same to readers. */
const sameAs: Record<string, string> = { b: 'strong', i: 'em', strike: 's' };
const silentTags = new Set(['div', 'span', 'p', 'br']);
/** The server sets them. */
export const ownAttributes = new Set(['rel', 'target', 'loading', 'decoding']);
const nearLength = 40;

export interface MissingMarkup {
  markup: string;
  near: string;
}

/** A list item without content is ignored: its content has moved elsewhere. */
function isEmptyItem({ localName, childElementCount, textContent }: Element): boolean {
  return localName === 'li' && childElementCount === 0 && textContent?.trim() === '';
}

function signature(element: Element): string | null {
  const tag = sameAs[element.localName] ?? element.localName;
  const attributes = [...element.attributes]
    .filter(({ name }) => !ownAttributes.has(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .sort();
  if (attributes.length === 0 && (silentTags.has(tag) || isEmptyItem(element))) return null;
  return `<${[tag, ...attributes].join(' ')}>`;
}

function placesOfMarkup(body: HTMLElement): Map<string, Node[]> {
  const places = new Map<string, Node[]>();
  const note = (key: string, node: Node) => places.set(key, [...(places.get(key) ?? []), node]);
  for (const element of body.querySelectorAll('*')) {
    const key = signature(element);
    if (key) note(key, element);
  }
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    note(`<!--${comments.currentNode.nodeValue ?? ''}-->`, comments.currentNode);
  }
  return places;
}

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function wordsOf(body: HTMLElement): string {
  return (body.textContent ?? '').replace(/\s+/g, '');
}

function wordsNear(node: Node | undefined): string {
  const own = node instanceof Element ? node.textContent : '';
  const words = own?.trim() || node?.parentElement?.textContent || '';
  return words.replace(/\s+/g, ' ').trim().slice(0, nearLength);
}

/** Returns markup of the first HTML that is missing in the second, with the first place of each piece. */
export function missingMarkup(beforeHtml: string, afterHtml: string): MissingMarkup[] {
  const before = bodyOf(beforeHtml);
  const after = bodyOf(afterHtml);
  const kept = placesOfMarkup(after);
  const missing = [...placesOfMarkup(before)]
    .filter(([key, nodes]) => nodes.length > (kept.get(key)?.length ?? 0))
    .map(([markup, [first]]) => ({ markup, near: wordsNear(first) }));
  if (missing.length === 0 && wordsOf(before) !== wordsOf(after))
    return [{ markup: '…', near: '' }];
  return missing;
}
