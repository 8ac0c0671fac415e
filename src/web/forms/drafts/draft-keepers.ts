import type { UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';
import { createDraftKeeper, type DraftCalls, type DraftKeeper } from './draft-keeper.ts';

const keepers = new Map<string, DraftKeeper>();
const shown = new Set<DraftKeeper>();

let windowName: string | undefined;

/** Random name of this window, so that its saves follow from its own text. */
function nameOfWindow(): string {
  windowName ??= crypto.randomUUID();
  return windowName;
}

/** Sends the last words when the page is hidden or left. */
function flushOnLeaving(): void {
  const flush = () => void flushDrafts();
  addEventListener('pagehide', flush);
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  // A person who comes back may have typed elsewhere.
  addEventListener('focus', () => {
    for (const keeper of shown) void keeper.reload().catch(() => {});
  });
  addEventListener('beforeunload', (event) => {
    // A running save goes on; text that the server did not accept would be lost.
    const isRefused = ({ view }: DraftKeeper) => ['local', 'refused'].includes(view().state.kind);
    if ([...keepers.values()].some(isRefused)) event.preventDefault();
  });
}

let isWatching = false;

/** Returns the same keeper for as long as it holds text that is nowhere else. Browser only. */
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

/** Marks a draft as shown. @returns a function that ends this */
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

export async function flushDrafts(): Promise<void> {
  await Promise.all([...keepers.values()].map((keeper) => keeper.flush()));
}

export function forgetDrafts(): void {
  for (const keeper of keepers.values()) keeper.stop();
  keepers.clear();
}
