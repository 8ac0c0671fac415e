import { Group } from '@mantine/core';
import { transferContent } from '../../../../../content/post-transfer.ts';
import type { ImportSummary, PostImport } from '../../../../../shared/post-import.ts';
import { Fact } from '../../parts/Fact.tsx';

const words = transferContent.import;
const facts = words.facts;

/** Names that are listed; what follows is counted. */
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

/** What is in the file, and what comes of it. */
export function ImportReport({ of: { counts, state }, summary }: ImportReportProps) {
  const { pictureCount, missingPictureCount, formerAddressCount } = summary;
  const pictures = facts.picturesOf(pictureCount, missingPictureCount);
  const rows: (readonly [string, string | number | null])[] = [
    [facts.new, counts.waiting],
    [facts.imported, counts.imported],
    [facts.undone, counts.undone],
    [facts.kept, counts.kept],
    [facts.exists, counts.exists],
    [facts.failed, counts.failed],
    [facts.pictures, pictureCount + missingPictureCount > 0 ? pictures : null],
    [facts.formerAddresses, formerAddressCount],
    [facts.newCategories, state === 'ready' ? listed(summary.newCategories) : null],
    [facts.newTags, state === 'ready' ? listed(summary.newTags) : null],
    [facts.bylines, listed(summary.bylines)],
    [facts.leftOut, listed(summary.leftOut)],
  ];
  return (
    <Group component="dl" align="flex-start" gap="lg">
      {rows.map(([label, value]) =>
        value ? (
          <Fact key={label} label={label}>
            {typeof value === 'number' ? value.toLocaleString('en-US') : value}
          </Fact>
        ) : null,
      )}
    </Group>
  );
}
