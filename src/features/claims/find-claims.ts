import { type TextBlock, textBlocksOf } from '../../shared/text-blocks.ts';
import { Names } from './claim-names.ts';
import {
  asking,
  claimPatterns,
  hint,
  notCounted,
  notProse,
  numbered,
  numberedOpening,
  saying,
} from './claim-patterns.ts';
import { type Sentence, sentencesOf } from './claim-sentences.ts';
import { type ClaimKind, type ClaimWords, claimKey, claimLimits, mostClaims } from './claims.ts';

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

const leastQuotedWords = 5;
/** Of the beginning of a block that numbers what it lists, in characters. */
const longestOpening = 200;
/** What says before a figure that it numbers something, in characters. */
const longestNumbered = 20;

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
  const opening = numberedOpening.exec(block.text.slice(0, longestOpening))?.[0].length ?? 0;
  if (sentence.from + to <= opening) return true;
  return (
    numbered.test(text.slice(Math.max(0, from - longestNumbered), from)) ||
    /^(?:st|nd|rd|th)\b/.test(text.slice(to))
  );
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
  const mayState = hint.test(text);
  const prose = mayState ? text.replace(notProse, (part) => '\u{FFFC}'.repeat(part.length)) : text;
  for (const { kind, pattern } of mayState ? claimPatterns : []) {
    for (const { 0: words, index } of prose.matchAll(pattern)) {
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
  // A cut may halve an emoji, and no half of one comes back from the server as it went.
  const whole = (text: string) => text.replace(/\p{Cs}/gu, '').trim();
  const claim = {
    kind,
    words: whole(sentence.text.slice(from, to).slice(0, claimLimits.words)),
    sentence: whole(cutAround(sentence.text, place)),
  };
  const { places } = sentence.block;
  const first = places[sentence.from + from] ?? 0;
  const last = places[sentence.from + to - 1] ?? first;
  return { ...claim, key: claimKey(claim), from: first, to: last + 1 };
}

/** The claims of a block, also those that it repeats. */
function* claimsIn(
  { block, sentences }: { block: TextBlock; sentences: readonly Sentence[] },
  names: Names,
): Generator<FoundClaim> {
  if (block.kind === 'quotation') {
    // A passage that is set apart as a quotation is one claim.
    const whole = { text: block.text, from: 0, to: block.text.length, block };
    yield toClaim(whole, { kind: 'quotation', from: 0, to: block.text.length });
    return;
  }
  for (const sentence of sentences) {
    const places = new Map<string, Place & { kind: ClaimKind }>();
    for (const place of placesIn(sentence, names)) {
      const words = `${place.kind} ${sentence.text.slice(place.from, place.to)}`;
      if (!places.has(words)) places.set(words, place);
    }
    for (const place of places.values()) yield toClaim(sentence, place);
  }
}

/**
 * Every number, price, version, date, quotation and name that the HTML of a post states, each claim once, in the order of the text, as
 * far as something can be said of them (`mostClaims`). Found by rules: what it leaves out are numbers of lists and headings, code, and
 * words that merely begin a sentence.
 */
export function findClaims(html: string, knownNames: readonly string[]): FoundClaim[] {
  const parts = textBlocksOf(html).map((block) => ({
    block,
    sentences: block.kind === 'quotation' ? [] : sentencesOf(block),
  }));
  const prose = parts
    .filter(({ block }) => block.kind === 'text')
    .flatMap(({ sentences }) => sentences.map(withoutTitles));
  const names = new Names(prose, knownNames);
  const first = new Map<string, FoundClaim>();
  for (const part of parts) {
    for (const claim of claimsIn(part, names)) {
      if (!first.has(claim.key)) first.set(claim.key, claim);
      if (first.size === mostClaims) return [...first.values()];
    }
  }
  return [...first.values()];
}
