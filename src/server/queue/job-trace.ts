import { z } from 'zod';
import { createTrace, currentTrace, type Trace, traceparentOf } from '../observation/trace.ts';

const carried = z.object({
  causedBy: z
    .object({ requestId: z.string(), traceparent: z.string() })
    .optional()
    .catch(undefined),
});

/** Trace that a job carries beside its payload. Empty without a request that caused it. */
export function traceOfCause(): z.input<typeof carried> {
  const trace = currentTrace();
  if (!trace) return {};
  return { causedBy: { requestId: trace.requestId, traceparent: traceparentOf(trace) } };
}

export function traceOfJob(payload: unknown): Trace {
  const { causedBy } = carried.safeParse(payload).data ?? {};
  return createTrace(causedBy ?? {});
}
