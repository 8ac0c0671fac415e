import { VisuallyHidden } from '@mantine/core';
import { diffWordsWithSpace } from 'diff';
import { adminEditorContent } from '../../../../content/post-editing.ts';
import classes from './WordDiff.module.css';

const { history: words } = adminEditorContent;

/** Two texts that take longer to compare, in milliseconds, are both shown whole. */
const timeoutMs = 400;

/** Of the longer text, the part that has to stay for single words to be worth marking. */
const leastInCommon = 0.35;
const lettersOf = (text: string) => text.replace(/\s+/g, '').length;

/** Two texts with little in common would be a heap of single words: each is shown whole. */
function wordParts(before: string, after: string) {
  const lineBreak = { value: '\n', removed: false, added: false };
  const whole = [
    ...(before ? [{ value: before, removed: true, added: false }, lineBreak] : []),
    { value: after, removed: false, added: true },
  ];
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs });
  if (!parts) return whole;
  const kept = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + lettersOf(value), 0);
  const length = Math.max(lettersOf(before), lettersOf(after));
  return kept < length * leastInCommon ? whole : parts;
}

interface WordDiffProps {
  before: string;
  after: string;
}

/** What changed from one text to another, word by word, in the text itself. */
export function WordDiff({ before, after }: WordDiffProps) {
  const parts = wordParts(before, after);
  const starts = parts.map((_, at) =>
    parts.slice(0, at).reduce((length, { value }) => length + value.length, 0),
  );
  return (
    <p className={classes.diff}>
      {parts.map(({ value, added, removed }, at) => {
        const key = `${starts[at]} ${added} ${removed}`;
        if (!added && !removed) return <span key={key}>{value}</span>;
        const Part = added ? 'ins' : 'del';
        return (
          <Part key={key}>
            <VisuallyHidden>{added ? words.added : words.removed}</VisuallyHidden>
            {value}
          </Part>
        );
      })}
    </p>
  );
}
