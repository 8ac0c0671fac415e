import { parsedUrl } from '../../../../../shared/text/parsed-url.ts';
import { videoIdOf, videoPlatform } from '../../../../../shared/words/video-platform.ts';
import { isAllowedLink } from '../../../../posts/post-markup.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import { linkAddress } from '../links/link-address.ts';
import { codeOfElsewhere } from './pasted-code.ts';
import { isFleeting } from './useAdoption.ts';
import { listsOfWord } from './word-lists.ts';

export interface CleanedPaste {
  html: string;
  /** Pictures with local file addresses. */
  lostPictures: number;
  /** True for pictures with temporary addresses. */
  hasFleetingPictures: boolean;
}

const dropped =
  'style, script, meta, link, title, head, xml, noscript, iframe, object, colgroup, [style*="mso-hide:all"]';
const unwrapped = 'span, font, center, section, article, main, header, footer, body, small[style]';
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, figcaption, summary';
const emphasis = 'strong, b, em, i, u, s, a, sub, sup, mark, small';
const filled = 'img, br, hr, table, ul, ol, iframe';
/** All other attributes only style. */
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed'],
  abbr: ['title'],
  time: ['datetime'],
  p: ['data-block'],
  div: ['data-block'],
  figure: ['data-width'],
};

const styleMarks: readonly { tag: string; isMeant: (style: CSSStyleDeclaration) => boolean }[] = [
  {
    tag: 'strong',
    isMeant: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600,
  },
  { tag: 'em', isMeant: ({ fontStyle }) => fontStyle === 'italic' },
  { tag: 's', isMeant: (style) => style.textDecoration.includes('line-through') },
  { tag: 'sup', isMeant: ({ verticalAlign }) => verticalAlign === 'super' },
  { tag: 'sub', isMeant: ({ verticalAlign }) => verticalAlign === 'sub' },
];

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Google Docs wraps everything in a `b` of normal weight. */
function dropNormalBold(body: HTMLElement): void {
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (bold.style.fontWeight === 'normal' || bold.style.fontWeight === '400') unwrap(bold);
  }
}

function styleToMarks(body: HTMLElement): void {
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    for (const { tag, isMeant } of styleMarks) {
      const isThere =
        span.closest(tag) !== null ||
        (tag === 'strong' && span.closest('h1, h2, h3, h4, h5, h6, th'));
      if (!isMeant(span.style) || isThere) continue;
      const mark = span.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

/** Unwraps redirects of search engines and mail programs. */
function resolved(href: string): string {
  const url = parsedUrl(href);
  if (!url) return href;
  const { hostname, pathname, searchParams } = url;
  const isGoogle = /(^|\.)google\.[a-z.]{2,6}$/.test(hostname) && pathname === '/url';
  const isOutlook = hostname.endsWith('.safelinks.protection.outlook.com');
  const target = isGoogle ? (searchParams.get('q') ?? searchParams.get('url')) : null;
  return target ?? (isOutlook ? searchParams.get('url') : null) ?? href;
}

function mendLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = resolved(link.getAttribute('href')?.trim() ?? '');
    if (isAllowedLink(href) && link.textContent?.trim()) link.setAttribute('href', href);
    else unwrap(link);
  }
}

function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const point = list.previousElementSibling;
    if (point?.localName === 'li') point.append(list);
    else unwrap(list);
  }
}

function dropLostPictures(body: HTMLElement): number {
  const lost = [...body.querySelectorAll('img')].filter((picture) => {
    const source = picture.getAttribute('src') ?? '';
    return !/^(?:https?:\/\/|\/(?!\/))/i.test(source) && !isFleeting(source);
  });
  for (const picture of lost) picture.remove();
  return lost.length;
}

function framePictures(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(':scope > p')) {
    const pictures = [...paragraph.querySelectorAll('img')];
    if (pictures.length === 0 || paragraph.textContent?.trim()) continue;
    paragraph.replaceWith(
      ...pictures.map((picture) => {
        const figure = body.ownerDocument.createElement('figure');
        figure.append(picture);
        return figure;
      }),
    );
  }
}

function isNothing(node: ChildNode): boolean {
  if (node.nodeName === 'BR') return true;
  if (node.textContent?.trim()) return false;
  return node instanceof Element
    ? node.matches(emphasis) && !node.querySelector(filled)
    : node.nodeType === Node.TEXT_NODE;
}

function trimBlock(block: Element): void {
  let last = block.lastChild;
  while (last && isNothing(last)) {
    last.remove();
    last = block.lastChild;
  }
  if (last instanceof Element && last.matches(emphasis)) trimBlock(last);
  if (last?.nodeType === Node.TEXT_NODE) last.nodeValue = last.nodeValue?.trimEnd() ?? '';
}

function dropEmptyBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll(blocks)) {
    if (!block.closest('pre')) trimBlock(block);
  }
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, strong, em, b, i, u, s')) {
    if (!block.textContent?.trim() && !block.querySelector(filled)) block.remove();
  }
  for (const stray of body.querySelectorAll(':scope > br, ul > br, ol > br')) stray.remove();
}

function dropAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    const kept = keptAttributes[element.localName] ?? [];
    for (const { name, value } of [...element.attributes]) {
      const isLanguage =
        element.localName === 'code' && name === 'class' && /^language-/.test(value);
      if (!kept.includes(name) && !isLanguage) element.removeAttribute(name);
    }
  }
}

function dropComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function videosOfAddresses(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(':scope > p:not([data-block])')) {
    const [link, ...others] = paragraph.children;
    const text = paragraph.textContent?.trim() ?? '';
    if (
      others.length > 0 ||
      (link && (link.localName !== 'a' || link.textContent?.trim() !== text))
    )
      continue;
    const html = videoBlock(text);
    if (html) paragraph.outerHTML = html;
  }
}

export function videoBlock(address: string): string | null {
  const videoId = /\s/.test(address) ? null : videoIdOf(linkAddress(address) ?? '');
  if (!videoId) return null;
  const words = richTextContent.linkBlock.labels.video;
  return `<p data-block="video"><a href="${videoPlatform.watchUrl(videoId)}">${words}</a></p>`;
}

/** Keeps lists, tables, headings and emphasis; drops styles. */
export function cleanPastedHtml(html: string): CleanedPaste {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  codeOfElsewhere(body);
  listsOfWord(body);
  dropComments(body);
  dropNormalBold(body);
  styleToMarks(body);
  mendLinks(body);
  for (const element of body.querySelectorAll('*')) {
    // Word elements (o:p, w:sdt, v:shape) have a prefix.
    if (element.localName.includes(':')) unwrap(element);
  }
  for (const element of body.querySelectorAll(unwrapped)) unwrap(element);
  for (const div of body.querySelectorAll('div:not([data-block])')) {
    if (div.querySelector(`div, ${blocks}, table, ul, ol, pre, figure, hr`)) unwrap(div);
    else rename(div, 'p');
  }
  for (const title of body.querySelectorAll('h1')) rename(title, 'h2');
  nestLists(body);
  const lostPictures = dropLostPictures(body);
  framePictures(body);
  dropAttributes(body);
  body.normalize();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.parentElement?.closest('pre')) continue;
    text.nodeValue = text.nodeValue?.replace(/[\s\u00A0]+/g, ' ') ?? '';
  }
  dropEmptyBlocks(body);
  videosOfAddresses(body);
  const hasFleetingPictures = [...body.querySelectorAll('img')].some(({ src }) => isFleeting(src));
  return { html: body.innerHTML.trim(), lostPictures, hasFleetingPictures };
}
