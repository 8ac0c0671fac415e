/**
 * Each queue has its own worker. Files and jobs must not delay a person who writes, nor must pictures for social previews,
 * which crawlers request.
 */
export type TextLaneName = 'people' | 'files' | 'pictures';

/**
 * A pure function of text that a worker thread can run. Input and output must be cloneable. Throws a DomainError when the
 * text is at fault.
 */
export interface TextTask<Input, Output> {
  name: string;
  lane: TextLaneName;
  timeoutMs: number;
  /** Runs with the first text that needs it: in the worker, or in this thread for a short text. */
  load(): Promise<(input: Input) => Output | Promise<Output>>;
  /** Sends short texts to a thread too. */
  isHeavy?: true;
}

const timeoutsMs = { people: 8_000, files: 10_000 };

export function textTask<Input, Output>(
  name: string,
  load: () => Promise<(input: Input) => Output>,
): TextTask<Input, Output> {
  return { name, lane: 'people', timeoutMs: timeoutsMs.people, load };
}

/** Runs in the background. @param timeoutMs whole files take longer than a text */
export function fileTask<Input, Output>(
  name: string,
  load: () => Promise<(input: Input) => Output>,
  timeoutMs = timeoutsMs.files,
): TextTask<Input, Output> {
  return { name, lane: 'files', timeoutMs, load };
}

/** Characters or bytes of a whole input. A shorter one is not worth the transfer to another thread. */
const shortLength = 4_096;

export function isLong(input: unknown): boolean {
  let length = 0;
  const rest: unknown[] = [input];
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (typeof value === 'string') length += value.length;
    else if (ArrayBuffer.isView(value)) length += value.byteLength;
    else if (typeof value === 'object' && value !== null) {
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
