/** Matches a fence start, also in quotes and list items. */
const fenceStart = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){0,20}(`{3,}|~{3,})/;

const masked = (text: string) => text.replace(/[^\n]/g, '\u0000');

/** An unclosed fence runs to the end of the text, as in Markdown. */
function maskFences(text: string): string {
  let open = '';
  return text
    .split('\n')
    .map((line) => {
      const mark = fenceStart.exec(line)?.[1] ?? '';
      if (open === '') {
        open = mark;
        return mark ? masked(line) : line;
      }
      const isEnd = mark.startsWith(open) && /^[`~]+\s*$/.test(line.slice(line.indexOf(mark)));
      if (isEnd) open = '';
      return masked(line);
    })
    .join('\n');
}

/** Inline code: backticks up to the next run of equal length in the paragraph. */
function maskSpans(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: run, index }) => ({
    length: run.length,
    index,
  }));
  if (runs.length === 0) return text;
  const byLength = new Map<number, number[]>();
  for (const { length, index } of runs.toReversed()) {
    const same = byLength.get(length);
    if (same) same.push(index);
    else byLength.set(length, [index]);
  }
  const ends = [...text.matchAll(/\n[ \t]*(?=\n)/g)].map(({ index }) => index);
  const pieces: string[] = [];
  let done = 0;
  let paragraph = 0;
  for (const { length, index } of runs) {
    const left = byLength.get(length) ?? [];
    while ((left.at(-1) ?? Number.POSITIVE_INFINITY) <= index) left.pop();
    if (index < done) continue;
    while ((ends[paragraph] ?? Number.POSITIVE_INFINITY) < index) paragraph += 1;
    const close = left.at(-1);
    if (close === undefined || close > (ends[paragraph] ?? Number.POSITIVE_INFINITY)) continue;
    pieces.push(text.slice(done, index), masked(text.slice(index, close + length)));
    done = close + length;
  }
  return [...pieces, text.slice(done)].join('');
}

/** Replaces code by NUL characters and keeps offsets, so that matches are never in code. */
export function maskCode(text: string): string {
  return maskSpans(maskFences(text));
}
