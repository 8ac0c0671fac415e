import { useEffect } from 'react';

const lockName = (draftId: string) => `new-post:${draftId}`;

/** Marks a new post as open in this window, for as long as the window lives. */
export function useOpenNewPost(draftId: string): void {
  useEffect(() => {
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    void navigator.locks?.request(lockName(draftId), () => closed);
    return close;
  }, [draftId]);
}

/**
 * Runs `work` as soon as no window has this new post open, at once or when the last one has gone; where a browser cannot
 * tell, not at all. Rejects when `signal` ends the wait.
 */
export async function whenNotOpen(
  draftId: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  await navigator.locks?.request(lockName(draftId), { signal }, work);
}
