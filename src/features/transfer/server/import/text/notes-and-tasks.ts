import { type ChildNode, type Document, Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { calloutKindOf } from './callout-words.ts';
import {
  byName,
  element,
  findAll,
  findFirst,
  hasClass,
  isBlank,
  remove,
  replaceWith,
  wordsOf,
} from './dom.ts';

/** Id that the page gives a heading "Footnotes"; elements in a post have no ids of their own. */
const notesPlace = '#section-footnotes';
const isNotesBox = (node: Element) =>
  ['footnotes', 'footnotes-container', 'wp-block-footnotes'].some((name) => hasClass(node, name));

const isNumber = (node: Element) =>
  node.name === 'sup' ||
  'data-footnote-ref' in node.attribs ||
  node.attribs.role === 'doc-noteref' ||
  ['footnote', 'footnote-ref', 'footnote-reference', 'fn'].some((name) => hasClass(node, name));

function isWayBack(link: Element): boolean {
  const isMarked =
    'data-footnote-backref' in link.attribs ||
    link.attribs.role === 'doc-backlink' ||
    ['footnote-backref', 'reversefootnote', 'footnote-back'].some((name) => hasClass(link, name));
  const isArrow = /^(?:\^|\u21a9\ufe0e?|\u2191)\s*\d*$/.test(wordsOf(link));
  return (link.attribs.href ?? '').startsWith('#') && (isMarked || isArrow);
}

/** Makes references lead to the heading above the notes, because list items lose their ids. */
export function placeFootnotes(root: Document): void {
  const lists = findAll(root, byName('ol')).filter(
    (list) => isNotesBox(list) || (list.parent instanceof Element && isNotesBox(list.parent)),
  );
  const numbers = new Map<string, number>();
  for (const list of lists) {
    for (const item of list.children) {
      if (!(item instanceof Element) || item.name !== 'li') continue;
      const id =
        item.attribs.id ?? findFirst(item, ({ attribs }) => Boolean(attribs.id))?.attribs.id;
      if (id) numbers.set(id, numbers.size + 1);
    }
  }
  if (numbers.size === 0) return;
  for (const list of lists) {
    for (const link of findAll(list, byName('a'))) if (isWayBack(link)) remove(link);
  }
  for (const link of findAll(root, byName('a'))) {
    const href = link.attribs.href ?? '';
    const number = href.startsWith('#') ? numbers.get(decoded(href.slice(1))) : undefined;
    const { parent } = link;
    const isRaised = parent instanceof Element && isNumber(parent);
    if (number === undefined || !(isRaised || isNumber(link))) continue;
    const raised = element('sup', {}, [element('a', { href: notesPlace }, [String(number)])]);
    replaceWith(isRaised && parent.name === 'sup' ? parent : link, [raised]);
  }
  for (const list of lists) {
    const box = list.parent instanceof Element && isNotesBox(list.parent) ? list.parent : null;
    if (box) replaceWith(box, [list]);
  }
  const [first] = lists;
  if (first) DomUtils.prepend(first, element('h2', {}, ['Footnotes']));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Posts hold no form elements, so checkboxes become characters. */
export function placeTasks(root: Document): void {
  for (const box of findAll(root, byName('input'))) {
    if (box.attribs.type !== 'checkbox') continue;
    const isInItem = [box.parent, box.parent?.parent, box.parent?.parent?.parent].some(
      (node) => node instanceof Element && node.name === 'li',
    );
    if (!isInItem) continue;
    const isSpaced = box.next instanceof Text && /^\s/.test(box.next.data);
    const sign = 'checked' in box.attribs ? '☑' : '☐';
    replaceWith(box, [new Text(isSpaced ? sign : `${sign} `)]);
  }
}

/** GitHub and Obsidian mark a callout with `[!NOTE]` at the start of a quotation; Obsidian adds a title. */
export function placeAlerts(root: Document): void {
  for (const quote of findAll(root, byName('blockquote'))) {
    const paragraph = quote.children.find((child) => !isBlank(child));
    if (!(paragraph instanceof Element) || paragraph.name !== 'p') continue;
    const [first] = paragraph.children;
    if (!(first instanceof Text)) continue;
    const [mark = '', word = '', title = ''] =
      /^\s*\[!([a-zA-Z]{1,20})\][-+]?[ \t]*([^\n]*)\n?/.exec(first.data) ?? [];
    const kind = calloutKindOf(word);
    if (!kind) continue;
    first.data = first.data.slice(mark.length);
    const [, second] = paragraph.children;
    const isBreak = first.data === '' && second instanceof Element && second.name === 'br';
    if (isBreak) remove(second);
    if (wordsOf(paragraph) === '' && !findFirst(paragraph, byName('img'))) remove(paragraph);
    const heading: ChildNode[] = title.trim()
      ? [element('p', {}, [element('strong', {}, [title.trim()])])]
      : [];
    replaceWith(quote, [element('div', { 'data-block': kind }, [...heading, ...quote.children])]);
  }
}
