import type { DuplicateMark } from '../admin-developers.ts';
import type { DuplicateKind } from '../duplicate-options.ts';

export const duplicateKindNames: Readonly<Record<DuplicateKind, string>> = {
  photo: 'Same photo',
  words: 'Same words',
  network: 'Same network',
};

/** "Same photo as 17, 18 and more" */
export function duplicateSentence({ kind, others, hasMore }: DuplicateMark): string {
  const numbers = others.map(({ id }) => id).join(', ');
  return `${duplicateKindNames[kind]} as ${numbers}${hasMore ? ' and more' : ''}`;
}
