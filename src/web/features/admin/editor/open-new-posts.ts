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

/** Runs `work` if no window has this new post open; where a browser cannot tell, not at all. */
export async function ifNotOpen(draftId: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(lockName(draftId), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
