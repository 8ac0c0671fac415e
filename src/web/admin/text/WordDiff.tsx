import { Text, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { adminContent } from '../../../shared/words/admin.ts';
import classes from './WordDiff.module.css';
import { compareWords } from './word-parts.ts';

const { wordDiff: words } = adminContent;

interface WordDiffProps {
  before: string;
  after: string;
}

export function WordDiff({ before, after }: WordDiffProps) {
  const { parts, isGivenUp } = useMemo(() => compareWords(before, after), [before, after]);
  let length = 0;
  const text = parts.map(({ value, added, removed }) => {
    const key = `${length} ${added} ${removed}`;
    length += value.length;
    if (!added && !removed) return <span key={key}>{value}</span>;
    const Part = added ? 'ins' : 'del';
    return (
      <Part key={key}>
        <VisuallyHidden>{added ? words.added : words.removed}</VisuallyHidden>
        {value}
      </Part>
    );
  });
  return (
    <>
      {isGivenUp && (
        <Text c="dimmed" fz="sm">
          {words.tooLong}
        </Text>
      )}
      <p className={classes.diff} dir="auto">
        {text}
      </p>
    </>
  );
}
