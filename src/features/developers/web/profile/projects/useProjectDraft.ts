import { useEffect, useEffectEvent } from 'react';
import { type ProjectDraft, type ProjectDraftKey, writeProjectDraft } from './project-draft.ts';

type Input = {
  draftKey: ProjectDraftKey;
  /** What the project held when it was last read. */
  base: ProjectDraft;
  /** What stands in the form. */
  typed: ProjectDraft;
  onDirtyChange: (isDirty: boolean) => void;
};

/** Keeps what is typed into a project's form in this browser until it is saved or given up. */
export function useProjectDraft({ draftKey, base, typed, onDirtyChange }: Input): void {
  // In one order of the fields, so that the same is told from something else.
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
