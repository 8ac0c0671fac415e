import { z } from 'zod';
import { timestamp } from '../wire.ts';

/** Wire schemas of API tokens. */

/** Rights of a token, within those of its owner. */
export const tokenScopes = [
  'posts:read',
  'posts:write',
  'posts:delete',
  'drafts:generate',
  'pictures:upload',
  'requests:read',
  'requests:write',
] as const;

export const tokenScopeSchema = z.enum(tokenScopes);

export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** Scopes of a token that was made without any: those that every token had before there were scopes (security row 66). */
export const defaultScopes: readonly TokenScope[] = ['posts:write', 'drafts:generate'];

/** Days until a token ends that was made without saying when. */
export const defaultTokenDays = 365;

const maxTokenDays = 3_650;

/** Days without use after which a token ends that has no end of its own. */
export const unusedTokenDays = 365;

export const newTokenSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(80, 'Name must be at most 80 characters')
    .regex(/^[\p{L}\p{N} ._-]+$/u, 'Name may hold letters, digits, spaces, dots, hyphens and _'),
  scopes: z
    .array(tokenScopeSchema)
    .min(1, 'Choose at least one thing that the token may do')
    .max(tokenScopes.length)
    .transform((chosen) => tokenScopes.filter((scope) => chosen.includes(scope)))
    .default([...defaultScopes]),
  /** null: it works until nobody has used it for `unusedTokenDays`. */
  daysToLive: z.number().int().min(1).max(maxTokenDays).nullable().default(defaultTokenDays),
});

/** An API token as its owner may see it again: never the token itself. */
export const apiTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(tokenScopeSchema),
  /** The admin whose rights it has. */
  owner: z.string(),
  createdAt: timestamp(),
  lastUsedAt: timestamp().nullable(),
  /** As things are: use moves it on for a token without an end of its own. */
  expiresAt: timestamp(),
  revokedAt: timestamp().nullable(),
});

/** The answer to creating a token, the only one that ever carries it. */
export const createdTokenSchema = apiTokenSchema.extend({ token: z.string() });

export type NewToken = z.infer<typeof newTokenSchema>;
export type ApiToken = z.infer<typeof apiTokenSchema>;
