import { Box, Text, Title } from '@mantine/core';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { LogEntry } from '../../../../../web/admin/LogEntry.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { Previewed } from '../../../../editor/post-previews.ts';
import { writingContent } from '../../../words/writing.ts';

const { provenance: words, month } = writingContent;

/** Accepted suggestions of a post, with model and admin. */
export function ProvenanceList({ post }: { post: Previewed }) {
  const list = trpc.admin.writing.suggestions.provenance.useQuery(
    { post },
    { refetchOnMount: 'always' },
  );
  const rows = list.data ?? [];
  return (
    <Box component="section" aria-labelledby="provenance">
      <Title order={3} size="h5" id="provenance">
        {words.title}
      </Title>
      {rows.length === 0 ? (
        <Text fz="sm" c="dimmed">
          {words.none}
        </Text>
      ) : (
        <Box component="ol" className="ruled" mt="xs">
          {rows.map(({ id, purpose, model, wordCount, acceptedBy, acceptedAt }) => (
            <LogEntry key={id} at={acceptedAt}>
              <strong>{month.purposes[purpose] ?? purpose}</strong>
              <Text c="dimmed" fz="sm">
                {words.facts({ model, words: wordCount, who: actorName(acceptedBy) })}
              </Text>
            </LogEntry>
          ))}
        </Box>
      )}
    </Box>
  );
}
