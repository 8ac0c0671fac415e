import { useEffect, useRef } from 'react';
import { adminGeneratorContent as words } from '../../../../content/admin-work.ts';
import { trpc } from '../../../api/trpc.ts';
import { ActionButton } from '../parts/Action.tsx';
import { showFailure } from '../parts/action-failure.ts';
import classes from './DiscardedDraft.module.css';

interface DiscardedDraftProps {
  id: number;
  title: string;
  onBack: () => void;
}

/** In the place of a draft that was just discarded. The focus comes here, because the button it was on is gone. */
export function DiscardedDraft({ id, title, onBack }: DiscardedDraftProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const undo = trpc.admin.generations.undiscard.useMutation({
    onSuccess: onBack,
    onError: (error) => showFailure(error, words.toasts.changeFailed),
  });
  return (
    <div ref={row} className={classes.row}>
      <p>{words.discardedRow(title)}</p>
      <ActionButton context={title} disabled={undo.isPending} onClick={() => undo.mutate({ id })}>
        {words.undo}
      </ActionButton>
    </div>
  );
}
