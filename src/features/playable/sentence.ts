import type { BriefId } from './briefs.ts';

/** A word of a description that readers may exchange. The description says the first option. */
export interface Change {
  label: string;
  options: readonly [string, ...string[]];
}

export const changes: Readonly<Record<BriefId, readonly Change[]>> = {
  bakery: [
    { label: 'Last order', options: ['8 pm', '6 pm', '10 pm'] },
    { label: 'Baking list', options: ['3 am', '4 am', '5 am'] },
  ],
  stockroom: [
    { label: 'Order at', options: ['four left', 'two left', 'six left'] },
    { label: 'Language', options: ['English', 'Spanish'] },
  ],
  courts: [
    { label: 'Most that a member may book', options: ['one hour', 'two hours'] },
    { label: 'Players who share the fee', options: ['two players', 'four players'] },
  ],
  inspection: [
    { label: 'Signal', options: ['without a signal', 'with a signal'] },
    { label: 'Points of the list', options: ['four points', 'six points'] },
  ],
};

/** Words as they stand, and positions of changes between them. */
export type SentencePart = string | { change: number };

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A change whose word an edited description no longer says stands after it, with its label. */
export function sentenceParts(text: string, changesOfBrief: readonly Change[]): SentencePart[] {
  const searched = plain(text);
  const found = changesOfBrief.map(({ options }, change) => ({
    change,
    start: searched.indexOf(options[0]),
    length: options[0].length,
  }));
  const parts: SentencePart[] = [];
  let end = 0;
  const inText = found.filter(({ start }) => start >= 0);
  for (const { change, start, length } of inText.sort((one, other) => one.start - other.start)) {
    if (start < end) continue;
    parts.push(text.slice(end, start), { change });
    end = start + length;
  }
  parts.push(text.slice(end));
  for (const { change, start } of found) {
    if (start < 0) parts.push(` ${changesOfBrief[change]?.label}: `, { change });
  }
  return parts.filter((part) => part !== '');
}
