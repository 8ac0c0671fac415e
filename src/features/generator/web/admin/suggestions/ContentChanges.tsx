import { Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { WordDiff } from '../../../../../web/admin/text/WordDiff.tsx';
import type { ContentChange } from '../../../suggestions.ts';
import { houseStyleContent } from '../../../words/house-style.ts';
import { altOf, withChange } from './content-changes.ts';
import { SuggestedChange } from './SuggestedChange.tsx';
import type { SuggestedFields } from './written-post.ts';

const { suggestions: words } = houseStyleContent;

interface ContentChangesProps {
  changes: readonly ContentChange[];
  fields: SuggestedFields;
  onAccepted: (text: string) => void;
}

const keyOf = (change: ContentChange) => (change.kind === 'alt' ? change.src : change.href);
const textOf = (change: ContentChange) => (change.kind === 'alt' ? change.alt : change.words);

export function ContentChanges({ changes, fields, onAccepted }: ContentChangesProps) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  const [before] = useState(fields.values.content);
  const decide = (change: ContentChange, outcome: string) =>
    setOutcomes((decided) => ({ ...decided, [keyOf(change)]: outcome }));
  if (changes.length === 0) return <p>{words.nothingFound}</p>;
  return (
    <Stack component="ul" gap="sm">
      {changes.map((change, at) => (
        <SuggestedChange
          key={keyOf(change)}
          context={textOf(change)}
          isFirst={at === 0}
          outcome={outcomes[keyOf(change)] ?? null}
          onAccept={() => {
            // Uses the current content: it may contain an earlier change.
            const changed = withChange(fields.values.content, change);
            if (changed === null) return decide(change, words.notApplied);
            fields.onChange('content', changed);
            onAccepted(textOf(change));
            decide(change, words.accepted);
          }}
          onRefuse={() => decide(change, words.refused)}
        >
          {change.kind === 'alt' ? (
            <>
              <Code>{change.src.split('/').at(-1)}</Code>
              <WordDiff before={altOf(before, change.src)} after={change.alt} />
            </>
          ) : (
            <Text>
              “{change.words}” → {change.title} <Code>{change.href}</Code>
            </Text>
          )}
        </SuggestedChange>
      ))}
    </Stack>
  );
}
