import { z } from 'zod';
import { timestamp } from '../../shared/wire.ts';
import { acceptedNdaSchema } from '../requests/requests.ts';
import { keptApprovalSchema } from '../work/work.ts';
import { quoteSchema } from './quotes.ts';

export const keptAgreementSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.string().nullable(),
  quote: quoteSchema.nullable(),
  changes: z.array(quoteSchema),
  nda: acceptedNdaSchema.nullable(),
  approvals: z.array(keptApprovalSchema),
  agreedAt: timestamp(),
  keptUntil: timestamp(),
});

export const listedAgreementSchema = keptAgreementSchema.extend({
  requestId: z.number().int(),
  linkCount: z.number().int(),
});

export type KeptAgreement = z.infer<typeof keptAgreementSchema>;
export type ListedAgreement = z.infer<typeof listedAgreementSchema>;
