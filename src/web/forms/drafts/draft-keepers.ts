import type { UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';
import { createDraftKeeper, type DraftCalls, type DraftKeeper } from './draft-keeper.ts';

/** Drafts of this window that are shown, or have not reached the server yet. */
const keepers = new Map<string, DraftKeeper>();
const shown = new Set<DraftKeeper>();

let windowName: string | undefined;

/** Random name of this window: what it saves follows from its own text. */
function nameOfWindow(): string {
  windowName ??= crypto.randomUUID();
  return windowName;
}

/** Sends the last words while the page can still be seen, and with it. */
function flushOnLeaving(): void {
  const flush = () => void flushDrafts();
  addEventListener('pagehide', flush);
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  // Somebody who comes back may have typed on elsewhere.
  addEventListener('focus', () => {
    for (const keeper of shown) void keeper.reload().catch(() => {});
  });
  addEventListener('beforeunload', (event) => {
    // Text that was on its way goes on; what the server did not take would be lost.
    const isRefused = ({ view }: DraftKeeper) => ['local', 'refused'].includes(view().state.kind);
    if ([...keepers.values()].some(isRefused)) event.preventDefault();
  });
}

let isWatching = false;

/** The keeper of a draft: the same one for as long as it holds what is nowhere else. Only in the browser. */
export function keeperOf(
  name: string,
  calls: DraftCalls,
  initial: UnsentDraft | null,
): DraftKeeper {
  const known = keepers.get(name);
  if (known) return known;
  if (!isWatching) flushOnLeaving();
  isWatching = true;
  const keeper = createDraftKeeper(calls, initial, nameOfWindow());
  keepers.set(name, keeper);
  return keeper;
}

/** Says that a draft is on the screen. @returns what says that it is not any more */
export function showDraft(name: string, keeper: DraftKeeper): () => void {
  keepers.set(name, keeper);
  shown.add(keeper);
  return () => {
    shown.delete(keeper);
    void keeper.flush().then(() => {
      const isOver = keeper.isAtRest() || keeper.isGone();
      if (!isOver || shown.has(keeper) || keepers.get(name) !== keeper) return;
      keeper.stop();
      keepers.delete(name);
    });
  };
}

/** Sends what waits. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...keepers.values()].map((keeper) => keeper.flush()));
}

/** After signing out nothing unsent stays in this window. */
export function forgetDrafts(): void {
  for (const keeper of keepers.values()) keeper.stop();
  keepers.clear();
}
