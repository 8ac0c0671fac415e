/** Firefox has it since version 125, which is newer than the oldest browsers that we serve. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : null;
/** The place behind a mark that ends sentences, and behind the space that follows it. */
const sentenceEnd = /(?<=[.!?…]["”’)]?\s+)(?=\S)/;

/** The sentences of an English text, each with the space behind it. */
export function splitSentences(text: string): string[] {
  if (!segmenter) return text.split(sentenceEnd);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
