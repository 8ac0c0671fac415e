import { z } from 'zod';
import { timestamp } from '../../shared/wire.ts';
import { acceptedNdaSchema } from '../requests/requests.ts';
import { quoteSchema } from './quotes.ts';

/** Wire schemas of what both sides of a request agreed on, once the request itself is gone. */

export const keptAgreementSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.string().nullable(),
  quote: quoteSchema.nullable(),
  nda: acceptedNdaSchema.nullable(),
  agreedAt: timestamp(),
  /** Then it is deleted. */
  keptUntil: timestamp(),
});

export const listedAgreementSchema = keptAgreementSchema.extend({
  /** Number of the request that is gone. */
  requestId: z.number().int(),
  /** Links that open it. */
  linkCount: z.number().int(),
});

export type KeptAgreement = z.infer<typeof keptAgreementSchema>;
export type ListedAgreement = z.infer<typeof listedAgreementSchema>;
