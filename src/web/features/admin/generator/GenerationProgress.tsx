import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { adminGeneratorContent as words } from '../../../../content/admin-work.ts';
import { draftStages, type Generation } from '../../../../shared/admin-drafts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { showFailure } from '../parts/action-failure.ts';
import classes from './GenerationProgress.module.css';
import { useGenerationChanges } from './useGeneration.ts';

/** A draft on its way: stages, time, and what has been written so far. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const { id, stage, elapsedMs, title, text } = generation;
  // The server's clock says how long it has been; this one counts on from there.
  const [startedAtMs] = useState(() => performance.now() - elapsedMs);
  const [nowMs, setNowMs] = useState(() => performance.now());
  const { refresh } = useGenerationChanges();
  const cancel = trpc.admin.generations.cancel.useMutation({
    onSuccess: refresh,
    onError: (error) => showFailure(error, words.toasts.changeFailed),
  });
  useInterval(() => setNowMs(performance.now()), 1_000, { autoInvoke: true });
  const position = draftStages.indexOf(stage);
  const seconds = Math.max(0, Math.floor((nowMs - startedAtMs) / 1_000));

  return (
    <section className={classes.panel}>
      <p role="status" className={classes.pending}>
        {words.pending}
      </p>
      <ol className={classes.stages} aria-label={words.stagesLabel}>
        {draftStages.map((name, index) => {
          const state = index < position ? 'done' : index === position ? 'active' : 'waiting';
          return (
            <li key={name} className={classes.stage} data-state={state}>
              {words.stages[name]}
              <span className="visually-hidden"> ({words.stageStates[state]})</span>
            </li>
          );
        })}
      </ol>
      <div className={classes.foot}>
        <p>
          {words.elapsedLabel}: <span role="timer">{words.elapsed(seconds)}</span>
        </p>
        <Button
          variant="secondary"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({ id })}
        >
          {words.cancel}
        </Button>
      </div>
      {title || text ? (
        <section className={classes.text} aria-label={words.soFar}>
          {title ? <p className={classes.title}>{title}</p> : null}
          <p>{text}</p>
        </section>
      ) : null}
    </section>
  );
}
