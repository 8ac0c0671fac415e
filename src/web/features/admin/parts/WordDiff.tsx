import { VisuallyHidden } from '@mantine/core';
import { diffWordsWithSpace } from 'diff';
import { adminEditorContent } from '../../../../content/post-editing.ts';
import classes from './WordDiff.module.css';

const { history: words } = adminEditorContent;

/** Two texts that take longer to compare, in milliseconds, are both shown whole. */
const timeoutMs = 400;

interface WordDiffProps {
  before: string;
  after: string;
}

/** What changed from one text to another, word by word, in the text itself. */
export function WordDiff({ before, after }: WordDiffProps) {
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
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
