export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu));
}

/** Share of the words of the shorter text that the other one has. */
export function likeness(some: Set<string>, others: Set<string>): number {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  const shared = [...few].filter((word) => many.has(word)).length;
  return shared / Math.max(1, few.size);
}
