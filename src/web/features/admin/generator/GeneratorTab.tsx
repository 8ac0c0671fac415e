import { useState } from 'react';
import { adminGeneratorContent as words } from '../../../../content/admin-work.ts';
import { trpc } from '../../../api/trpc.ts';
import { showFailure } from '../parts/action-failure.ts';
import { TabHeading } from '../parts/TabHeading.tsx';
import { DiscardedDraft } from './DiscardedDraft.tsx';
import { DraftReview } from './DraftReview.tsx';
import { EndedDraft } from './EndedDraft.tsx';
import { GenerationProgress } from './GenerationProgress.tsx';
import { GeneratorForm } from './GeneratorForm.tsx';
import { GeneratorNotice } from './GeneratorNotice.tsx';
import { emptyInput, useGeneratorInput } from './generator-input.ts';
import { RequestLog } from './RequestLog.tsx';
import { useGeneration, useGenerationChanges } from './useGeneration.ts';

/** From a subject line to a draft that an admin has read. The server writes it and keeps it; this looks on. */
export function GeneratorTab() {
  const generation = useGeneration().data ?? null;
  const { show, refresh } = useGenerationChanges();
  const [input, setInput] = useGeneratorInput();
  const [discarded, setDiscarded] = useState<{ id: number; title: string } | null>(null);
  const start = trpc.admin.generations.start.useMutation({
    onSuccess: (begun) => {
      setDiscarded(null);
      show(undefined, begun);
      void refresh();
    },
    onError: (error) => showFailure(error, words.toasts.failed),
  });
  const isRunning = generation?.state === 'running';
  const isBusy = isRunning || start.isPending;
  const result = generation?.state === 'done' ? generation.result : null;

  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <GeneratorNotice />
      {discarded ? (
        <DiscardedDraft
          {...discarded}
          onBack={() => {
            setDiscarded(null);
            void refresh();
          }}
        />
      ) : null}
      {generation && generation.waiting > 0 ? (
        <p role="status">{words.waiting(generation.waiting)}</p>
      ) : null}
      {generation && result ? (
        <DraftReview
          key={generation.id}
          id={generation.id}
          draft={result}
          notice={generation.notice}
          onDiscarded={() => {
            setDiscarded({ id: generation.id, title: result.title });
            setInput(emptyInput);
          }}
          onSaved={() => setInput(emptyInput)}
        />
      ) : (
        <>
          <GeneratorForm
            input={isRunning ? generation : input}
            isBusy={isBusy}
            failure={generation?.state === 'ended' ? generation.message : ''}
            onInput={setInput}
            onGenerate={() => start.mutate({ ...input, subject: input.subject.trim() })}
          />
          {isRunning ? <GenerationProgress key={generation.id} generation={generation} /> : null}
          {generation?.state === 'ended' && generation.text ? (
            <EndedDraft
              key={generation.id}
              generation={generation}
              onAgain={({ subject, categoryId }) => {
                setInput({ subject, categoryId });
                start.mutate({ subject, categoryId });
              }}
              onDiscarded={setDiscarded}
            />
          ) : null}
        </>
      )}
      <RequestLog />
    </>
  );
}
