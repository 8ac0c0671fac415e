import { Alert, Button, Group, Image, Stack, Text, TextInput } from '@mantine/core';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { showErrorToast } from '../../../../../web/components/toast/toast-store.ts';
import { PendingSuggestion } from '../../../../generator/web/admin/suggestions/PendingSuggestion.tsx';
import { SuggestionTook } from '../../../../generator/web/admin/suggestions/SuggestionTook.tsx';
import {
  type SuggestionState,
  useAcceptance,
  useSuggestion,
} from '../../../../generator/web/admin/suggestions/useSuggestion.ts';
import { WrittenPostContext } from '../../../../generator/web/admin/suggestions/written-post.ts';
import { mediaLimits } from '../../../../media/media-library.ts';
import { altTextsContent as words } from '../../../words/alt-texts.ts';
import { picturesWithoutAlt, withAltTexts } from './alt-texts.ts';

export interface DescribedPost {
  values: { title: string; slug: string; content: string };
  onChange: (content: string) => void;
}

type Texts = Readonly<Record<string, string>>;

function proposedIn(state: SuggestionState): Texts {
  const changes = state.kind === 'made' ? state.suggestion.changes : [];
  return Object.fromEntries(
    changes.flatMap((change) => (change.kind === 'alt' ? [[change.src, change.alt]] : [])),
  );
}

/** Asks the model once when it is set up; without it the descriptions are typed. */
export function AltTextsDialog({
  values,
  onChange,
  onClose,
}: DescribedPost & { onClose: () => void }) {
  const post = use(WrittenPostContext);
  const isReady = trpc.admin.aiDrafts.status.useQuery().data?.isConfigured === true;
  const [pictures] = useState(() => picturesWithoutAlt(values.content));
  const [typed, setTyped] = useState<Texts>({});
  const { state, ask, stop } = useSuggestion();
  const writeDown = useAcceptance();
  const propose = () => {
    const { title, slug, content } = values;
    void ask({ kind: 'content', purpose: 'altTexts', title, slug, content });
  };
  const proposeAtOnce = useEffectEvent(propose);
  useEffect(() => {
    if (isReady && pictures.length > 0) proposeAtOnce();
  }, [isReady, pictures]);

  const proposed = proposedIn(state);
  const shown = pictures.map((src) => ({ src, alt: typed[src] ?? proposed[src] ?? '' }));
  const described = shown
    .map(({ src, alt }) => ({ src, alt: alt.trim() }))
    .filter(({ alt }) => alt !== '');
  const apply = () => {
    const { html, missed } = withAltTexts(values.content, described);
    onChange(html);
    if (missed > 0) showErrorToast(words.missed(missed));
    const accepted = described.filter(({ src, alt }) => alt === proposed[src]);
    if (post && state.kind === 'made' && accepted.length > 0) {
      void writeDown(state.id, { post, text: accepted.map(({ alt }) => alt).join(' ') });
    }
    onClose();
  };

  if (pictures.length === 0) {
    return (
      <Dialog title={words.title} onClose={onClose}>
        <p>{words.none}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: words.apply(described.length),
          onChoose: apply,
          isDisabled: described.length === 0 || state.kind === 'pending',
        },
      ]}
    >
      {state.kind === 'pending' ? <PendingSuggestion {...state} onStop={stop} /> : null}
      {state.kind === 'failed' ? (
        <Alert color="red" title={state.message}>
          <Button variant="default" onClick={propose}>
            {words.askAgain}
          </Button>
        </Alert>
      ) : null}
      {state.kind === 'made' ? <Text role="status">{words.byAi}</Text> : null}
      <Text>{words.hint}</Text>
      <Stack component="ul" aria-label={words.list}>
        {shown.map(({ src, alt }, index) => (
          <li key={src}>
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Image src={src} alt="" w="5rem" h="5rem" radius="sm" loading="lazy" />
              <TextInput
                flex={1}
                miw={0}
                label={`${words.picture(index + 1)}: ${words.description}`}
                value={alt}
                maxLength={mediaLimits.altText}
                onChange={({ currentTarget: { value } }) =>
                  setTyped((last) => ({ ...last, [src]: value }))
                }
              />
            </Group>
          </li>
        ))}
      </Stack>
      {state.kind === 'made' ? <SuggestionTook suggestion={state.suggestion} /> : null}
    </Dialog>
  );
}
