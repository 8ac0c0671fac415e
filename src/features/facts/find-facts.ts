import { quotas } from '../../shared/limits/quotas.ts';
import { type TextBlock, textBlocksOf } from '../../shared/text/text-blocks.ts';
import { Names } from './fact-names.ts';
import {
  asking,
  factPatterns,
  hint,
  notCounted,
  notProse,
  numbered,
  numberedOpening,
  saying,
} from './fact-patterns.ts';
import { type Sentence, sentencesOf } from './fact-sentences.ts';
import { type FactKind, type FactWords, factKey, factLimits } from './facts.ts';

export interface FoundFact extends FactWords {
  key: string;
  /** Range of the words in the HTML. `to` is exclusive. */
  from: number;
  to: number;
}

interface Place {
  from: number;
  to: number;
}

const leastQuotedWords = 5;
const longestOpening = 200;
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

function isCounter(sentence: Sentence, { from, to }: Place, kind: FactKind): boolean {
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

function placesIn(sentence: Sentence, names: Names): (Place & { kind: FactKind })[] {
  const { text, block } = sentence;
  const found: (Place & { kind: FactKind })[] = [];
  const mayState = hint.test(text);
  const prose = mayState ? text.replace(notProse, (part) => '\u{FFFC}'.repeat(part.length)) : text;
  for (const { kind, pattern } of mayState ? factPatterns : []) {
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

function cutAround(text: string, { from, to }: Place): string {
  if (text.length <= factLimits.sentence) return text;
  const start = Math.max(0, Math.min(from, text.length - factLimits.sentence));
  return text.slice(start, Math.max(to, start + factLimits.sentence)).slice(0, factLimits.sentence);
}

function toFact(sentence: Sentence, place: Place & { kind: FactKind }): FoundFact {
  const { kind, from, to } = place;
  // A cut can halve an emoji, which the server would return changed.
  const whole = (text: string) => text.replace(/\p{Cs}/gu, '').trim();
  const fact = {
    kind,
    words: whole(sentence.text.slice(from, to).slice(0, factLimits.words)),
    sentence: whole(cutAround(sentence.text, place)),
  };
  const { places } = sentence.block;
  const first = places[sentence.from + from] ?? 0;
  const last = places[sentence.from + to - 1] ?? first;
  return { ...fact, key: factKey(fact), from: first, to: last + 1 };
}

function* factsIn(
  { block, sentences }: { block: TextBlock; sentences: readonly Sentence[] },
  names: Names,
): Generator<FoundFact> {
  if (block.kind === 'quotation') {
    const whole = { text: block.text, from: 0, to: block.text.length, block };
    yield toFact(whole, { kind: 'quotation', from: 0, to: block.text.length });
    return;
  }
  for (const sentence of sentences) {
    const places = new Map<string, Place & { kind: FactKind }>();
    for (const place of placesIn(sentence, names)) {
      const words = `${place.kind} ${sentence.text.slice(place.from, place.to)}`;
      if (!places.has(words)) places.set(words, place);
    }
    for (const place of places.values()) yield toFact(sentence, place);
  }
}

/**
 * Finds facts in the HTML of a post by rules: each once, in text order, at most `quotas.facts`.
 * Skips numbering, code and words that only start a sentence.
 */
export function findFacts(html: string, knownNames: readonly string[]): FoundFact[] {
  const parts = textBlocksOf(html).map((block) => ({
    block,
    sentences: block.kind === 'quotation' ? [] : sentencesOf(block),
  }));
  const prose = parts
    .filter(({ block }) => block.kind === 'text')
    .flatMap(({ sentences }) => sentences.map(withoutTitles));
  const names = new Names(prose, knownNames);
  const first = new Map<string, FoundFact>();
  for (const part of parts) {
    for (const fact of factsIn(part, names)) {
      if (!first.has(fact.key)) first.set(fact.key, fact);
      if (first.size === quotas.facts.limit) return [...first.values()];
    }
  }
  return [...first.values()];
}
