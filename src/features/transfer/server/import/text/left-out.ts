import { type Document, Element } from 'domhandler';
import { videoIdOf } from '../../../../../shared/words/video-platform.ts';
import { isAllowedLink } from '../../../../posts/post-markup.ts';
import { videoBlock } from './cards.ts';
import {
  byClass,
  byName,
  element,
  findAll,
  findFirst,
  hasClass,
  isBlank,
  remove,
  replaceWith,
  unwrap,
  wordsOf,
} from './dom.ts';

export interface Noting {
  note: (sentence: string) => void;
  /** Names the heading before a node, for the end of a sentence; '' before the first heading. */
  placeOf: (node: Element) => string;
}

const maxHeadingLength = 60;

/** Maps each element to the heading above it, in one walk. Elements created later get ''. */
export function placesIn(root: Document): Noting['placeOf'] {
  const places = new Map<Element, string>();
  let heading: Element | null = null;
  let words = '';
  for (const node of findAll(root, () => true)) {
    // The heading of a toggle covers only that toggle.
    if (/^h[1-6]$/.test(node.name) && !hasClass(node, 'kg-toggle-heading-text')) {
      heading = node;
      const text = wordsOf(heading);
      words = text.length > maxHeadingLength ? `${text.slice(0, maxHeadingLength)}…` : text;
    } else if (words) {
      places.set(node, ` (under “${words}”)`);
    }
  }
  return (node) => places.get(node) ?? '';
}

const lostElements: Readonly<Record<string, string>> = {
  script: 'a script',
  form: 'a form',
  object: 'an embedded object',
  embed: 'an embedded object',
  svg: 'a drawing (SVG)',
  canvas: 'a drawing (canvas)',
  math: 'a formula',
  map: 'an image map',
};
/** Dropped without a note, because readers never see them. */
const unseenElements = ['style', 'link', 'meta', 'noscript', 'template', 'source', 'track'];
const formParts = ['input', 'select', 'textarea', 'button', 'label', 'fieldset'];

export function replaceFrames(root: Document, { note, placeOf }: Noting): void {
  for (const frame of findAll(root, byName('iframe'))) {
    const address = (frame.attribs.src || frame.attribs['data-src'] || '').replace(
      /^\/\//,
      'https://',
    );
    const caption =
      frame.parent instanceof Element && frame.parent.name === 'figure'
        ? wordsOf(findFirst(frame.parent, byName('figcaption')))
        : '';
    const videoId = videoIdOf(address);
    if (videoId) {
      replaceOuter(frame, videoBlock(videoId, frame.attribs.title?.trim() || caption));
    } else if (URL.canParse(address) && isAllowedLink(address)) {
      const { host } = new URL(address);
      note(`What was embedded from ${host} is a link now${placeOf(frame)}.`);
      replaceOuter(frame, element('p', {}, [element('a', { href: address }, [caption || host])]));
    } else {
      note(`Left out: something embedded${placeOf(frame)}.`);
      remove(frame);
    }
  }
}

function replaceOuter(node: Element, by: Element): void {
  let outer = node;
  while (
    outer.parent instanceof Element &&
    ['figure', 'div', 'p', 'span'].includes(outer.parent.name) &&
    outer.parent.children.every(
      (child) =>
        child === outer ||
        isBlank(child) ||
        (child instanceof Element && child.name === 'figcaption'),
    )
  ) {
    outer = outer.parent;
  }
  replaceWith(outer, [by]);
}

export function replaceFiles(root: Document, { note, placeOf }: Noting): void {
  const isFile = (node: Element) =>
    hasClass(node, 'kg-file-card') || hasClass(node, 'wp-block-file');
  for (const card of findAll(root, isFile)) {
    const wordsIn = (part: string) => wordsOf(findFirst(card, byClass(`kg-file-card-${part}`)));
    const link = findFirst(card, ({ name, attribs }) => name === 'a' && Boolean(attribs.href));
    const href = link?.attribs.href ?? '';
    const name = wordsIn('filename') || href.split(/[?#]/)[0]?.split('/').at(-1) || 'file';
    const title =
      wordsIn('title') || (hasClass(card, 'wp-block-file') ? wordsOf(link) : '') || name;
    const details = [wordsIn('filename'), wordsIn('filesize')].filter(
      (fact) => fact && fact !== title,
    );
    const about = details.length > 0 ? ` (${details.join(', ')})` : '';
    const caption = wordsIn('caption') ? `: ${wordsIn('caption')}` : '';
    note(
      `The file ${name}${placeOf(card)} was not taken along: its link leads to where it was, ${href.replace('__GHOST_URL__', '')}`,
    );
    replaceWith(card, [element('p', {}, [element('a', { href }, [title]), `${about}${caption}`])]);
  }
}

/** Ghost wraps media in the buttons of a player. */
function unpackPlayers(root: Document): void {
  const isPlayer = (node: Element) =>
    ['kg-video-card', 'kg-audio-card'].some((name) => hasClass(node, name));
  for (const player of findAll(root, isPlayer)) {
    const media = findFirst(player, byName('video', 'audio'));
    replaceWith(player, media ? [media] : []);
  }
}

/** This site has no player, so audio and video become links. */
export function replaceMedia(root: Document, { note, placeOf }: Noting): void {
  unpackPlayers(root);
  for (const media of findAll(root, byName('video', 'audio'))) {
    const source = findFirst(media, byName('source'));
    const address = media.attribs.src ?? source?.attribs.src ?? '';
    const kind = media.name === 'video' ? 'a video file' : 'a sound file';
    if (/^https?:\/\//.test(address)) {
      note(`Left as a link: ${kind} (${address})${placeOf(media)}.`);
      replaceOuter(media, element('p', {}, [element('a', { href: address }, [address])]));
    } else {
      note(`Left out: ${kind}${address ? ` (${address})` : ''}${placeOf(media)}.`);
      remove(media);
    }
  }
}

export function dropLost(root: Document, { note, placeOf }: Noting): void {
  for (const card of findAll(root, byClass('kg-signup-card'))) {
    note(`Left out: a sign-up form${placeOf(card)}.`);
    remove(card);
  }
  for (const node of findAll(root, byName(...unseenElements))) remove(node);
  for (const node of findAll(root, ({ name }) => name in lostElements)) {
    note(`Left out: ${lostElements[node.name]}${placeOf(node)}.`);
    remove(node);
  }
  for (const node of findAll(root, byName(...formParts))) {
    if (node.name === 'label' || node.name === 'fieldset') unwrap(node);
    else remove(node);
  }
}
