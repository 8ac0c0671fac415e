import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Ties together all work for one request: here, in the proxy before us, and at the services that we call. */
export interface Trace {
  requestId: string;
  /** 32 hexadecimal digits (W3C Trace Context, trace-id). */
  traceId: string;
  /** 16 hexadecimal digits: our part of the trace, the parent of what we call. */
  spanId: string;
  /** `01` when the caller records this trace, otherwise `00`. */
  flags: '00' | '01';
  /** The address of the caller whom it is done for; undefined for the site's own work. */
  ip?: string;
}

/** Long enough to be one of a kind, and nothing that could be more than a word in a log or a header. */
const requestIdPattern = /^[\w.:=~-]{8,128}$/;
/** Versions to come may have more behind the flags; `ff`, and ids of zeros alone, are invalid. */
const traceparentPattern =
  /^(?!ff)(?:00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})|(?!00)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-.{0,256})?)$/;

const sampledBit = 0x01;

function newSpanId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 16);
}

/** Goes on with what a trusted caller brings, where it has the right form; begins something new otherwise. */
export function createTrace(given: {
  requestId?: string | undefined;
  traceparent?: string | undefined;
}): Trace {
  const requestId =
    given.requestId !== undefined && requestIdPattern.test(given.requestId)
      ? given.requestId
      : randomUUID();
  const [, ofNow, flagsOfNow, ofLater, flagsOfLater] =
    traceparentPattern.exec(given.traceparent ?? '') ?? [];
  const isSampled = (Number.parseInt(flagsOfNow ?? flagsOfLater ?? '0', 16) & sampledBit) !== 0;
  return {
    requestId,
    traceId: ofNow ?? ofLater ?? randomUUID().replaceAll('-', ''),
    spanId: newSpanId(),
    flags: isSampled ? '01' : '00',
  };
}

export function traceparentOf({ traceId, spanId, flags }: Trace): string {
  return `00-${traceId}-${spanId}-${flags}`;
}

const current = new AsyncLocalStorage<Trace>();

/** Everything that `work` does, also later and in the background, belongs to this trace. */
export function runTraced<Result>(trace: Trace, work: () => Result): Result {
  return current.run(trace, work);
}

/** The trace of what is being done; undefined for what no request and no job has caused. */
export function currentTrace(): Trace | undefined {
  return current.getStore();
}

/** Headers of every request to another service. */
export function traceHeaders(): Record<string, string> {
  const trace = current.getStore();
  return trace ? { 'x-request-id': trace.requestId, traceparent: traceparentOf(trace) } : {};
}
