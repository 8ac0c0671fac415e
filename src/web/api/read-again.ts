interface CachedRead {
  cancel(): Promise<void>;
  invalidate(): Promise<void>;
}

/**
 * Reads again after a change that may come before the first answer. Invalidation alone would take that answer, which may be
 * from before the change.
 */
export async function readAgain(read: CachedRead): Promise<void> {
  await read.cancel();
  await read.invalidate();
}
