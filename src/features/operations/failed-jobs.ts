import { z } from 'zod';
import { rowsSchema } from '../../shared/admin/bulk.ts';
import { timestamp } from '../../shared/wire.ts';

export const jobIdSchema = z.object({
  /** 64-bit number, which JavaScript numbers cannot hold. */
  id: z.string().regex(/^[1-9]\d{0,18}$/),
});

export const jobsSchema = z.object({ jobs: rowsSchema(jobIdSchema, { one: 'job', many: 'jobs' }) });

export const jobsRetriedSchema = z.object({
  changed: z.array(jobIdSchema),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});

export type JobsRetried = z.infer<typeof jobsRetriedSchema>;

export const messageIdSchema = z.object({ id: z.uuid() });

export const failedJobSchema = jobIdSchema.extend({
  name: z.string(),
  /** Recipient and subject when the job sends a message. */
  about: z.string(),
  fault: z.string(),
  attempts: z.number().int(),
  failedAt: timestamp(),
});

/** A message that was handed over with unknown result. */
export const unclearMessageSchema = messageIdSchema.extend({
  about: z.string(),
  fault: z.string(),
  createdAt: timestamp(),
});

export const failedJobsSchema = z.object({
  failed: z.array(failedJobSchema),
  unclear: z.array(unclearMessageSchema),
  /** Failed jobs that will be retried automatically. */
  retryingCount: z.number().int(),
});

export type FailedJob = z.infer<typeof failedJobSchema>;
export type UnclearMessage = z.infer<typeof unclearMessageSchema>;
export type FailedJobs = z.infer<typeof failedJobsSchema>;
