import { Group, Paper, Progress, Text } from '@mantine/core';
import { useContext } from 'react';
import { paths } from '../../../../../shared/paths.ts';
import { useIdentity } from '../../../../../web/content/frame-content.ts';
import { HeadContext } from '../../../../../web/page-head.tsx';
import { adminEditorContent } from '../../../words/post-editing.ts';

const { seo: words } = adminEditorContent;

function cutForSnippet(text: string, { most }: LengthRange): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut} ...`;
}

interface SearchSnippetProps {
  title: string;
  slug: string;
  text: string;
}

export function SearchSnippet({ title, slug, text }: SearchSnippetProps) {
  const { siteOrigin } = useContext(HeadContext);
  const trail = [siteOrigin, ...paths.post(slug).split('/').filter(Boolean)].join(' › ');
  return (
    <figure>
      <Text component="figcaption" fz="sm" fw={500} mb="xs">
        {words.snippetTitle}
      </Text>
      <Paper withBorder radius="md" p="lg" bg="var(--mantine-color-body)">
        <Text fz="sm">{useIdentity().brand}</Text>
        <Text fz="sm" c="dimmed">
          {trail}
        </Text>
        <Text fz="lg" c="var(--site-cool-text)" lh={1.3} my="xxs" dir="auto">
          {cutForSnippet(title, snippetLengths.title) || words.snippetFallbackTitle}
        </Text>
        <Text fz="sm" c="dimmed" dir="auto">
          {cutForSnippet(text, snippetLengths.description) || words.snippetFallbackText}
        </Text>
      </Paper>
    </figure>
  );
}

const verdictColors = { empty: 'gray', short: 'gray', good: 'lagoon', long: 'red' } as const;

function judgeLength(length: number, { least, most }: LengthRange): keyof typeof verdictColors {
  if (length === 0) return 'empty';
  if (length < least) return 'short';
  return length <= most ? 'good' : 'long';
}

export function LengthHint({ text, range }: { text: string; range: LengthRange }) {
  const verdict = judgeLength(text.length, range);
  const isLong = verdict === 'long';
  return (
    <Group gap="xs" mt="xs" wrap="nowrap">
      <Progress
        flex="0 0 5rem"
        value={Math.min(100, (100 * text.length) / range.most)}
        color={verdictColors[verdict]}
        aria-hidden="true"
      />
      <Text fz="xs" c={isLong ? 'var(--mantine-color-error)' : 'dimmed'} fw={isLong ? 600 : 400}>
        {words.length(text.length, range.most)}: {words.verdicts[verdict]}
      </Text>
    </Group>
  );
}

export interface LengthRange {
  least: number;
  most: number;
}

/** Lengths in characters. Search engines cut longer text. */
export const snippetLengths = {
  title: { least: 30, most: 60 },
  description: { least: 70, most: 160 },
} as const satisfies Record<string, LengthRange>;
