import { useEffect } from 'react';

const lockName = (draftId: string) => `new-post:${draftId}`;

/** Tells other windows that this one has a new post open. Null for a created post. */
export function useOpenNewPost(draftId: string | null): void {
  useEffect(() => {
    if (draftId === null) return;
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    void navigator.locks?.request(lockName(draftId), () => closed);
    return close;
  }, [draftId]);
}

/**
 * Runs `work` once no window has this draft open. Browsers without this lock never run it.
 * Rejects when `signal` aborts the wait.
 */
export async function whenNotOpen(
  draftId: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  await navigator.locks?.request(lockName(draftId), { signal }, work);
}
