import type {
  DraftLineage,
  DraftSave,
  OtherWriters,
  SavedDraft,
  UnsentDraft,
} from '../../../shared/admin/unsent-drafts.ts';
import { detailsOf, errorCode } from '../../api/call-errors.ts';
import { type AutosaveState, createAutosaver } from './autosaver.ts';

export interface DraftCalls {
  load: () => Promise<{ draft: UnsentDraft | null; otherWriters?: OtherWriters }>;
  save: (draft: DraftSave) => Promise<SavedDraft & { otherWriters?: OtherWriters }>;
}

export interface DraftView {
  text: string;
  state: AutosaveState;
  /** Text of the same person in another window, unseen here. `theirs` is null when it was sent or emptied. */
  clash: { theirs: UnsentDraft | null } | null;
  /** Time of the first save of a draft that was found; null for one that begins here. */
  begunAt: Date | null;
  otherWriters: OtherWriters;
}

function theirsOf(error: unknown): UnsentDraft | null {
  const details = detailsOf(error);
  const draft = typeof details === 'object' && details !== null && 'draft' in details;
  return draft ? (details.draft as UnsentDraft | null) : null;
}

/** Keeps one text on the server while it is typed. Outlives its field until everything has arrived. */
export function createDraftKeeper(
  calls: DraftCalls,
  initial: UnsentDraft | null,
  savedFrom: string,
) {
  const listeners = new Set<() => void>();
  let seen = initial?.revision ?? null;
  let isGone = false;
  let view: DraftView = {
    ...{ text: initial?.text ?? '', state: { kind: 'clean' } },
    ...{ clash: null, begunAt: initial?.begunAt ?? null, otherWriters: [] },
  };
  const show = (changed: Partial<DraftView>) => {
    view = { ...view, ...changed };
    for (const listener of listeners) listener();
  };

  const save = async (text: string): Promise<Date> => {
    try {
      const saved = await calls.save({ text, savedFrom, seen });
      seen = saved.revision;
      show({ clash: null, otherWriters: saved.otherWriters ?? [] });
      return saved.savedAt;
    } catch (error) {
      isGone = errorCode(error) === 'NOT_FOUND';
      if (errorCode(error) === 'CONFLICT') show({ clash: { theirs: theirsOf(error) } });
      throw error;
    }
  };
  const saver = createAutosaver<string>({
    baseline: '',
    isSame: (one, other) => one === other,
    isClean: (text) => text.trim() === '',
    kept: view.text,
    keptAt: initial?.savedAt ?? null,
    initial: view.text,
    save,
    discard: () => save(''),
    keepLocally: () => {},
    forgetLocally: () => {},
    onState: (state) => show({ state }),
  });

  const adopt = (draft: UnsentDraft | null) => {
    seen = draft?.revision ?? null;
    show({ text: draft?.text ?? '', clash: null, begunAt: draft?.begunAt ?? null });
    saver.adopt(view.text, draft?.savedAt ?? null);
  };
  if (initial) saver.adopt(initial.text, initial.savedAt);

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change(text: string) {
      show({ text });
      saver.change(text);
    },
    /** Sets text that does not continue the saved draft. A decision about that draft comes before it is saved. */
    changeUnseen(text: string) {
      seen = null;
      show({ text });
      saver.change(text);
    },
    /** Shows text that was typed elsewhere meanwhile, unless somebody types here. */
    async reload() {
      const before = { seen, text: view.text };
      const { draft: theirs, otherWriters = [] } = await calls.load();
      show({ otherWriters });
      const isAsBefore = seen === before.seen && view.text === before.text && saver.isAtRest();
      if (theirs && theirs.revision === seen) show({ begunAt: theirs.begunAt });
      else if (isAsBefore && (theirs?.revision ?? null) !== seen) adopt(theirs);
    },
    lineage: (): DraftLineage => ({ savedFrom, seen }),
    flush: saver.flush,
    /** Call it before sending, so that no save is running. */
    settle: saver.settle,
    /** Call it after sending: the server has deleted the draft. */
    sent: () => adopt(null),
    takeTheirs() {
      if (view.clash) adopt(view.clash.theirs);
    },
    keepMine() {
      seen = view.clash?.theirs?.revision ?? null;
      show({ clash: null });
      void saver.flush();
    },
    isAtRest: saver.isAtRest,
    /** The subject of the draft no longer exists. */
    isGone: () => isGone,
    stop: saver.stop,
  };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
