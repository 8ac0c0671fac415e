export interface FoldedText {
  words: string;
  quoted: string;
}

const isQuote = (line: string) => /^\s*>/.test(line);
const isEmpty = (line: string) => line.trim() === '';

/** "-----Original Message-----", in any language, and the line of underscores that Outlook draws. */
const separator = /^\s*(?:-{3,}[^-\n]{3,60}-{3,}|_{16,})\s*$/;
/** "From: …" as the first of several such lines is the head of an earlier mail. */
const headLine = /^\s*\*?\p{L}[\p{L} -]{1,24}\*?\s?:\*?\s*\S/u;
const headSender = /^\s*\*?\p{L}[\p{L} -]{1,24}\*?\s?:\*?\s.*@/u;
const headLines = 3;
const signature = /^-- ?$/;
/** "On Friday Ada <ada@example.com> wrote:" takes three lines at most. */
const introLines = 3;
const sentenceEnd = /[.!?。:：)]\s*$/;

function isHead(lines: readonly string[], at: number): boolean {
  if (!headSender.test(lines[at] ?? '')) return false;
  const next = lines.slice(at, at + 6);
  return next.filter((line) => headLine.test(line)).length >= headLines;
}

/** Returns the beginning of a quote that reaches to the end; the length of the text without one. */
function quoteStart(lines: readonly string[]): number {
  let start = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (isQuote(line)) start = at;
    else if (!isEmpty(line)) break;
  }
  return start;
}

/** The line before a quote that says who wrote it ends with a colon, in every language. It may be wrapped. */
function introStart(lines: readonly string[], quote: number): number {
  let end = quote - 1;
  while (end >= 0 && isEmpty(lines[end] ?? '')) end -= 1;
  if (!/[:：]\s*$/.test(lines[end] ?? '')) return quote;
  let start = end;
  const isPartOfIntro = (line: string) => !isEmpty(line) && !sentenceEnd.test(line);
  while (end - start + 1 < introLines && isPartOfIntro(lines[start - 1] ?? '')) start -= 1;
  return start;
}

function cutAt(lines: readonly string[]): number {
  const marked = lines.findIndex(
    (line, at) => separator.test(line) || isHead(lines, at) || signature.test(line),
  );
  const before = marked < 0 ? lines : lines.slice(0, marked);
  const quote = quoteStart(before);
  return quote < before.length ? introStart(before, quote) : before.length;
}

/** Parts what a person wrote from the earlier mail and the signature below. Quotes between the person's own lines stay. */
export function foldQuote(text: string): FoldedText {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const cut = cutAt(lines);
  return {
    words: lines.slice(0, cut).join('\n').trim(),
    quoted: lines.slice(cut).join('\n').trim(),
  };
}
