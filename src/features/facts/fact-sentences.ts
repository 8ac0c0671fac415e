import { splitSentences } from '../../shared/text/sentences.ts';
import type { TextBlock } from '../../shared/text/text-blocks.ts';

export interface Sentence {
  text: string;
  from: number;
  to: number;
  block: TextBlock;
}

/** Longer sentences are cut, to bound the matching time. */
const longestSentence = 2_000;
/** The splitter is much slower on a long text than on its parts. */
const longestPart = 5_000;

/** The stop after a title, abbreviation or initial ends no sentence. */
const endsInAbbreviation =
  /(?:^|[\s(“"])(?:(?:Dr|Mr|Mrs|Ms|Prof|St|Sen|Gov|Gen|[Ff]ig|pp?|[Vv]ol|vs|approx|e\.g|i\.e)|\p{Lu}\p{Ll}+(?:\s\p{Lu}\.)*\s\p{Lu})\.\s*$/u;

const countOf = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

function openQuotations(text: string): number {
  const guillemets = countOf(text, /«/g) - countOf(text, /»/g);
  const low = countOf(text, /„/g);
  const curly = low > 0 ? low - countOf(text, /[“”]/g) : countOf(text, /“/g) - countOf(text, /”/g);
  return guillemets + curly + (countOf(text, /"/g) % 2);
}

function cut(text: string, length: number, mark: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > length) {
    const last = text.lastIndexOf(mark, from + length - mark.length);
    const to = last > from ? last + mark.length : from + length;
    parts.push(text.slice(from, to));
    from = to;
  }
  parts.push(text.slice(from));
  return parts;
}

function closesLater(parts: readonly string[], at: number): boolean {
  let length = 0;
  for (const part of parts.slice(at + 1, at + 21)) {
    length += part.length;
    if (length > longestSentence) return false;
    if (/[”“"»]/.test(part)) return true;
  }
  return false;
}

export function sentencesOf(block: TextBlock): Sentence[] {
  const parts = cut(block.text, longestPart, '. ')
    .flatMap(splitSentences)
    .flatMap((sentence) => cut(sentence, longestSentence, ' '));
  const sentences: Sentence[] = [];
  let text = '';
  let from = 0;
  const end = () => {
    if (text !== '') {
      sentences.push({ text: text.trimEnd(), from, to: from + text.length, block });
    }
    from += text.length;
    text = '';
  };
  for (const [at, part] of parts.entries()) {
    if (text.length + part.length > longestSentence) end();
    text += part;
    const goesOn =
      openQuotations(text) > 0 ? closesLater(parts, at) : endsInAbbreviation.test(text);
    if (!goesOn) end();
  }
  end();
  return sentences;
}
