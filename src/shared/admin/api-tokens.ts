import { z } from 'zod';
import { timestamp } from '../wire.ts';
import { type AdminRole, type Permission, roleMay } from './admin-roles.ts';

/** Limited to the rights of the token's owner. */
export const tokenScopes = [
  'posts:read',
  'posts:write',
  'posts:delete',
  'drafts:generate',
  'pictures:upload',
  'content:read',
  'content:write',
  'requests:read',
  'requests:write',
] as const;

export const tokenScopeSchema = z.enum(tokenScopes);

export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** Without an entry, a scope is of use to every role. */
const permissionOf: Partial<Record<TokenScope, Permission>> = {
  'content:read': 'editContent',
  'content:write': 'editContent',
  'requests:read': 'answerRequests',
  'requests:write': 'answerRequests',
};

/** Scopes that let a program do something for an account with this role. */
export function scopesOfRole(role: AdminRole): TokenScope[] {
  return tokenScopes.filter((scope) => {
    const needed = permissionOf[scope];
    return needed === undefined || roleMay(role, needed);
  });
}

/** Scopes of a token that was created without any: the rights of every token before scopes existed (security row 66). */
export const defaultScopes: readonly TokenScope[] = ['posts:write', 'drafts:generate'];

/** Applies to a token that was created without a lifetime. */
export const defaultTokenDays = 365;

const maxTokenDays = 3_650;

/** Days without use after which a token without an expiry date ends. */
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
  /** Null means that the token works until it was unused for `unusedTokenDays`. */
  daysToLive: z.number().int().min(1).max(maxTokenDays).nullable().default(defaultTokenDays),
});

/** Never contains the token itself. */
export const apiTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(tokenScopeSchema),
  owner: z.string(),
  createdAt: timestamp(),
  lastUsedAt: timestamp().nullable(),
  /** Use postpones it for a token without an expiry date of its own. */
  expiresAt: timestamp(),
  revokedAt: timestamp().nullable(),
});

export const createdTokenSchema = apiTokenSchema.extend({ token: z.string() });

export type NewToken = z.infer<typeof newTokenSchema>;
export type ApiToken = z.infer<typeof apiTokenSchema>;
