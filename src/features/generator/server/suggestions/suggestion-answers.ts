import { readShaped } from '../../../../server/integrations/ai/ai.ts';
import { marked } from '../../../posts/server/texts/bounded-marked.ts';
import { sanitizePostHtml } from '../../../posts/server/texts/post-html.ts';
import type { ContentChange, TextPurpose } from '../../suggestions.ts';
import type { KnownAddress } from './known-addresses.ts';
import {
  type AskedPicture,
  altTextsSchema,
  linksSchema,
  textLengths,
  textsSchema,
} from './suggestion-questions.ts';

export interface CleanAnswer {
  html: string;
  texts: string[];
  changes: ContentChange[];
}

const nothing: CleanAnswer = { html: '', texts: [], changes: [] };

const link = /<a\b([^>]*)>([\s\S]*?)<\/a>/g;
const picture = /<img\b[^>]*?\ssrc="([^"]*)"[^>]*>/g;

/** Reads `href` at any position among the attributes. */
const hrefOf = (attributes: string) => /\shref="([^"]*)"/.exec(attributes)?.[1];

function partsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, part]) => part ?? []);
}

/** Removes links and pictures that the passage did not contain; keeps the link text. */
function withoutStrangers(html: string, passage: string): string {
  const links = new Set(partsIn(passage, link).map(hrefOf));
  const pictures = new Set(partsIn(passage, picture));
  return html
    .replace(link, (whole, attributes: string, words: string) =>
      links.has(hrefOf(attributes)) ? whole : words,
    )
    .replace(picture, (whole, src: string) => (pictures.has(src) ? whole : ''));
}

const isHtml = /<[a-z][^<>]*>/i;

/** Accepts HTML and Markdown, also in a code fence: models ignore the requested format at times. */
function toHtml(answer: string): string {
  const text = answer
    .replaceAll('\0', '')
    .trim()
    .replace(/^```(?:html|markdown|md)?\s*\n|\n[^\S\n]*```$/g, '')
    .trim();
  return isHtml.test(text) ? text : marked.parse(text, { async: false });
}

/** @returns null when nothing usable is left */
export function cleanPassage({
  answer,
  passage,
}: {
  answer: string;
  passage: string;
}): CleanAnswer | null {
  const html = withoutStrangers(sanitizePostHtml(toHtml(answer)), sanitizePostHtml(passage)).trim();
  const isEmpty = html.replace(/<[^>]*>/g, '').trim() === '';
  return isEmpty ? null : { ...nothing, html };
}

function oneLine(text: string, maxLength: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
}

const mostTexts = 6;

export function cleanTexts({
  answer,
  purpose,
}: {
  answer: string;
  purpose: TextPurpose;
}): CleanAnswer | null {
  const read = readShaped(textsSchema, answer);
  const texts = (read?.texts ?? []).map((text) => oneLine(text, textLengths[purpose]));
  const different = [...new Set(texts.filter(Boolean))].slice(0, mostTexts);
  return different.length > 0 ? { ...nothing, texts: different } : null;
}

const maxAltLength = 300;

export function cleanAltTexts({
  answer,
  pictures,
}: {
  answer: string;
  pictures: readonly AskedPicture[];
}): CleanAnswer | null {
  const read = readShaped(altTextsSchema, answer);
  if (!read) return null;
  const changes = pictures.flatMap(({ src, alt: before }, at): ContentChange[] => {
    const found = read.altTexts.find(({ picture: number }) => number === at + 1);
    const alt = oneLine(found?.alt ?? '', maxAltLength);
    return alt && alt !== before ? [{ kind: 'alt', src, alt }] : [];
  });
  return { ...nothing, changes };
}

const maxWordsLength = 120;

/** Keeps links with a known address and words that occur in the text. */
export function cleanLinks({
  answer,
  text,
  addresses,
}: {
  answer: string;
  text: string;
  addresses: readonly KnownAddress[];
}): CleanAnswer | null {
  const read = readShaped(linksSchema, answer);
  if (!read) return null;
  const used = new Set<string>();
  const changes = read.links.flatMap(({ words, address }): ContentChange[] => {
    const known = addresses.find(({ href }) => href === address.trim());
    const line = oneLine(words, maxWordsLength);
    if (!known || used.has(known.href) || !line || !text.includes(line)) return [];
    used.add(known.href);
    return [{ kind: 'link', words: line, ...known }];
  });
  return { ...nothing, changes };
}
