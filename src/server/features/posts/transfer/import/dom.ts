import { type ChildNode, Element, type ParentNode, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** A new element. Texts become text nodes; nodes are moved out of where they were. */
export function element(
  name: string,
  attributes: Record<string, string> = {},
  children: readonly (ChildNode | string)[] = [],
): Element {
  const made = new Element(name, attributes);
  for (const child of children) {
    const node = typeof child === 'string' ? new Text(child) : child;
    DomUtils.removeElement(node);
    DomUtils.appendChild(made, node);
  }
  return made;
}

export function hasClass(node: Element, name: string): boolean {
  return (node.attribs.class ?? '').split(/\s+/).includes(name);
}

/** Everything below a node that fits, in the order of the text. */
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

/** More than any page has, and more than is kept of one. */
const maxDepth = 100;

const elementsIn = (node: ParentNode) => node.children.filter((child) => child instanceof Element);

/** Whether elements stand in elements so often that no walk through them ends well, nor soon. */
export function isTooDeep(root: ParentNode): boolean {
  let level = elementsIn(root);
  for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1) {
    level = level.flatMap(elementsIn);
  }
  return level.length > 0;
}

/** Takes all children out at once: one by one, each costs a look at all the others. */
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

/** Puts these in the place of a node. */
export function replaceWith(node: ChildNode, others: readonly ChildNode[]): void {
  for (const other of others) {
    DomUtils.removeElement(other);
    DomUtils.prepend(node, other);
  }
  DomUtils.removeElement(node);
}

/** Leaves what an element holds, and takes the element away. */
export function unwrap(node: Element): void {
  replaceWith(node, [...node.children]);
}

export const remove = (node: ChildNode): void => DomUtils.removeElement(node);

/** The words in a node, in one line. */
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
