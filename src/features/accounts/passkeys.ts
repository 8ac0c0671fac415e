import { z } from 'zod';

/** WebAuthn schemas of the fields in use (W3C Web Authentication Level 3, section 5.1). */

/** Base64url. The limits fit the longest values of authenticators. */
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/);

const credentialId = () => bytes(1400);
const transports = () => z.array(z.string().max(40)).max(20);
const publicKeyType = z.literal('public-key');

export const passkeyUseOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
});

export const passkeyAdditionOptionsSchema = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.number() })),
  timeout: z.number().optional(),
  excludeCredentials: z
    .array(z.object({ id: z.string(), type: z.string(), transports: transports().optional() }))
    .optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
});

export const passkeyUseSchema = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: publicKeyType,
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(200).optional(),
  }),
});

export const passkeyAdditionSchema = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: publicKeyType,
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: transports().optional(),
  }),
});

export type PasskeyUseOptions = z.infer<typeof passkeyUseOptionsSchema>;
export type PasskeyAdditionOptions = z.infer<typeof passkeyAdditionOptionsSchema>;
export type PasskeyUse = z.infer<typeof passkeyUseSchema>;
export type PasskeyAddition = z.infer<typeof passkeyAdditionSchema>;
