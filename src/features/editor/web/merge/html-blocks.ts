import { ownAttributes } from '../../../../web/admin/text/missing-markup.ts';
import { keptInlineTags } from '../../../posts/post-markup.ts';
import type { Block } from './merge-blocks.ts';

const inlineTags = new Set<string>([
  ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'br', 'code', 'span'],
  ...keptInlineTags,
]);
const tagsOfOneParagraph = new Set(['li', 'td', 'th']);

// No-break spaces are text.
const isBlank = (node: Node) =>
  node.nodeType === Node.TEXT_NODE && /^[ \t\n\r\f]*$/.test(node.nodeValue ?? '');

const isBlock = (node: Node) => node instanceof Element && !inlineTags.has(node.localName);

/** Splits HTML into its outermost blocks. Text that stands in no block is one together with what is inline beside it. */
export function blocksOf(html: string): Block[] {
  // Without the tag, a parser moves what comes first out of the body.
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const groups: { nodes: Node[]; space: string }[] = [];
  let isInline = false;
  let space = '';
  for (const node of body.childNodes) {
    const last = groups.at(-1);
    if (last && isInline && !isBlock(node)) last.nodes.push(node);
    else if (!isBlank(node)) groups.push({ nodes: [node], space });
    space = isBlank(node) ? (node.nodeValue ?? '') : '';
    if (!isBlank(node)) isInline = !isBlock(node);
  }
  return groups.map(({ nodes, space: before }) => ({
    key: keysOf(nodes, false).trim(),
    html: nodes.map(htmlOf).join('').trim(),
    space: before,
  }));
}

function htmlOf(node: Node): string {
  const holder = document.createElement('div');
  holder.append(node.cloneNode(true));
  return holder.innerHTML;
}

export function htmlOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(({ html, space }, at) => (at === 0 ? html : `${space || '\n'}${html}`))
    .join('');
}

const keysOf = (nodes: readonly Node[], isPre: boolean): string =>
  nodes.map((node) => keyOf(node, isPre)).join('');

/** The same for a block that only the other face or the sanitizer wrote anew. */
function keyOf(node: Node, isPre: boolean): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.nodeValue ?? '';
    return isPre ? text : text.replace(/[ \t\n\r\f]+/g, ' ');
  }
  if (!(node instanceof Element)) return `<!--${node.nodeValue ?? ''}-->`;
  const { localName } = node;
  const attributes = [...node.attributes]
    .filter(({ name }) => !ownAttributes.has(name))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .sort()
    .join('');
  const content = keysOf(childrenOf(node), isPre || localName === 'pre');
  return `<${localName}${attributes}>${content}</${localName}>`;
}

function childrenOf(element: Element): Node[] {
  const nodes = [...element.childNodes];
  const [only, ...others] = [...element.children].filter(({ localName }) => localName === 'p');
  const isSingle = only && others.length === 0 && only.attributes.length === 0;
  const unwrapped =
    isSingle && tagsOfOneParagraph.has(element.localName)
      ? nodes.flatMap((node) => (node === only ? [...only.childNodes] : [node]))
      : nodes;
  const isOfBlocks = nodes.some(isBlock) && nodes.every((node) => isBlock(node) || isBlank(node));
  return isOfBlocks ? unwrapped.filter((node) => !isBlank(node)) : unwrapped;
}
