import { z } from 'zod';
import { maxId, timestamp } from '../../shared/wire.ts';

export const kindNameSchema = () => z.string().regex(/^[a-z][a-z-]{1,40}$/);

/** Checked against the schema of its kind. */
const contentValueSchema = () => z.record(z.string(), z.unknown());

/** `version` 0 stands for what the release says. */
export const savedContentSchema = z
  .object({
    kind: z.string(),
    value: contentValueSchema(),
    version: z.number().int(),
    savedBy: z.string().nullable(),
    savedAt: timestamp().nullable(),
  })
  .meta({ id: 'Content' });

export const contentInputSchema = z.object({
  kind: kindNameSchema().describe('Name of the kind'),
  value: contentValueSchema().describe('All of it, as `GET` answers it'),
  version: z.number().int().min(0).max(maxId).optional().describe('The version that you read'),
});

export const contentVersionSchema = z.object({
  version: z.number().int(),
  savedBy: z.string(),
  savedAt: timestamp(),
});

export type SavedContent = z.infer<typeof savedContentSchema>;
export type ContentVersion = z.infer<typeof contentVersionSchema>;
