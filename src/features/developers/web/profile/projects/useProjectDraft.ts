import { useEffect, useEffectEvent } from 'react';
import { type ProjectDraft, type ProjectDraftKey, writeProjectDraft } from './project-draft.ts';

type Input = {
  draftKey: ProjectDraftKey;
  /** Values of the last read. */
  base: ProjectDraft;
  /** Current form values. */
  typed: ProjectDraft;
  onDirtyChange: (isDirty: boolean) => void;
};

/** Saves a draft in this browser until the project is saved or discarded. */
export function useProjectDraft({ draftKey, base, typed, onDirtyChange }: Input): void {
  // Fixed order of the fields, so that equal values compare equal.
  const text = JSON.stringify({ ...base, ...typed });
  const isDirty = text !== JSON.stringify(base);

  const keep = useEffectEvent((changed: string | null) =>
    writeProjectDraft(draftKey, changed === null ? null : { typed, base }),
  );
  const changed = isDirty ? text : null;
  useEffect(() => keep(changed), [changed]);

  const report = useEffectEvent(onDirtyChange);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
}
