import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Connects all work for one request: here, in the proxy before us, and at the services that we call. */
export interface Trace {
  requestId: string;
  /** 32 hexadecimal digits (W3C Trace Context, trace-id). */
  traceId: string;
  /** 16 hexadecimal digits: this process's part of the trace, the parent of outgoing calls. */
  spanId: string;
  flags: '00' | '01';
  /** Address of the caller; undefined for the site's own work. */
  ip?: string;
}

/** Long enough to be unique, and limited to characters that are harmless in a log or a header. */
const requestIdPattern = /^[\w.:=~-]{8,128}$/;
/** Later versions may append fields after the flags. Version `ff` and ids of zeros alone are invalid. */
const traceparentPattern =
  /^(?!ff)(?:00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})|(?!00)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-.{0,256})?)$/;

const sampledBit = 0x01;

function newSpanId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 16);
}

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

/** Includes later work that `work` starts in the background. */
export function runTraced<Result>(trace: Trace, work: () => Result): Result {
  return current.run(trace, work);
}

export function currentTrace(): Trace | undefined {
  return current.getStore();
}

export function traceHeaders(): Record<string, string> {
  const trace = current.getStore();
  return trace ? { 'x-request-id': trace.requestId, traceparent: traceparentOf(trace) } : {};
}
