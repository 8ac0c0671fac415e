import { useEffect } from 'react';

const lockName = (draftId: string) => `new-post:${draftId}`;

/** Marks a new post as open while the component is mounted. */
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
 * Runs `work` once no window has this draft open.
 * Never runs it in browsers without this lock. Rejects when `signal` aborts the wait.
 */
export async function whenNotOpen(
  draftId: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  await navigator.locks?.request(lockName(draftId), { signal }, work);
}
