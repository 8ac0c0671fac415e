import { Text, VisuallyHidden } from '@mantine/core';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { adminContent } from '../../../shared/words/admin.ts';
import classes from './WordDiff.module.css';

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

/** Texts that take longer to compare are both shown whole. */
const timeoutMs = 400;
/** Characters of both texts together: splitting them takes time before the comparison starts. */
const longestCompared = 100_000;
const mostParts = 5_000;

/** Share of the longer text that must be unchanged for a comparison by words. */
const leastInCommon = 0.35;
const lettersOf = (text: string) => text.replace(/\s+/g, '').length;

interface WordPart {
  value: string;
  added: boolean;
  removed: boolean;
}

interface ComparedTexts {
  parts: WordPart[];
  isGivenUp: boolean;
}

function whole(before: string, after: string): WordPart[] {
  const lineBreak = { value: '\n', removed: false, added: false };
  return [
    ...(before ? [{ value: before, removed: true, added: false }, lineBreak] : []),
    { value: after, removed: false, added: true },
  ];
}

/** Texts with little in common are shown whole: marking single words would be unreadable. */
export function compareWords(before: string, after: string): ComparedTexts {
  if (before === after) {
    return { parts: [{ value: after, added: false, removed: false }], isGivenUp: false };
  }
  const isShort = before.length + after.length <= longestCompared;
  const parts = isShort ? diffWordsWithSpace(before, after, { timeout: timeoutMs }) : undefined;
  if (!parts || parts.length > mostParts) return { parts: whole(before, after), isGivenUp: true };
  const kept = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + lettersOf(value), 0);
  const length = Math.max(lettersOf(before), lettersOf(after));
  const isHeap = kept < length * leastInCommon;
  return { parts: isHeap ? whole(before, after) : parts, isGivenUp: false };
}
