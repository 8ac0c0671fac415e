/**
 * Limits the total time of a call: many clients limit only a pause, not a slowly dripping answer. The signal tells the client
 * that nobody waits any more.
 * @throws Error when the time is over, and the errors of the work
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
