import { z } from 'zod';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { proofFaults, proofWays } from './proof-ways.ts';
import { proofRefusals } from './words/proof-refusals.ts';

export const proofAddressLimit = 500;

export const proofStates = ['asked', 'proven', 'fallen'] as const;
export type ProofState = (typeof proofStates)[number];

export const newProofSchema = z.object({
  address: z
    .string()
    .trim()
    .min(1, proofRefusals.invalid)
    .max(proofAddressLimit, proofRefusals.invalid)
    .describe('A site, a page or a repository; https when no scheme is given'),
});

export const proofIdSchema = z.object({ proofId: idSchema() });

export const ownProofSchema = z.object({
  id: z.number().int(),
  address: z.string(),
  token: z.string(),
  state: z.enum(proofStates),
  way: z.enum(proofWays).nullable().describe('The way that the last successful check found'),
  provenAt: timestamp().nullable(),
  checkedAt: timestamp().nullable().describe('The last check that found the proof'),
  recheckAt: timestamp().nullable(),
  fallenAt: timestamp().nullable(),
  fault: z.enum(proofFaults).nullable().describe('Why the mark fell off'),
});

export const ownProofsSchema = z.object({
  proofs: z.array(ownProofSchema),
  offered: z.array(z.string()).describe('Addresses of projects that can be proven'),
  profileAddress: z.url().describe('The address that a link with rel="me" leads to'),
});

export const checkedProofSchema = z.object({
  proof: ownProofSchema,
  tried: z.array(z.object({ way: z.enum(proofWays), fault: z.enum(proofFaults).nullable() })),
});

/** Visitors see this while the proof holds. */
export const shownProofSchema = z.object({ address: z.string(), checkedAt: timestamp() });

export type OwnProof = z.infer<typeof ownProofSchema>;
export type OwnProofs = z.infer<typeof ownProofsSchema>;
export type CheckedProof = z.infer<typeof checkedProofSchema>;
export type ShownProof = z.infer<typeof shownProofSchema>;
