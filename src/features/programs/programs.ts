import { z } from 'zod';
import { tokenScopes } from '../../shared/admin/api-tokens.ts';
import { developerProgramScopes } from '../../shared/developer-tokens.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';

/** Programs prepare, and the person deletes. */
export const adminProgramScopes = tokenScopes.filter(
  (scope) => scope !== 'posts:delete' && scope !== 'drafts:generate',
);

/** Scopes of admins and of developers. The account of the person decides which of them a program can get. */
export const programScopes = [...adminProgramScopes, ...developerProgramScopes] as const;

export const programScopeSchema = z.enum(programScopes);

export type ProgramScope = z.infer<typeof programScopeSchema>;

const parameter = (maxLength: number) => z.string().max(maxLength).optional();

/** Query of the authorization endpoint (OAuth 2.1, section 4.1.1). */
export const authorizationSchema = z.object({
  client_id: z.string().min(1).max(500),
  redirect_uri: z.string().min(1).max(1_000),
  response_type: parameter(100),
  code_challenge: parameter(200),
  code_challenge_method: parameter(20),
  scope: parameter(1_000),
  state: parameter(2_000),
  resource: parameter(500),
});

export type AuthorizationQuery = z.infer<typeof authorizationSchema>;

export const askedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('asks'),
    name: z.string(),
    /** Host that describes the program; null for a program that registered itself under any name. */
    describedBy: z.string().nullable(),
    /** Host or scheme that the answer goes to; null for a program on the person's own machine. */
    returnsTo: z.string().nullable(),
    person: z.enum(['admin', 'developer']).nullable(),
    /** The asked ones that the person can give. */
    scopes: z.array(programScopeSchema),
    /** Tells the program that the person said no. */
    denial: z.string(),
  }),
  /** The program cannot be told: its address is not proven to be its own. */
  z.object({ outcome: z.literal('refused'), message: z.string() }),
  z.object({ outcome: z.literal('returns'), address: z.string() }),
]);

export type Asked = z.infer<typeof askedSchema>;

export type AskingProgram = Extract<Asked, { outcome: 'asks' }>;

export const consentSchema = authorizationSchema.extend({
  scopes: z
    .array(programScopeSchema)
    .min(1, 'Choose at least one thing that the program may do')
    .max(programScopes.length),
});

export const connectionSchema = z.object({
  id: idSchema(),
  name: z.string(),
  /** Host that describes the program, or null. */
  describedBy: z.string().nullable(),
  scopes: z.array(programScopeSchema),
  createdAt: timestamp(),
  lastUsedAt: timestamp().nullable(),
  endsAt: timestamp(),
});

export type Connection = z.infer<typeof connectionSchema>;
