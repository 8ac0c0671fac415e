/**
 * Where a task waits for its turn. Files and jobs have a worker of their own, so that somebody who writes does not wait for an
 * import; so do the pictures for social previews, which crawlers ask for.
 */
export type TextLaneName = 'people' | 'files' | 'pictures';

/**
 * A pure function of text, which a worker thread can do: text in, data out, and both can be cloned. It throws a DomainError
 * where the text is to blame.
 */
export interface TextTask<Input, Output> {
  /** The worker knows it by this name; no other task has it. */
  name: string;
  lane: TextLaneName;
  /** Longer work is broken off. */
  timeoutMs: number;
  /** Loaded by the first text that needs it, in the worker or, for a short text, here. */
  load(): Promise<(input: Input) => Output | Promise<Output>>;
  /** Short texts are work for a thread as well. */
  isHeavy?: true;
}

const timeoutsMs = { people: 8_000, files: 10_000 };

/** A task whose text somebody waits for. */
export function textTask<Input, Output>(
  name: string,
  load: () => Promise<(input: Input) => Output>,
): TextTask<Input, Output> {
  return { name, lane: 'people', timeoutMs: timeoutsMs.people, load };
}

/** A task of the background. @param timeoutMs for whole files, which take longer than a text */
export function fileTask<Input, Output>(
  name: string,
  load: () => Promise<(input: Input) => Output>,
  timeoutMs = timeoutsMs.files,
): TextTask<Input, Output> {
  return { name, lane: 'files', timeoutMs, load };
}

/** In characters or bytes, all of an input together; a shorter one is not worth the way to another thread. */
const shortLength = 4_096;

/** Whether there is more text in this than is read on the thread that serves. */
export function isLong(input: unknown): boolean {
  let length = 0;
  const rest: unknown[] = [input];
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (typeof value === 'string') length += value.length;
    else if (ArrayBuffer.isView(value)) length += value.byteLength;
    else if (typeof value === 'object' && value !== null) {
      // A list of many short things is long as well.
      for (const [key, one] of Object.entries(value)) {
        length += key.length;
        rest.push(one ?? null);
        if (length > shortLength) return true;
      }
    }
    if (length > shortLength) return true;
  }
  return false;
}
