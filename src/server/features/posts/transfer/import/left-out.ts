import { type Document, Element } from 'domhandler';
import { videoIdOf } from '../../../../../content/video-platform.ts';
import { isAllowedLink } from '../../../../../shared/post-markup.ts';
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

/** Says in a sentence what was left out. */
export interface Noting {
  note: (sentence: string) => void;
}

/** What is lost where it is dropped, by the words that people know it by. */
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
/** Of no use to readers: dropped without a word. */
const unseenElements = ['style', 'link', 'meta', 'noscript', 'template', 'source', 'track'];
const formParts = ['input', 'select', 'textarea', 'button', 'label', 'fieldset'];

/** What is embedded: a video plays in its place, anything else is a link. */
export function replaceFrames(root: Document, { note }: Noting): void {
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
      note(`What was embedded from ${host} is a link now.`);
      replaceOuter(frame, element('p', {}, [element('a', { href: address }, [caption || host])]));
    } else {
      note('Left out: something embedded.');
      remove(frame);
    }
  }
}

/** In the place of a figure or box that holds nothing else worth keeping. */
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

/** Ghost draws the buttons of a player and the size of a file around them. */
function unpackPlayers(root: Document): void {
  const isPlayer = (node: Element) =>
    ['kg-video-card', 'kg-audio-card', 'kg-file-card'].some((name) => hasClass(node, name));
  for (const player of findAll(root, isPlayer)) {
    const media = findFirst(player, byName('video', 'audio'));
    const file = findFirst(player, byName('a'));
    const title = findFirst(player, byClass('kg-file-card-title'));
    const named = file && element('a', { href: file.attribs.href ?? '' }, [wordsOf(title ?? file)]);
    replaceWith(player, media ? [media] : named ? [element('p', {}, [named])] : []);
  }
}

/** Files that play are links: this site has no player for them. */
export function replaceMedia(root: Document, { note }: Noting): void {
  unpackPlayers(root);
  for (const media of findAll(root, byName('video', 'audio'))) {
    const source = findFirst(media, byName('source'));
    const address = media.attribs.src ?? source?.attribs.src ?? '';
    const kind = media.name === 'video' ? 'a video file' : 'a sound file';
    if (/^https?:\/\//.test(address)) {
      note(`Left as a link: ${kind} (${address}).`);
      replaceOuter(media, element('p', {}, [element('a', { href: address }, [address])]));
    } else {
      note(`Left out: ${kind}${address ? ` (${address})` : ''}.`);
      remove(media);
    }
  }
}

/** Takes away what no post may hold, and names what readers will miss. */
export function dropLost(root: Document, { note }: Noting): void {
  for (const node of findAll(root, byName(...unseenElements))) remove(node);
  for (const node of findAll(root, ({ name }) => name in lostElements)) {
    note(`Left out: ${lostElements[node.name]}.`);
    remove(node);
  }
  for (const node of findAll(root, byName(...formParts))) {
    if (node.name === 'label' || node.name === 'fieldset') unwrap(node);
    else remove(node);
  }
}
