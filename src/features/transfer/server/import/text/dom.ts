import {
  type ChildNode,
  type Document,
  DomHandler,
  Element,
  type ParentNode,
  Text,
} from 'domhandler';
import { DomUtils, Parser } from 'htmlparser2';

export function element(
  name: string,
  attributes: Record<string, string> = {},
  children: readonly (ChildNode | string)[] = [],
): Element {
  const made = new Element(name, attributes);
  for (const child of children) {
    const node = typeof child === 'string' ? new Text(child) : child;
    remove(node);
    DomUtils.appendChild(made, node);
  }
  return made;
}

export function hasClass(node: Element, name: string): boolean {
  return (node.attribs.class ?? '').split(/\s+/).includes(name);
}

export function findAll(root: ParentNode, fits: (node: Element) => boolean): Element[] {
  return DomUtils.findAll(fits, root.children);
}

export function findFirst(root: ParentNode, fits: (node: Element) => boolean): Element | null {
  return DomUtils.findOne(fits, root.children);
}

export const byName =
  (...names: string[]) =>
  (node: Element) =>
    names.includes(node.name);

export const byClass = (name: string) => (node: Element) => hasClass(node, name);

const maxDepth = 100;

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > maxDepth) throw new RangeError('Its elements are too deep.');
    super.onopentag(name, attributes);
  }
}

/**
 * Stops at a depth that no page has: to parse deeper nesting takes minutes.
 * @throws RangeError for nesting that is too deep
 */
export function parseHtml(html: string): Document {
  const handler = new ShallowHandler();
  new Parser(handler, { decodeEntities: true }).end(html);
  return handler.root;
}

/** Removes all children at once; one by one would be quadratic. */
export function takeChildren(parent: ParentNode): ChildNode[] {
  const taken = parent.children;
  parent.children = [];
  for (const child of taken) {
    child.parent = null;
    child.prev = null;
    child.next = null;
  }
  return taken;
}

/** Caches the last child index, so that sequential walks stay linear. */
const lastPlaces = new WeakMap<ParentNode, number>();

function placeOf(node: ChildNode, { children }: ParentNode, last: number): number {
  for (let step = 0; step <= children.length; step += 1) {
    if (children[last + step] === node) return last + step;
    if (children[last - step] === node) return last - step;
  }
  return -1;
}

/** `others` must have no parent. */
function putInPlace(node: ChildNode, others: readonly ChildNode[]): void {
  const { parent, prev, next } = node;
  if (!parent) return;
  const at = placeOf(node, parent, lastPlaces.get(parent) ?? 0);
  lastPlaces.set(parent, Math.max(0, at));
  const [first, ...rest] = others;
  if (first && rest.length === 0) parent.children[at] = first;
  else if (others.length === 0) parent.children.splice(at, 1);
  else parent.children = parent.children.slice(0, at).concat(others, parent.children.slice(at + 1));
  let before = prev;
  for (const other of others) {
    other.parent = parent;
    other.prev = before;
    if (before) before.next = other;
    before = other;
  }
  if (before) before.next = next;
  if (next) next.prev = before;
  node.parent = null;
  node.prev = null;
  node.next = null;
}

export const remove = (node: ChildNode): void => putInPlace(node, []);

export function replaceWith(node: ChildNode, others: readonly ChildNode[]): void {
  for (const other of others) remove(other);
  putInPlace(node, others);
}

export function unwrap(node: Element): void {
  putInPlace(node, takeChildren(node));
}

export function wordsOf(node: ChildNode | null): string {
  return node
    ? DomUtils.textContent(node)
        .replace(/[\s\u00A0]+/g, ' ')
        .trim()
    : '';
}

const blockNames = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

export function isBlock(node: ChildNode): node is Element {
  return node instanceof Element && blockNames.has(node.name);
}

export function isBlank(node: ChildNode): boolean {
  return node instanceof Text && node.data.trim() === '';
}
