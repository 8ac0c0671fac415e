import { z } from 'zod';
import { adminLimits, codeSchema } from '../../shared/admin/admin.ts';
import { timestamp } from '../../shared/wire.ts';
import { passkeyAdditionSchema, passkeyUseSchema } from './passkeys.ts';

const password = (missing: string) => z.string().min(1, missing).max(adminLimits.password);

/** The password counts only without a second factor. */
export const proofSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('password'), password: password('Password is required') }),
  z.object({ by: z.literal('code'), code: codeSchema() }),
  z.object({ by: z.literal('passkey'), passkey: passkeyUseSchema }),
]);

export const factorsSchema = z.object({
  totpSince: timestamp().nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: timestamp(),
      lastUsedAt: timestamp().nullable(),
    }),
  ),
  recoveryCodesLeft: z.number().int(),
});

export const newTotpSchema = z.object({
  secret: z.string(),
  uri: z.string(),
});

export const totpCodeSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, 'The code has six digits')
    .transform((code) => code.replace(/\s/, '')),
});

/** Recovery codes are shown only once. Null when the account already has some. */
export const shownCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const passkeyNameSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(60, 'Name must have at most 60 characters'),
});

export const newPasskeySchema = passkeyNameSchema.extend({ passkey: passkeyAdditionSchema });

export const passkeyIdSchema = z.object({ id: z.string().min(1).max(1_400) });

export const accountMailSchema = z.object({
  isMailOn: z.boolean(),
  address: z.string().nullable(),
  unconfirmed: z.string().nullable(),
});

export const mailAddressSchema = z.object({
  address: z.email('Please enter an e-mail address').max(254, 'That address is too long'),
});

export const mailedCodeSchema = z.object({ code: codeSchema() });

export type AccountMail = z.infer<typeof accountMailSchema>;
export type Factors = z.infer<typeof factorsSchema>;
export type Proof = z.infer<typeof proofSchema>;

export const changePasswordSchema = z.object({
  password: password('Present password is required'),
  newPassword: z
    .string()
    .min(1, 'New password is required')
    .max(adminLimits.password, `New password must have at most ${adminLimits.password} characters`),
});
