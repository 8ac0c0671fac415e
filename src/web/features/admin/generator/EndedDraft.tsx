import { adminGeneratorContent as words } from '../../../../content/admin-work.ts';
import type { Generation } from '../../../../shared/admin-drafts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { showFailure } from '../parts/action-failure.ts';
import classes from './GenerationProgress.module.css';
import { useGenerationChanges } from './useGeneration.ts';

interface EndedDraftProps {
  generation: Generation;
  onAgain: (request: Pick<Generation, 'subject' | 'categoryId'>) => void;
  onDiscarded: (draft: { id: number; title: string }) => void;
}

/** A draft that ended before it was finished, with what had arrived until then. */
export function EndedDraft({ generation, onAgain, onDiscarded }: EndedDraftProps) {
  const { id, subject, title, text } = generation;
  const { refresh } = useGenerationChanges();
  const discard = trpc.admin.generations.discard.useMutation({
    onSuccess: async () => {
      onDiscarded({ id, title: title || subject });
      await refresh();
    },
    onError: (error) => showFailure(error, words.toasts.changeFailed),
  });
  return (
    <section className={classes.panel} aria-label={words.ended.title}>
      <p className={classes.pending}>{words.ended.about(subject)}</p>
      <section className={classes.text} aria-label={words.soFar}>
        {title ? <p className={classes.title}>{title}</p> : null}
        <p>{text}</p>
      </section>
      <div className={classes.foot}>
        <Button
          variant="secondary"
          disabled={discard.isPending}
          onClick={() => discard.mutate({ id })}
        >
          {words.review.discard}
        </Button>
        <Button onClick={() => onAgain(generation)}>{words.ended.again}</Button>
      </div>
    </section>
  );
}
