import type { ChildNode, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { videoIdOf, videoPlatform } from '../../../../../shared/words/video-platform.ts';
import type { CalloutKind } from '../../../../posts/post-markup.ts';
import { byClass, byName, element, findAll, findFirst, hasClass, wordsOf } from './dom.ts';

/**
 * Converts Ghost cards and WordPress blocks, recognized by their classes.
 * A card returns its replacement, or null for other elements.
 */
type Card = (node: Element) => ChildNode[] | null;

const calloutColors: Readonly<Record<string, CalloutKind>> = {
  red: 'warning',
  yellow: 'warning',
  green: 'tip',
};

function paragraphed(node: Element): ChildNode[] {
  const hasParagraphs = findFirst(node, byName('p', 'ul', 'ol', 'pre', 'blockquote')) !== null;
  return hasParagraphs ? [...node.children] : [element('p', {}, [...node.children])];
}

const ghostCallout: Card = (node) => {
  if (!hasClass(node, 'kg-callout-card')) return null;
  const text = findFirst(node, byClass('kg-callout-text'));
  if (!text) return null;
  const color = /kg-callout-card-([a-z]+)/.exec(node.attribs.class ?? '')?.[1] ?? '';
  const kind = calloutColors[color] ?? 'note';
  return [element('div', { 'data-block': kind }, paragraphed(text))];
};

const ghostToggle: Card = (node) => {
  if (!hasClass(node, 'kg-toggle-card')) return null;
  const heading = findFirst(node, byClass('kg-toggle-heading-text'));
  const content = findFirst(node, byClass('kg-toggle-content'));
  const inside = content ? paragraphed(content) : [];
  return [
    element('details', {}, [element('summary', {}, [wordsOf(heading) || 'More']), ...inside]),
  ];
};

export function videoBlock(videoId: string, words: string): Element {
  return element('p', { 'data-block': 'video' }, [
    element('a', { href: videoPlatform.watchUrl(videoId) }, [words || 'Watch the video']),
  ]);
}

function buttonOf(link: Element): ChildNode {
  const href = link.attribs.href ?? '';
  return element('p', { 'data-block': 'button' }, [
    element('a', { href }, [wordsOf(link) || href]),
  ]);
}

const buttons: Card = (node) => {
  const isButtons = ['kg-button-card', 'wp-block-buttons', 'wp-block-button'].some((name) =>
    hasClass(node, name),
  );
  if (!isButtons) return null;
  return findAll(node, (one) => one.name === 'a' && Boolean(one.attribs.href)).map(buttonOf);
};

const ghostBookmark: Card = (node) => {
  if (!hasClass(node, 'kg-bookmark-card')) return null;
  const link = findFirst(node, byClass('kg-bookmark-container'));
  if (!link) return null;
  const href = link.attribs.href ?? '';
  const title = wordsOf(findFirst(node, byClass('kg-bookmark-title'))) || href;
  const description = wordsOf(findFirst(node, byClass('kg-bookmark-description')));
  const words = description ? [`: ${description}`] : [];
  return [element('p', {}, [element('a', { href }, [title]), ...words])];
};

const ghostHeader: Card = (node) => {
  const isHeader = ['kg-header-card', 'kg-product-card', 'kg-cta-card'].some((name) =>
    hasClass(node, name),
  );
  if (!isHeader) return null;
  const parts = findAll(node, byName('h1', 'h2', 'h3', 'h4', 'p', 'a', 'img', 'ul', 'ol'));
  return parts
    .filter((part) => !parts.some((other) => other !== part && other.children.includes(part)))
    .map((part) => (part.name === 'a' ? buttonOf(part) : part));
};

function figureOf(picture: Element, caption: ChildNode[], width: string | null): Element {
  return element('figure', width ? { 'data-width': width } : {}, [
    picture,
    ...(caption.length > 0 ? [element('figcaption', {}, caption)] : []),
  ]);
}

const isWide = (node: Element) =>
  /(?:^|\s)(?:kg-width-(?:wide|full)|align(?:wide|full))(?:\s|$)/.test(node.attribs.class ?? '');

const gallery: Card = (node) => {
  const isGallery =
    hasClass(node, 'kg-gallery-card') ||
    hasClass(node, 'wp-block-gallery') ||
    hasClass(node, 'gallery');
  if (!isGallery) return null;
  const pictures = findAll(node, byName('img')).map((picture) => {
    const figure = DomUtils.getParent(picture);
    const inner = figure && 'name' in figure && figure.name === 'figure' && figure !== node;
    const caption = inner ? findFirst(figure, byName('figcaption')) : null;
    return figureOf(picture, caption ? [...caption.children] : [], null);
  });
  if (pictures.length === 0) return [];
  const caption = node.children.find(
    (child): child is Element => 'name' in child && child.name === 'figcaption',
  );
  const words = caption && wordsOf(caption) ? [element('p', {}, [...caption.children])] : [];
  return [element('div', { 'data-block': 'gallery' }, pictures), ...words];
};

const figure: Card = (node) => {
  if (node.name !== 'figure') return null;
  const pictures = findAll(node, byName('img'));
  const [picture] = pictures;
  const others = findAll(node, byName('table', 'pre', 'blockquote', 'iframe', 'video', 'audio'));
  if (!picture || pictures.length > 1 || others.length > 0) return null;
  const caption = findFirst(node, byName('figcaption'));
  const width = isWide(node) ? 'wide' : (node.attribs['data-width'] ?? null);
  return [figureOf(picture, caption ? [...caption.children] : [], width)];
};

const isFramed = byName('img', 'table', 'pre', 'blockquote', 'iframe', 'video', 'audio');

const embedded: Card = (node) => {
  if (node.name !== 'figure' || findFirst(node, isFramed)) return null;
  const caption = findFirst(node, byName('figcaption'));
  const words = wordsOf(caption);
  const address = wordsOf(node)
    .slice(0, -words.length || undefined)
    .trim();
  if (!/^https?:\/\/\S+$/.test(address)) return caption ? [...node.children] : null;
  const videoId = videoIdOf(address);
  if (videoId) return [videoBlock(videoId, words)];
  return [element('p', {}, [element('a', { href: address }, [words || address])])];
};

const unframed: Card = (node) => {
  if (node.name !== 'figure') return null;
  const inside = node.children.find(
    (child): child is Element =>
      'name' in child && ['pre', 'table', 'blockquote'].includes(child.name),
  );
  if (!inside) return null;
  const caption = findFirst(node, byName('figcaption'));
  const words = wordsOf(caption) ? [element('p', {}, [...(caption?.children ?? [])])] : [];
  return [inside, ...words];
};

const code: Card = (node) => {
  if (node.name !== 'pre' || findFirst(node, byName('code'))) return null;
  if (/(?:^|\s)wp-block-verse(?:\s|$)/.test(node.attribs.class ?? '')) return null;
  const language = /(?:brush:\s*|lang(?:uage)?[-:]\s*)([a-z0-9+#-]+)/i.exec(
    `${node.attribs.class ?? ''} ${node.attribs.lang ?? ''}`,
  )?.[1];
  const named: Record<string, string> = language
    ? { class: `language-${language.toLowerCase()}` }
    : {};
  return [element('pre', {}, [element('code', named, [...node.children])])];
};

/** The first match wins. */
export const cards: readonly Card[] = [
  ghostCallout,
  ghostToggle,
  buttons,
  ghostBookmark,
  ghostHeader,
  gallery,
  figure,
  embedded,
  unframed,
  code,
];
