import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminContent } from '../../../src/shared/words/admin.ts';
import { WordDiff } from '../../../src/web/admin/text/WordDiff.tsx';

const { tooLong } = adminContent.wordDiff;

const show = (before: string, after: string) =>
  render(
    <MantineProvider>
      <WordDiff before={before} after={after} />
    </MantineProvider>,
  );

it('marks the words that differ', () => {
  show('A slow brown fox', 'A quick brown fox');
  expect(screen.getByText('slow').tagName).toBe('DEL');
  expect(screen.getByText('quick').tagName).toBe('INS');
  expect(screen.queryByText(tooLong)).toBeNull();
});

it('shows texts whole that are too long to compare, and says so', () => {
  const words = (first: string) => `${first} ${'word '.repeat(12_000)}end`;
  show(words('old'), words('new'));
  expect(screen.getByText(tooLong)).toBeTruthy();
  expect(screen.getByText(/^old word/).tagName).toBe('DEL');
  expect(screen.getByText(/^new word/).tagName).toBe('INS');
});
