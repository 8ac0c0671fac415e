import { Stack } from '@mantine/core';
import { useState } from 'react';
import { WordDiff } from '../../../../../web/admin/WordDiff.tsx';
import type { TextPurpose } from '../../../suggestions.ts';
import { writingContent } from '../../../words/writing.ts';
import { SuggestedChange } from './SuggestedChange.tsx';
import type { SuggestedFields } from './written-post.ts';

const { suggestions: words } = writingContent;

const fieldOf = {
  titles: 'title',
  excerpt: 'excerpt',
  metaDescription: 'metaDescription',
} as const;

interface FieldTextsProps {
  purpose: Exclude<TextPurpose, 'questions'>;
  texts: readonly string[];
  fields: SuggestedFields;
  onAccepted: (text: string) => void;
}

export function FieldTexts({ purpose, texts, fields, onAccepted }: FieldTextsProps) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  const field = fieldOf[purpose];
  // Keeps the original value for the comparison while texts are tried.
  const [before] = useState(fields.values[field]);
  const decide = (text: string, outcome: string) =>
    setOutcomes((decided) => ({ ...decided, [text]: outcome }));
  return (
    <Stack component="ul" gap="sm">
      {texts.map((text, at) => (
        <SuggestedChange
          key={text}
          context={text}
          isFirst={at === 0}
          outcome={outcomes[text] ?? null}
          onAccept={() => {
            fields.onChange(field, text);
            onAccepted(text);
            decide(text, words.accepted);
          }}
          onRefuse={() => decide(text, words.refused)}
        >
          <WordDiff before={before} after={text} />
        </SuggestedChange>
      ))}
    </Stack>
  );
}
