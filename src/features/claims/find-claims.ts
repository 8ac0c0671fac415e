import { quotas } from '../../shared/limits/quotas.ts';
import { type TextBlock, textBlocksOf } from '../../shared/text/text-blocks.ts';
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
import { type ClaimKind, type ClaimWords, claimKey, claimLimits } from './claims.ts';

export interface FoundClaim extends ClaimWords {
  key: string;
  /** Position of the words in the HTML. `to` is exclusive. */
  from: number;
  to: number;
}

interface Place {
  from: number;
  to: number;
}

const leastQuotedWords = 5;
/** Characters at the start of a block that can hold a numbered label. */
const longestOpening = 200;
/** Characters before a number that can hold its label. */
const longestNumbered = 20;

/** Replaces the titles in links to posts and pages with U+FFFC. */
function withoutTitles({ text, from, block }: Sentence): string {
  const parts = block.titles.map((title) =>
    text.slice(Math.max(0, title.from - from), Math.max(0, title.to - from)),
  );
  return parts.filter(Boolean).reduce((rest, part) => rest.replace(part, '\u{FFFC}'), text);
}

const overlaps = (places: readonly Place[], { from, to }: Place) =>
  places.some((place) => from < place.to && to > place.from);

/** True for numbers that label a part of the text or are the name of something. */
function isCounter(sentence: Sentence, { from, to }: Place, kind: ClaimKind): boolean {
  if (kind !== 'number' && kind !== 'version') return false;
  const { text, block } = sentence;
  const words = text.slice(from, to);
  if (notCounted.test(words)) return true;
  if (kind === 'version') return numbered.test(words.replace(/\d[\d.]*$/, ''));
  // "5 ways to …" and "2. Plan" count items of the text itself.
  if (block.kind === 'heading' && sentence.from + from === 0) return true;
  const opening = numberedOpening.exec(block.text.slice(0, longestOpening))?.[0].length ?? 0;
  if (sentence.from + to <= opening) return true;
  return (
    numbered.test(text.slice(Math.max(0, from - longestNumbered), from)) ||
    /^(?:st|nd|rd|th)\b/.test(text.slice(to))
  );
}

/** Skips quoted terms, questions and prompts. With an attribution, skips only single words. */
function isUnsaid(text: string, { from, to }: Place): boolean {
  const words = text.slice(from, to);
  const before = text.slice(0, from);
  const count = words.split(/\s+/).length;
  if (saying.test(`${before} ${text.slice(to)}`)) return count < 2;
  return count < leastQuotedWords || /\?.?$/.test(words) || asking.test(before);
}

/** Finds the claims of a sentence. Ignores names in headings. */
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

/** Cuts the sentence to the limit around the words. */
function cutAround(text: string, { from, to }: Place): string {
  if (text.length <= claimLimits.sentence) return text;
  const start = Math.max(0, Math.min(from, text.length - claimLimits.sentence));
  return text
    .slice(start, Math.max(to, start + claimLimits.sentence))
    .slice(0, claimLimits.sentence);
}

function toClaim(sentence: Sentence, place: Place & { kind: ClaimKind }): FoundClaim {
  const { kind, from, to } = place;
  // A cut can halve an emoji, and the server does not return half of one unchanged.
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

/** Can repeat claims across sentences. */
function* claimsIn(
  { block, sentences }: { block: TextBlock; sentences: readonly Sentence[] },
  names: Names,
): Generator<FoundClaim> {
  if (block.kind === 'quotation') {
    // A block quotation is one claim.
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
 * Finds numbers, prices, versions, dates, quotations and names in the HTML of a post by rules.
 * Returns each claim once, in text order, at most `quotas.claims`. Skips numbering, code and words that only
 * start a sentence.
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
      if (first.size === quotas.claims.limit) return [...first.values()];
    }
  }
  return [...first.values()];
}
