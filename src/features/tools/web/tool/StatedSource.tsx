import { Text } from '@mantine/core';
import { ExternalLink } from '../../../../web/components/links/ExternalLink.tsx';
import { resourcesWords } from '../../words/resources-words.ts';
import type { StatedFact } from '../../words/tool-types.ts';

/** Names the page that says it, and the day. */
export function StatedSource({ fact: { source, said } }: { fact: Omit<StatedFact, 'text'> }) {
  return (
    <Text c="dimmed" fz="sm">
      {resourcesWords.card.source} <ExternalLink href={source.href}>{source.label}</ExternalLink>
      {', '}
      <time dateTime={said.dateTime}>{said.label}</time>
    </Text>
  );
}
