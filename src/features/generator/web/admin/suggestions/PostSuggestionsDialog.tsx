import { Alert, Button, Group, List, Stack } from '@mantine/core';
import { use, useState } from 'react';
import { Dialog } from '../../../../../web/components/Dialog.tsx';
import {
  type ContentPurpose,
  contentPurposes,
  type Suggestion,
  type TextPurpose,
  textPurposes,
} from '../../../suggestions.ts';
import { writingContent } from '../../../words/writing.ts';
import { AiReady } from './AiReady.tsx';
import { ContentChanges } from './ContentChanges.tsx';
import { FieldTexts } from './FieldTexts.tsx';
import { PendingSuggestion } from './PendingSuggestion.tsx';
import { ProvenanceList } from './ProvenanceList.tsx';
import { DecisionKeys } from './SuggestedChange.tsx';
import { SuggestionTook } from './SuggestionTook.tsx';
import { useAcceptance, useSuggestion } from './useSuggestion.ts';
import { type SuggestedFields, WrittenPostContext } from './written-post.ts';

const { suggestions: words } = writingContent;

interface PostSuggestionsDialogProps {
  fields: SuggestedFields;
  onClose: () => void;
}

/** Suggestions for the post, and the list of those accepted before. */
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
