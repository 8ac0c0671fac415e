import { z } from 'zod';
import { timestamp } from '../wire.ts';
import { adminRoleSchema } from './admin-roles.ts';

export const adminLimits = { username: 100, password: 200, search: 200 } as const;

export const invalidCredentialsMessage = 'Invalid credentials. Please try again.';

export const invalidCodeMessage = 'That code is not right. Please try the next one.';
export const invalidPasskeyMessage = 'This passkey does not sign in here.';

export const loginSchema = z.object({
  username: z.string().trim().min(1, 'Username is required').max(adminLimits.username),
  password: z.string().min(1, 'Password is required').max(adminLimits.password),
});

export const demoCredentialsSchema = z.object({ username: z.string(), password: z.string() });

export const currentAdminSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  role: adminRoleSchema,
});

export const signInAnswerSchema = z.discriminatedUnion('step', [
  currentAdminSchema.extend({ step: z.literal('done') }),
  z.object({
    step: z.literal('secondFactor'),
    ticket: z.string(),
    hasPasskey: z.boolean(),
  }),
]);

/** Accepts a code of an authenticator app or a recovery code in any spelling. */
export const codeSchema = () =>
  z.string().trim().min(1, 'Code is required').max(40, 'Code must have at most 40 characters');

export const secondStepSchema = z.object({ ticket: z.string().max(100), code: codeSchema() });

/** Validity of a sign-in and of a fresh proof of identity (docs/decisions/admin-sign-in.md). */
export const proofLifetimeMs = 15 * 60_000;

/** `csv` is RFC 4180 text in UTF-8 without a byte order mark. */
export const csvFileSchema = z.object({ fileName: z.string(), csv: z.string() });

export const adminPageSize = 20;

export const pageInputSchema = z.object({
  page: z.number().int().min(1).max(100_000).default(1),
});

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}

/** `actor` is "admin:<username>" or "token:<name>". */
export const activityEntrySchema = z.object({
  id: z.number().int(),
  actor: z.string(),
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  summary: z.string(),
  createdAt: timestamp(),
});

export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type CurrentAdmin = z.infer<typeof currentAdminSchema>;
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
