import { textBlocksOf } from '../../../../shared/text/text-blocks.ts';
import { type Passage, remarkLimits } from '../../remarks.ts';
import type { TextPlace } from '../find/finder.ts';
import { likeness, wordsOf } from '../merge/likeness.ts';

interface PlaceInBlock {
  /** Index of the block. */
  at: number;
  from: number;
  to: number;
}

/** Finds a passage in the block that has its words and is most like the one where it was. */
export function placeOf(texts: readonly string[], { quote, block }: Passage): PlaceInBlock | null {
  const escaped = quote.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s+');
  const pattern = new RegExp(escaped);
  const wordsBefore = wordsOf(block);
  let best: PlaceInBlock | null = null;
  let most = -1;
  for (const [at, text] of texts.entries()) {
    const found = pattern.exec(text);
    const share = found ? (text === block ? 2 : likeness(wordsOf(text), wordsBefore)) : -1;
    if (!found || share <= most) continue;
    most = share;
    best = { at, from: found.index, to: found.index + found[0].length };
  }
  return best;
}

/** @returns null when the text does not hold the passage any more */
export function placeInHtml(html: string, passage: Passage): TextPlace | null {
  const blocks = textBlocksOf(html, { withCode: true });
  const found = placeOf(
    blocks.map(({ text }) => text),
    passage,
  );
  const block = found && blocks[found.at];
  if (!block) return null;
  const { text, places } = block;
  const first = places[found.from] ?? 0;
  const last = places[found.to - 1] ?? first;
  return { words: text.slice(found.from, found.to), sentence: text, from: first, to: last + 1 };
}

/** The first selected words of some HTML; without a selection, the block at the caret. */
export function passageInHtml(html: string, from: number, to: number): Passage | null {
  for (const { text, places } of textBlocksOf(html, { withCode: true })) {
    const [begin = 0] = places;
    const end = places.at(-1) ?? begin;
    if (from === to && from >= begin && from <= end) return passageOf(text, text);
    const selected = [...text.split('').keys()].filter((at) => {
      const place = places[at] ?? -1;
      return place >= from && place < to;
    });
    const [first] = selected;
    const quoted = first === undefined ? '' : text.slice(first, first + selected.length);
    if (quoted.trim() !== '') return passageOf(quoted, text);
  }
  return null;
}

/** Nothing is found again across a line break or something that is no text. */
export function passageOf(selected: string, block: string): Passage | null {
  const line = selected.split(/[\n\uFFFC]/).find((part) => part.trim() !== '');
  if (line === undefined) return null;
  const whole = (text: string, most: number) => text.slice(0, most).replace(/\p{Cs}/gu, '');
  return {
    quote: whole(line.trim(), remarkLimits.quote).trim(),
    block: whole(block, remarkLimits.block),
  };
}
