import { z } from 'zod';
import { adminLimits } from '../../shared/admin/admin.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { contactSourceSchema } from './contact.ts';

/** These facts tell one request of a person from another. */
const subjectSchema = z.object({
  id: z.number().int(),
  source: contactSourceSchema,
  projectType: z.string().nullable(),
  createdAt: timestamp(),
});

export const mergeCandidatesInputSchema = z.object({
  id: idSchema(),
  search: z.string().trim().max(adminLimits.search).default(''),
});

export const mergeCandidatesSchema = z.array(
  subjectSchema.extend({
    description: z.string(),
    /** Whether both are known to come from the same person. Somebody could have typed another's address. */
    isProven: z.boolean(),
  }),
);

/** The request `mergedId` joins the request `id`. */
export const mergeInputSchema = z.object({ id: idSchema(), mergedId: idSchema() });

export const mergedRequestsSchema = z.object({
  /** Requests that joined this one, in order. */
  merged: z.array(subjectSchema.extend({ description: z.string() })),
  /** Merges of this request, the newest first. */
  merges: z.array(
    z.object({
      id: z.number().int(),
      other: subjectSchema,
      actor: z.string(),
      createdAt: timestamp(),
      /** Empty and null until they are parted. */
      partedBy: z.string(),
      partedAt: timestamp().nullable(),
    }),
  ),
});

export type MergedRequests = z.infer<typeof mergedRequestsSchema>;
export type MergedRequest = MergedRequests['merged'][number];
export type MergeCandidate = z.infer<typeof mergeCandidatesSchema>[number];
export type MergeInput = z.infer<typeof mergeInputSchema>;
