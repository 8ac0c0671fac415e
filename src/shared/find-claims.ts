import { Names } from './claim-names.ts';
import {
  asking,
  claimPatterns,
  notCounted,
  numbered,
  numberedOpening,
  saying,
} from './claim-patterns.ts';
import { type ClaimKind, type ClaimWords, claimKey, claimLimits } from './claims.ts';
import { type TextBlock, textBlocksOf } from './text-blocks.ts';

/** A claim of a text, and where it stands first. */
export interface FoundClaim extends ClaimWords {
  key: string;
  /** Places in the HTML: of the first character of the words, and behind the last one. */
  from: number;
  to: number;
}

interface Place {
  from: number;
  to: number;
}

interface Sentence extends Place {
  text: string;
  block: TextBlock;
}

const leastQuotedWords = 5;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(block: TextBlock): Sentence[] {
  return [...segmenter.segment(block.text)].map(({ segment, index }) => ({
    ...{ text: segment.trimEnd(), from: index, to: index + segment.length, block },
  }));
}

/** A sentence in whose links the titles of posts and pages are left out. */
function withoutTitles({ text, from, block }: Sentence): string {
  const parts = block.titles.map((title) =>
    text.slice(Math.max(0, title.from - from), Math.max(0, title.to - from)),
  );
  return parts.filter(Boolean).reduce((rest, part) => rest.replace(part, '\u{FFFC}'), text);
}

const overlaps = (places: readonly Place[], { from, to }: Place) =>
  places.some((place) => from < place.to && to > place.from);

/** A figure that numbers a part of the text, or is the name of something. */
function isCounter(sentence: Sentence, { from, to }: Place, kind: ClaimKind): boolean {
  if (kind !== 'number' && kind !== 'version') return false;
  const { text, block } = sentence;
  const words = text.slice(from, to);
  if (notCounted.test(words)) return true;
  if (kind === 'version') return numbered.test(words.replace(/\d[\d.]*$/, ''));
  // "5 ways to …" and "2. Plan" count what the text itself lists.
  if (block.kind === 'heading' && sentence.from + from === 0) return true;
  const opening = numberedOpening.exec(block.text)?.[0].length ?? 0;
  if (sentence.from + to <= opening) return true;
  return numbered.test(text.slice(0, from)) || /^(?:st|nd|rd|th)\b/.test(text.slice(to));
}

/** In quotation marks a few words are a term, and a question or what is to be asked was said by nobody: unless somebody is named as saying it. */
function isUnsaid(text: string, { from, to }: Place): boolean {
  const words = text.slice(from, to);
  const before = text.slice(0, from);
  const count = words.split(/\s+/).length;
  if (saying.test(`${before} ${text.slice(to)}`)) return count < 2;
  return count < leastQuotedWords || /\?.?$/.test(words) || asking.test(before);
}

/** What a sentence states, without what stands in a heading alone for the sake of the heading. */
function placesIn(sentence: Sentence, names: Names): (Place & { kind: ClaimKind })[] {
  const { text, block } = sentence;
  const found: (Place & { kind: ClaimKind })[] = [];
  for (const { kind, pattern } of claimPatterns) {
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const place = { kind, from: index, to: index + words.trimEnd().length };
      if (overlaps(found, place) || isCounter(sentence, place, kind)) continue;
      if (kind !== 'quotation' || !isUnsaid(text, place)) found.push(place);
    }
  }
  if (block.kind === 'heading') return found;
  const titles = block.titles.map(({ from, to }) => ({
    from: from - sentence.from,
    to: to - sentence.from,
  }));
  for (const place of names.in(text)) {
    if (!overlaps(found, place) && !overlaps(titles, place)) found.push({ kind: 'name', ...place });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** At most so many characters, cut around the words, which stay. */
function cutAround(text: string, { from, to }: Place): string {
  if (text.length <= claimLimits.sentence) return text;
  const start = Math.max(0, Math.min(from, text.length - claimLimits.sentence));
  return text
    .slice(start, Math.max(to, start + claimLimits.sentence))
    .slice(0, claimLimits.sentence);
}

function toClaim(sentence: Sentence, place: Place & { kind: ClaimKind }): FoundClaim {
  const { kind, from, to } = place;
  const claim = {
    kind,
    words: sentence.text.slice(from, to).slice(0, claimLimits.words).trim(),
    sentence: cutAround(sentence.text, place).trim(),
  };
  const { places } = sentence.block;
  const first = places[sentence.from + from] ?? 0;
  const last = places[sentence.from + to - 1] ?? first;
  return { ...claim, key: claimKey(claim), from: first, to: last + 1 };
}

/**
 * Every number, price, version, date, quotation and name that the HTML of a post states, each claim once, in the order of the text. Found
 * by rules: what it leaves out are numbers of lists and headings, code, and words that merely begin a sentence.
 */
export function findClaims(html: string, knownNames: readonly string[]): FoundClaim[] {
  const blocks = textBlocksOf(html);
  const sentences = blocks
    .filter(({ kind }) => kind !== 'quotation')
    .flatMap((block) => sentencesOf(block));
  const prose = sentences.filter(({ block }) => block.kind === 'text').map(withoutTitles);
  const names = new Names(prose, knownNames);
  const claims = [
    ...sentences.flatMap((one) => placesIn(one, names).map((place) => toClaim(one, place))),
    // A passage that is set apart as a quotation is one claim.
    ...blocks
      .filter(({ kind }) => kind === 'quotation')
      .map((block) => {
        const whole = { text: block.text, from: 0, to: block.text.length, block };
        return toClaim(whole, { kind: 'quotation', from: 0, to: block.text.length });
      }),
  ];
  const first = new Map<string, FoundClaim>();
  for (const claim of claims) if (!first.has(claim.key)) first.set(claim.key, claim);
  return [...first.values()].sort((a, b) => a.from - b.from);
}
