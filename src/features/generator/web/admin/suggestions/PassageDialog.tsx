import { Alert, Button, Group, Stack } from '@mantine/core';
import { use, useEffect, useRef, useState } from 'react';
import { readableText } from '../../../../../web/admin/text/readable-text.ts';
import { WordDiff } from '../../../../../web/admin/text/WordDiff.tsx';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { Prose } from '../../../../../web/components/prose/Prose.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { type PassagePurpose, passagePurposes, type Tone, tones } from '../../../suggestions.ts';
import { houseStyleContent } from '../../../words/house-style.ts';
import { WritingCosts } from '../WritingCosts.tsx';
import { AiReady } from './AiReady.tsx';
import { lostLinks } from './ContentChanges.tsx';
import { PendingSuggestion } from './PendingSuggestion.tsx';
import { DecisionKeys, SuggestedChange } from './SuggestedChange.tsx';
import { SuggestionTook } from './SuggestionTook.tsx';
import { useAcceptance, useSuggestion } from './useSuggestion.ts';
import { WrittenPostContext } from './written-post.ts';

const { suggestions: words } = houseStyleContent;

export interface Passage {
  html: string;
  before: string;
  after: string;
  /**
   * Inserts HTML in place of the passage or after it.
   * @returns false when the passage has changed
   */
  put: (html: string, where: 'instead' | 'behind') => boolean;
}

interface PassageDialogProps {
  passage: Passage | null;
  onClose: () => void;
}

export function PassageDialog({ passage, onClose }: PassageDialogProps) {
  return (
    <Dialog title={words.passageTitle} size="xl" onClose={onClose}>
      <AiReady>
        {passage ? (
          <PassageSuggestion passage={passage} onClose={onClose} />
        ) : (
          <p>{words.nothingSelected}</p>
        )}
      </AiReady>
    </Dialog>
  );
}

function PassageSuggestion({ passage, onClose }: { passage: Passage; onClose: () => void }) {
  const post = use(WrittenPostContext);
  const { state, ask, stop, clear } = useSuggestion();
  const [purpose, setPurpose] = useState<PassagePurpose>('shorten');
  const [tone, setTone] = useState<Tone>('friendly');
  const [isLost, setLost] = useState(false);
  const writeDown = useAcceptance();
  const { html, before, after } = passage;

  const choose = (chosen: PassagePurpose) => {
    setPurpose(chosen);
    setLost(false);
    const title = post?.title ?? '';
    void ask({ kind: 'passage', purpose: chosen, tone, title, passage: html, before, after });
  };
  if (state.kind === 'pending') return <PendingSuggestion {...state} onStop={stop} />;
  if (state.kind !== 'made') {
    return (
      <Stack gap="md">
        {state.kind === 'failed' ? <Alert color="red">{state.message}</Alert> : null}
        <Choices tone={tone} onTone={setTone} onChoose={choose} />
        {post ? <WritingCosts of={post.id} purposes={passagePurposes} /> : null}
      </Stack>
    );
  }
  const { suggestion, id } = state;
  const suggested = readableText(suggestion.html);
  const isBehind = purpose === 'continue';
  // The text difference does not show lost links.
  const links = isBehind ? [] : lostLinks(html, suggestion.html);
  const accept = () => {
    if (!passage.put(suggestion.html, isBehind ? 'behind' : 'instead')) return setLost(true);
    if (post) void writeDown(id, { post, text: suggested });
    onClose();
  };
  return (
    <Stack gap="md">
      {isLost ? <Alert color="red">{words.changedMeanwhile}</Alert> : null}
      <Stack component="ul">
        <SuggestedChange
          context={words.passages[purpose]}
          isFirst
          outcome={isLost ? words.notApplied : null}
          onAccept={accept}
          onRefuse={onClose}
        >
          {links.length > 0 ? (
            <Alert color="sand">{words.lostLinks(links.join(', '))}</Alert>
          ) : null}
          {purpose === 'table' ? (
            <Prose html={suggestion.html} />
          ) : (
            <WordDiff before={isBehind ? '' : readableText(html)} after={suggested} />
          )}
        </SuggestedChange>
      </Stack>
      <Group justify="space-between">
        <SuggestionTook suggestion={suggestion} />
        <Button variant="subtle" onClick={clear}>
          {words.other}
        </Button>
      </Group>
      <DecisionKeys />
    </Stack>
  );
}

interface ChoicesProps {
  tone: Tone;
  onTone: (tone: Tone) => void;
  onChoose: (purpose: PassagePurpose) => void;
}

function isTone(value: string): value is Tone {
  return tones.some((tone) => tone === value);
}

function Choices({ tone, onTone, onChoose }: ChoicesProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const choice = (purpose: PassagePurpose, isFirst = false) => (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      ref={isFirst ? first : null}
      onClick={() => onChoose(purpose)}
    >
      {words.passages[purpose]}
    </Button>
  );
  return (
    <>
      <Group gap="xs">
        {choice('shorten', true)}
        {choice('clearer')}
        {choice('continue')}
        {choice('table')}
      </Group>
      <Group gap="xs" align="flex-end">
        <SelectField
          label={words.toneLabel}
          options={tones.map((value) => ({ value, label: words.tones[value] }))}
          value={tone}
          onChange={({ currentTarget }) => {
            if (isTone(currentTarget.value)) onTone(currentTarget.value);
          }}
        />
        {choice('tone')}
      </Group>
    </>
  );
}
