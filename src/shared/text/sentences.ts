/** Firefox has it since version 125, which is newer than the oldest supported browsers. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : null;
/** Matches the position after a mark that ends sentences and after the following space. */
const sentenceEnd = /(?<=[.!?…]["”’)]?\s+)(?=\S)/;

export function splitSentences(text: string): string[] {
  if (!segmenter) return text.split(sentenceEnd);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
