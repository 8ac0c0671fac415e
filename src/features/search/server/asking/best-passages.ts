import type { PagePassage, PagePassages } from '../../../../server/formats/page/page-passages.ts';
import { sameWords } from '../../../../shared/words/same-words.ts';
import type { Passage } from '../../asking.ts';
import { nearWords } from '../../near-words.ts';
import { joinedWith, subjectWords, wordsOf } from '../../query-words.ts';

export interface ReadPage {
  address: string;
  title: string;
  page: PagePassages;
}

interface Indexed {
  passage: PagePassage;
  /** Number of times that a word, or the stem of one, stands there. */
  counts: ReadonlyMap<string, number>;
  /** Without the words of the title of the page. */
  own: ReadonlySet<string>;
  length: number;
}

interface IndexedPage {
  words: ReadonlySet<string>;
  passages: readonly Indexed[];
}

const most = { passages: 6, perPage: 2, words: 12 } as const;
/** A word of a heading counts as so many of its text. */
const strengths = { page: 1, heading: 3 } as const;
/** A passage whose words weigh less of the question does not answer it. */
const leastShare = 0.4;
/** A word that no page has says less about a question than one that some have. */
const unknownShare = 0.5;
/** The usual figures of BM25: how soon more of a word adds nothing, and how much a long text loses. */
const bm25 = { saturation: 1.2, lengthShare: 0.5 } as const;

const stemLength = 6;
const stemShare = 0.5;

/** Inflected words begin alike. The mark keeps it apart from words. */
const stemOf = (word: string) => `${word.replace(/(?<=\w{3})s$/, '').slice(0, stemLength)}-`;

/** Made once for each reading of a page. */
const indexes = new WeakMap<PagePassages, IndexedPage>();

function indexOf(page: PagePassages): IndexedPage {
  const known = indexes.get(page);
  if (known) return known;
  const all = new Set<string>();
  const passages = page.passages.map((passage): Indexed => {
    const counts = new Map<string, number>();
    const add = (text: string, strength: number) => {
      const words = wordsOf(text);
      for (const word of words) {
        all.add(word);
        for (const key of [word, stemOf(word)]) counts.set(key, (counts.get(key) ?? 0) + strength);
      }
      return words.length;
    };
    add(passage.heading, strengths.heading);
    const length = add(passage.text, 1);
    const own = new Set(counts.keys());
    add(page.title, strengths.page);
    return { passage, length, counts, own };
  });
  const index = { words: all, passages };
  indexes.set(page, index);
  return index;
}

/** The ways to write a word of the question: itself, other names for the same, and near words of the pages. */
function spellings(
  word: string,
  typed: readonly string[],
  pages: readonly IndexedPage[],
): string[] {
  const others = sameWords.filter((names) => names.includes(word)).flat();
  const names = [word, ...joinedWith(word, typed), ...others].flatMap(wordsOf);
  const isKnown = pages.some(({ words }) => names.some((name) => words.has(name)));
  const near = isKnown
    ? []
    : nearWords(word, new Set(pages.flatMap(({ words }) => [...words]))).words;
  return [...new Set([...names, ...near])];
}

/** Ranks by rare words of the question (BM25) and by how much of it a passage has. Each text counts once. */
export function bestPassages(pages: readonly ReadPage[], question: string): Passage[] {
  const typed = wordsOf(question);
  const indexed = pages.map(({ page }) => indexOf(page));
  const all = pages.flatMap(({ address, title }, number) =>
    (indexed[number]?.passages ?? []).map((one) => ({ ...one, address, title })),
  );
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length);
  const asked = [...new Set(subjectWords(typed))].slice(0, most.words).map((word) => {
    const words = spellings(word, typed, indexed);
    const stems = words.map(stemOf);
    const having = all.filter(({ counts }) => stems.some((stem) => counts.has(stem))).length;
    const rarity = Math.log(1 + all.length / (having + 0.5));
    return { words, stems, weight: having === 0 ? rarity * unknownShare : rarity };
  });
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);

  const found = all.flatMap((one) => {
    const { saturation, lengthShare } = bm25;
    const slow = saturation * (1 - lengthShare + (lengthShare * one.length) / meanLength);
    let score = 0;
    let matched = 0;
    for (const { words, stems, weight } of asked) {
      const count = Math.max(
        ...words.map((word) => one.counts.get(word) ?? 0),
        ...stems.map((stem) => stemShare * (one.counts.get(stem) ?? 0)),
      );
      if (count === 0) continue;
      matched += weight;
      score += (weight * count * (saturation + 1)) / (count + slow);
    }
    const share = matched / total;
    const isOwn = asked.some(({ stems }) => stems.some((stem) => one.own.has(stem)));
    return isOwn && share >= leastShare ? [{ ...one, score: score * share }] : [];
  });
  found.sort((a, b) => b.score - a.score);

  const perPage = new Map<string, number>();
  const texts = new Set<string>();
  const best: Passage[] = [];
  for (const { address, title, passage } of found) {
    const { heading, fragment, text } = passage;
    const count = perPage.get(address) ?? 0;
    if (count >= most.perPage || texts.has(text)) continue;
    perPage.set(address, count + 1);
    texts.add(text);
    best.push({ page: title, heading, text, to: fragment ? `${address}#${fragment}` : address });
    if (best.length === most.passages) break;
  }
  return best;
}
