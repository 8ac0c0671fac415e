import { type ChildNode, Comment, type Document, Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { videoIdOf } from '../../../../../shared/words/video-platform.ts';
import { isAllowedLink, postTags, scriptAttributes } from '../../../../posts/post-markup.ts';
import { sanitizePostHtml } from '../../../../posts/server/texts/post-html.ts';
import type { ImportSource } from '../../../post-import.ts';
import { cards, videoBlock } from './cards.ts';
import {
  byName,
  element,
  findAll,
  findFirst,
  isBlank,
  isBlock,
  parseHtml,
  remove,
  replaceWith,
  takeChildren,
  unwrap,
  wordsOf,
} from './dom.ts';
import {
  dropLost,
  type Noting,
  placesIn,
  replaceFiles,
  replaceFrames,
  replaceMedia,
} from './left-out.ts';
import { placeAlerts, placeFootnotes, placeTasks } from './notes-and-tasks.ts';

/** Null when the picture is gone; `place` has reported that. */
type PlacePicture = (address: string) => string | null;

export interface ConversionTools extends Pick<Noting, 'note'> {
  source: ImportSource;
  placePicture: PlacePicture;
  placeLink: (address: string) => string;
}

function dropComments(node: Document | Element): void {
  for (const child of [...node.children]) {
    if (child instanceof Comment) remove(child);
    else if (child instanceof Element) dropComments(child);
    else if (!(child instanceof Text)) remove(child);
  }
}

function placeCards(root: Document): void {
  for (const card of cards) {
    for (const node of findAll(root, () => true)) {
      if (!node.parent) continue;
      const others = card(node);
      if (others) replaceWith(node, others);
    }
  }
}

/** Lazy loading keeps the address in `data-src`. */
function pictureAddressOf(picture: Element): string {
  const { src = '', 'data-src': lazy = '' } = picture.attribs;
  return (src.startsWith('data:') && lazy ? lazy : src || lazy).trim();
}

function placePictures(root: Document, tools: ConversionTools): void {
  for (const picture of findAll(root, byName('img'))) {
    const placed = tools.placePicture(pictureAddressOf(picture));
    const { alt = '', title, width, height } = picture.attribs;
    // Sizes of other programs belong to a file that was not imported.
    const isSized = tools.source === 'site' || tools.source === 'markdown';
    const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
    if (placed !== null) {
      const { parent } = picture;
      if (parent instanceof Element && parent.name === 'a') {
        const isToPicture = /\.(?:jpe?g|png|gif|webp|avif)(?:\?.*)?$/i.test(
          parent.attribs.href ?? '',
        );
        if (isToPicture && parent.children.every((child) => child === picture || isBlank(child))) {
          unwrap(parent);
        }
      }
      picture.attribs = {
        ...{ src: placed, alt, ...(title ? { title } : {}) },
        ...(isSized ? size : {}),
      };
      continue;
    }
    const { parent } = picture;
    const caption =
      parent instanceof Element && parent.name === 'figure'
        ? findFirst(parent, byName('figcaption'))
        : null;
    if (parent instanceof Element && parent.name === 'figure') {
      replaceWith(
        parent,
        wordsOf(caption) ? [element('p', {}, [...(caption?.children ?? [])])] : [],
      );
    } else {
      remove(picture);
    }
  }
}

function placeLinks(root: Document, { placeLink, note }: ConversionTools): void {
  for (const link of findAll(root, byName('a'))) {
    const told = (link.attribs.href ?? '').trim();
    const href = placeLink(told);
    const words = wordsOf(link);
    const isShown = words !== '' || findFirst(link, byName('img'));
    if (isShown && isAllowedLink(href)) {
      link.attribs.href = href;
      continue;
    }
    if (isShown && told !== '') note(`The words “${words}” lead nowhere any more: ${told}`);
    unwrap(link);
  }
}

/** A bare address is an embed in many programs; here it becomes a video or a link. */
function placeBareAddresses(root: Document): void {
  for (const paragraph of findAll(root, byName('p', 'div'))) {
    const address = wordsOf(paragraph);
    if (paragraph.attribs['data-block'] || !/^https?:\/\/\S+$/.test(address)) continue;
    const videoId = videoIdOf(address);
    if (videoId) {
      replaceWith(paragraph, [videoBlock(videoId, '')]);
    } else if (!findFirst(paragraph, byName('a'))) {
      replaceWith(paragraph, [element('p', {}, [element('a', { href: address }, [address])])]);
    }
  }
}

function mendCode(root: Document): void {
  for (const line of findAll(root, byName('pre')).flatMap((code) => findAll(code, byName('br')))) {
    replaceWith(line, [new Text('\n')]);
  }
}

const saysScript = ({ attribs }: Element) =>
  scriptAttributes.some((name) => attribs[name] !== undefined);

function flattenBoxes(root: Document): void {
  for (const node of findAll(root, () => true).reverse()) {
    if (saysScript(node) && isBlock(node) && !postTags.includes(node.name)) node.name = 'div';
    const isOurs =
      node.name === 'div' && (node.attribs['data-block'] !== undefined || saysScript(node));
    if (isOurs || (node.name !== 'div' && postTags.includes(node.name))) continue;
    if (/^h1$/.test(node.name)) continue;
    const isBox = node.name === 'center' || isBlock(node);
    if (isBox && !node.children.some(isBlock) && wordsOf(node) !== '') {
      replaceWith(node, [element('p', {}, [...node.children])]);
    } else {
      unwrap(node);
    }
  }
  for (const span of findAll(root, byName('span', 'font'))) {
    if (span.name === 'font' || !saysScript(span)) unwrap(span);
  }
}

const holdsParagraphs = (node: Element) =>
  node.name === 'blockquote' ||
  node.name === 'details' ||
  (node.name === 'div' && node.attribs['data-block'] !== 'gallery');

function wrapFreeText(root: Document | Element): void {
  const made: ChildNode[] = [];
  let run: ChildNode[] = [];
  const isBreak = (node: ChildNode) => node instanceof Element && node.name === 'br';
  const end = () => {
    if (run.some((node) => !isBlank(node) && !isBreak(node))) {
      const from = run.findIndex((node) => !isBlank(node));
      const to = run.findLastIndex((node) => !isBlank(node));
      run = [element('p', {}, run.slice(from, to + 1))];
    }
    for (const node of run) made.push(node);
    run = [];
  };
  for (const node of takeChildren(root)) {
    if (isBlock(node)) {
      end();
      made.push(node);
    } else {
      run.push(node);
    }
  }
  end();
  for (const node of made) DomUtils.appendChild(root, node);
}

function dropEmpty(root: Document): void {
  const filled = byName('img', 'br', 'hr', 'table', 'ul', 'ol');
  for (const node of findAll(
    root,
    byName('p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'b', 'i', 'a'),
  ).reverse()) {
    if (wordsOf(node) === '' && !findFirst(node, filled)) remove(node);
  }
}

/** Only pictures and links change: the HTML comes from this site. */
function placeOwn(root: Document, tools: ConversionTools & Noting): string {
  dropLost(root, tools);
  placePictures(root, tools);
  placeLinks(root, tools);
  return sanitizePostHtml(DomUtils.getOuterHTML(root, { encodeEntities: 'utf8' })).trim();
}

/**
 * Converts the HTML of another program and notes what a post cannot hold.
 * @throws RangeError for nesting that is too deep
 */
export function convertHtml(html: string, given: ConversionTools): string {
  const root = parseHtml(html);
  dropComments(root);
  const tools = { ...given, placeOf: placesIn(root) };
  if (tools.source === 'site') return placeOwn(root, tools);
  placeFootnotes(root);
  placeTasks(root);
  placeAlerts(root);
  replaceFiles(root, tools);
  replaceFrames(root, tools);
  replaceMedia(root, tools);
  placeCards(root);
  dropLost(root, tools);
  placePictures(root, tools);
  placeLinks(root, tools);
  placeBareAddresses(root);
  mendCode(root);
  flattenBoxes(root);
  for (const box of [root, ...findAll(root, holdsParagraphs)]) wrapFreeText(box);
  dropEmpty(root);
  const blocks = root.children
    .filter((node) => !isBlank(node))
    .map((node) => DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' }));
  return sanitizePostHtml(blocks.join('\n')).trim();
}
