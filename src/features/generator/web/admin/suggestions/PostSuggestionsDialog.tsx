import { Alert, Box, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { use, useState } from 'react';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { LogEntry } from '../../../../../web/admin/list/LogEntry.tsx';
import { WordDiff } from '../../../../../web/admin/text/WordDiff.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import type { DocumentRef } from '../../../../documents/documents.ts';
import {
  type ContentPurpose,
  contentPurposes,
  type Suggestion,
  type TextPurpose,
  textPurposes,
} from '../../../suggestions.ts';
import { houseStyleContent } from '../../../words/house-style.ts';
import { WritingCosts } from '../WritingCosts.tsx';
import { AiReady } from './AiReady.tsx';
import { ContentChanges } from './ContentChanges.tsx';
import { PendingSuggestion } from './PendingSuggestion.tsx';
import { DecisionKeys, SuggestedChange } from './SuggestedChange.tsx';
import { SuggestionTook } from './SuggestionTook.tsx';
import { useAcceptance, useSuggestion } from './useSuggestion.ts';
import { type SuggestedFields, WrittenPostContext } from './written-post.ts';

const { suggestions: words } = houseStyleContent;

interface PostSuggestionsDialogProps {
  fields: SuggestedFields;
  onClose: () => void;
}

export function PostSuggestionsDialog({ fields, onClose }: PostSuggestionsDialogProps) {
  const post = use(WrittenPostContext);
  return (
    <Dialog title={words.postTitle} size="xl" onClose={onClose}>
      <AiReady>
        <Asking fields={fields} />
      </AiReady>
      {post ? <ProvenanceList post={post.id} /> : null}
    </Dialog>
  );
}

type Purpose = TextPurpose | ContentPurpose;

function isContent(purpose: Purpose): purpose is ContentPurpose {
  return contentPurposes.some((one) => one === purpose);
}

function Asking({ fields }: { fields: SuggestedFields }) {
  const post = use(WrittenPostContext);
  const { state, ask, stop } = useSuggestion();
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const { title, slug, content } = fields.values;
  const choose = (chosen: Purpose) => {
    setPurpose(chosen);
    void ask(
      isContent(chosen)
        ? { kind: 'content', purpose: chosen, title, slug, content }
        : { kind: 'texts', purpose: chosen, title, content },
    );
  };
  if (state.kind === 'pending') return <PendingSuggestion {...state} onStop={stop} />;
  return (
    <Stack gap="md">
      <Group gap="xs">
        {[...textPurposes, ...contentPurposes].map((one) => (
          <Button
            key={one}
            variant={one === purpose ? 'filled' : 'default'}
            onClick={() => choose(one)}
          >
            {words.posts[one]}
          </Button>
        ))}
      </Group>
      {state.kind === 'failed' ? <Alert color="red">{state.message}</Alert> : null}
      {state.kind === 'made' && purpose ? (
        <Made key={state.id} id={state.id} {...{ purpose, fields }} suggestion={state.suggestion} />
      ) : null}
      {post ? <WritingCosts of={post.id} purposes={[...textPurposes, ...contentPurposes]} /> : null}
    </Stack>
  );
}

interface MadeProps {
  id: string;
  purpose: Purpose;
  suggestion: Suggestion;
  fields: SuggestedFields;
}

function Made({ id, purpose, suggestion, fields }: MadeProps) {
  const post = use(WrittenPostContext);
  const writeDown = useAcceptance();
  const { texts, changes } = suggestion;
  const onAccepted = (text: string) => {
    if (post) void writeDown(id, { post, text });
  };
  return (
    <Stack gap="md">
      {purpose === 'questions' ? (
        <List>
          {texts.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      ) : isContent(purpose) ? (
        <ContentChanges {...{ changes, fields, onAccepted }} />
      ) : (
        <FieldTexts {...{ purpose, texts, fields, onAccepted }} />
      )}
      <SuggestionTook suggestion={suggestion} />
      {purpose === 'questions' || texts.length + changes.length === 0 ? null : <DecisionKeys />}
    </Stack>
  );
}

const { provenance: provenanceListWords, month } = houseStyleContent;

function ProvenanceList({ post }: { post: DocumentRef }) {
  const list = trpc.admin.suggestions.provenance.useQuery({ post }, { refetchOnMount: 'always' });
  const rows = list.data ?? [];
  return (
    <Box component="section" aria-labelledby="provenance">
      <Title order={3} size="h5" id="provenance">
        {provenanceListWords.title}
      </Title>
      {rows.length === 0 ? (
        <Text fz="sm" c="dimmed">
          {provenanceListWords.none}
        </Text>
      ) : (
        <Box component="ol" className="ruled" mt="xs">
          {rows.map(({ id, purpose, model, wordCount, acceptedBy, acceptedAt }) => (
            <LogEntry key={id} at={acceptedAt}>
              <strong>{month.purposes[purpose] ?? purpose}</strong>
              <Text c="dimmed" fz="sm">
                {provenanceListWords.facts({ model, words: wordCount, who: actorName(acceptedBy) })}
              </Text>
            </LogEntry>
          ))}
        </Box>
      )}
    </Box>
  );
}

const { suggestions: fieldTextsWords } = houseStyleContent;

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

function FieldTexts({ purpose, texts, fields, onAccepted }: FieldTextsProps) {
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
            decide(text, fieldTextsWords.accepted);
          }}
          onRefuse={() => decide(text, fieldTextsWords.refused)}
        >
          <WordDiff before={before} after={text} />
        </SuggestedChange>
      ))}
    </Stack>
  );
}
