import { Group, List, Stack, Text } from '@mantine/core';
import { LabeledValue } from '../../../../../web/admin/LabeledValue.tsx';
import type { ImportSummary, PostImport } from '../../../post-import.ts';
import { transferContent } from '../../../words/post-transfer.ts';

const words = transferContent.import;
const facts = words.facts;

const mostNames = 12;

function listed(names: readonly string[]): string {
  const rest = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return rest > 0 ? `${shown} ${words.more(rest)}` : shown;
}

interface ImportReportProps {
  of: PostImport;
  summary: ImportSummary;
}

function contentSaid(counts: PostImport['contentCounts']): string | null {
  const said = Object.entries(facts.contentOf).flatMap(([outcome, say]) => {
    const count = counts[outcome as keyof typeof facts.contentOf];
    return count > 0 ? [say(count)] : [];
  });
  return said.length > 0 ? said.join(', ') : null;
}

export function ImportReport({ of: { counts, contentCounts, state }, summary }: ImportReportProps) {
  const { pictureCount, missingPictureCount, formerAddressCount } = summary;
  const pictures = facts.picturesOf(pictureCount, missingPictureCount);
  const rows: (readonly [string, string | number | null])[] = [
    [facts.new, counts.waiting],
    [facts.imported, counts.imported],
    [facts.undone, counts.undone],
    [facts.kept, counts.kept],
    [facts.exists, counts.exists],
    [facts.failed, counts.failed],
    [facts.content, contentSaid(contentCounts)],
    [facts.pictures, pictureCount + missingPictureCount > 0 ? pictures : null],
    [facts.formerAddresses, formerAddressCount],
    [facts.newCategories, state === 'ready' ? listed(summary.newCategories) : null],
    [facts.newTags, state === 'ready' ? listed(summary.newTags) : null],
    [facts.bylines, listed(summary.bylines)],
  ];
  return (
    <Stack gap="sm">
      <Group component="dl" align="flex-start" gap="lg">
        {rows.map(([label, value]) =>
          value ? (
            <LabeledValue key={label} label={label}>
              {typeof value === 'number' ? value.toLocaleString('en-US') : value}
            </LabeledValue>
          ) : null,
        )}
      </Group>
      {summary.leftOut.length > 0 ? <LeftOut sentences={summary.leftOut} /> : null}
    </Stack>
  );
}

function LeftOut({ sentences }: { sentences: readonly string[] }) {
  return (
    <Text component="details" fz="sm" open={sentences.length <= mostNames}>
      <summary>{words.leftOut(sentences.length)}</summary>
      <List size="sm">
        {/* Two menu entries may have the same name. */}
        {[...new Set(sentences)].map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Text>
  );
}
