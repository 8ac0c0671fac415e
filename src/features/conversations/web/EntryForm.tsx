import { Card, Title } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import type {
  DraftLineage,
  DraftSave,
  SavedDraft,
  UnsentDraft,
} from '../../../shared/admin/unsent-drafts.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { DraftState } from '../../../web/forms/drafts/DraftState.tsx';
import { type Draft, useDraft } from '../../../web/forms/drafts/useDraft.ts';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { TextForm, type TextFormWords } from './TextForm.tsx';

type NewEntry = { text: string };

interface EntryCalls {
  initial: UnsentDraft | null | undefined;
  load: () => Promise<UnsentDraft | null>;
  save: (typed: DraftSave) => Promise<SavedDraft>;
  /** Stores the server's draft in the cache for the next render. */
  remember: (draft: UnsentDraft | null) => void;
  add: (entry: NewEntry & { draft: DraftLineage }) => Promise<unknown>;
  /** Runs once the entry is there. */
  added: () => Promise<unknown>;
}

type EntryFormProps = {
  name: string;
  words: TextFormWords & { title: string };
  maxLength: number;
  /** Names the draft in this browser. */
  draftName: string;
  loadSchema: () => Promise<z.ZodType<NewEntry>>;
  calls: EntryCalls;
};

export function EntryForm(props: EntryFormProps) {
  const { name, words, maxLength, draftName, loadSchema, calls } = props;
  const draft = useSendersDraft(draftName, calls);
  const form = usePublicForm({
    name,
    emptyValues: { text: '' },
    startValues: { text: draft.text },
    loadSending: async () => ({
      schema: await loadSchema(),
      send: async (entry) => {
        await send(draft, entry, calls);
        await calls.added();
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => showFailure(error, words.failed),
  });
  useDraftedField(form.idOf('text'), draft);
  const titleId = `${name}-title`;
  const title = (
    <Title order={2} size="h3" id={titleId}>
      {words.title}
    </Title>
  );
  return (
    <Card p="var(--site-panel-space)" maw="46rem">
      <TextForm
        form={form}
        words={words}
        heading={{ id: titleId, title }}
        maxLength={maxLength}
        rows={5}
        onChange={draft.keeper.change}
      >
        <DraftState draft={draft} />
        <input type="hidden" name="draftSeen" value={draft.keeper.lineage().seen ?? ''} />
        <input type="hidden" name={formFields.name} value={name} />
      </TextForm>
    </Card>
  );
}

function useSendersDraft(name: string, { initial, load, save, remember }: EntryCalls): Draft {
  return useDraft(
    name,
    {
      load: async () => ({ draft: await load() }),
      save: async (typed) => {
        const saved = await save(typed);
        const { revision, savedAt } = saved;
        remember(revision ? { text: typed.text, revision, begunAt: savedAt, savedAt } : null);
        return saved;
      },
    },
    initial,
  );
}

async function send({ keeper }: Draft, entry: NewEntry, { add, remember }: EntryCalls) {
  await keeper.settle();
  try {
    await add({ ...entry, draft: keeper.lineage() });
  } catch (error) {
    void keeper.flush();
    throw error;
  }
  remember(null);
  keeper.sent();
}

function textAreaOf(id: string): HTMLTextAreaElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}

/**
 * Connects a draft to an uncontrolled text area. Text typed before the scripts loaded goes into the draft. Changes from elsewhere
 * go into the text area.
 */
function useDraftedField(id: string, draft: Draft): void {
  const meet = useEffectEvent(() => {
    const typed = textAreaOf(id)?.value;
    if (!typed || typed === draft.text) return;
    // A text that starts with the draft continues it. Any other text is a new one.
    if (typed.startsWith(draft.text)) draft.keeper.change(typed);
    else draft.keeper.changeUnseen(typed);
  });
  useEffect(() => meet(), []);
  useEffect(() => {
    const field = textAreaOf(id);
    const { text } = draft.keeper.view();
    if (field && field.value !== text) field.value = text;
  }, [id, draft]);
}
