/**
 * Waits for a service no longer than this, however it is silent: many clients know a pause, but not an answer that drips. The signal
 * tells the client that nobody waits any more.
 * @throws Error when the time is over, and whatever the work throws
 */
export async function inTime<Result>(
  service: string,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`${service} did not answer in time`);
      reject(error);
      late.abort(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(late.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
