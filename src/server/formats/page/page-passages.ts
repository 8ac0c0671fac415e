import { Parser } from 'htmlparser2';
import { readPageHead } from './page-head.ts';
import type { PageParts } from './page-parts.ts';

/** Some sentences under one heading, as plain text. */
export interface PagePassage {
  heading: string;
  /** Id of the nearest part of the page; '' where it has none. */
  fragment: string;
  text: string;
}

export interface PagePassages {
  title: string;
  passages: PagePassage[];
}

/** A passage of a longer text ends with the next paragraph. */
const passageLength = 600;
/** A longer paragraph is cut. */
const longestPassage = 1_200;
/** A shorter text says nothing without what stands around it. */
const leastPassage = 40;
/** A text with more of it in links says what is elsewhere. */
const mostLinkedShare = 0.4;
/** Bounds the work on one page. */
const mostPassages = 200;
const mainLimitLength = 4 * 1024 * 1024;

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'summary']);
const blocks = new Set([
  ...['address', 'article', 'aside', 'dd', 'details', 'div', 'dl', 'dt', 'footer', 'h5', 'h6'],
  ...['header', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul', 'br', 'hr'],
]);
const cells = new Set(['td', 'th']);
/** A figure quotes a person, or names who took a picture. */
const leftOut = new Set([
  ...[
    'nav',
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'canvas',
    'svg',
    'form',
    'button',
  ],
  ...['input', 'select', 'textarea', 'output', 'datalist', 'blockquote', 'figure', 'sup'],
]);

/** The framework's own ids change with the page. The first is the page itself. */
const lastingId = /^(?!top$|mantine-|_)[a-z][\w-]*$/i;

/** Also invitations and links that look like buttons: their words are the same on every page. */
function isNoText({ class: classes = '', style = '', ...attributes }: Record<string, string>) {
  return (
    attributes['aria-hidden'] === 'true' ||
    'hidden' in attributes ||
    /display:\s*none/.test(style) ||
    /\b(?:visually-hidden|mantine-light-hidden|mantine-Button-root|screen-only)\b/.test(classes)
  );
}

const ended = (text: string) => (/[\p{P}]$/u.test(text) ? text : `${text}.`);

/** Puts blocks of text together to passages. */
class Passages {
  readonly done: PagePassage[] = [];
  private heading = '';
  private fragment = '';
  private block = '';
  private text = '';
  private linkedLength = 0;

  add(text: string, isLink: boolean): void {
    this.block += text;
    if (isLink) this.linkedLength += text.length;
  }

  endBlock(): void {
    const block = this.block.replace(/\s+/g, ' ').trim();
    this.block = '';
    if (block === '') return;
    this.text = this.text === '' ? block : `${ended(this.text)} ${block}`;
    if (this.text.length >= passageLength) this.endPassage();
  }

  beginHeading(fragment: string): void {
    this.endBlock();
    this.endPassage();
    this.fragment = fragment;
  }

  endHeading(): void {
    this.heading = this.block.replace(/\s+/g, ' ').trim();
    this.block = '';
  }

  endPassage(): void {
    const { heading, fragment } = this;
    const text = this.text.slice(0, longestPassage);
    const isList = this.linkedLength > text.length * mostLinkedShare;
    this.text = '';
    this.linkedLength = 0;
    if (heading === '' || isList || text.length < leastPassage) return;
    if (this.done.length < mostPassages) this.done.push({ heading, fragment, text });
  }
}

/** Cuts the text of a page below its first heading into passages, without words of other people, controls and what is hidden (security row 93). */
export function passagesOfPage({ head, main }: PageParts): PagePassages {
  const { title } = readPageHead(head);
  const found = new Passages();
  const open: { id: string; isLeftOut: boolean; isLink: boolean }[] = [];
  const isLeftOut = () => open.at(-1)?.isLeftOut === true;
  const parser = new Parser({
    onopentag(name, attributes) {
      const around = open.at(-1);
      const { id: own = '' } = attributes;
      const id = lastingId.test(own) ? own : (around?.id ?? '');
      const isOut = isLeftOut() || leftOut.has(name) || isNoText(attributes);
      open.push({ id, isLeftOut: isOut, isLink: name === 'a' || around?.isLink === true });
      if (isOut) return;
      if (headings.has(name)) found.beginHeading(id);
      else if (blocks.has(name)) found.endBlock();
    },
    ontext(text) {
      if (!isLeftOut()) found.add(text, open.at(-1)?.isLink === true);
    },
    onclosetag(name) {
      const wasOut = isLeftOut();
      open.pop();
      if (wasOut) return;
      if (headings.has(name)) found.endHeading();
      else if (blocks.has(name)) found.endBlock();
      else if (cells.has(name)) found.add(' · ', false);
    },
  });
  parser.end(main.slice(0, mainLimitLength));
  found.endBlock();
  found.endPassage();
  return { title, passages: found.done };
}
