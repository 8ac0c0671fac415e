import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { richTextContent } from '../../../words/rich-text.ts';

const countPauseMs = 300;

export function TextLength({ html }: { html: string }) {
  const [settled] = useDebouncedValue(html, countPauseMs);
  const { words: count, minutes } = useMemo(() => textLength(settled), [settled]);
  return (
    <Text c="dimmed" fz={{ base: 'xs', sm: 'sm' }}>
      {richTextContent.length(count, minutes)}
    </Text>
  );
}

/** Average silent reading speed. */
const wordsPerMinute = 230;

function textLength(html: string): { words: number; minutes: number } {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  const words = body.textContent?.match(/[\p{Letter}\p{Number}][^\s]*/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}
