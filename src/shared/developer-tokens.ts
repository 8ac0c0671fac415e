import { z } from 'zod';
import { apiTokenSchema, newTokenSchema } from './admin/api-tokens.ts';

/** A program reads with them. It changes nothing. */
export const developerTokenScopes = ['profile:read', 'projects:read'] as const;

/** A program that a developer connected prepares answers too. The developer sends them. */
export const developerProgramScopes = [
  ...developerTokenScopes,
  'briefs:read',
  'briefs:draft',
  'messages:read',
  'messages:draft',
] as const;

export const developerTokenScopeSchema = z.enum(developerTokenScopes);

/** Days that a developer chooses from. Every token ends. */
export const developerTokenDays = [30, 90, 365] as const;

export const newDeveloperTokenSchema = z.object({
  name: newTokenSchema.shape.name,
  scopes: z
    .array(developerTokenScopeSchema)
    .min(1, 'Choose at least one thing that the token may read')
    .max(developerTokenScopes.length)
    .transform((chosen) => developerTokenScopes.filter((scope) => chosen.includes(scope))),
  daysToLive: z.union(developerTokenDays.map((days) => z.literal(days))),
});

/** Never contains the token itself. */
export const developerTokenSchema = apiTokenSchema
  .omit({ owner: true })
  .extend({ scopes: z.array(developerTokenScopeSchema) });

export const createdDeveloperTokenSchema = developerTokenSchema.extend({ token: z.string() });

export type DeveloperProgramScope = (typeof developerProgramScopes)[number];
export type DeveloperTokenScope = z.infer<typeof developerTokenScopeSchema>;
export type DeveloperToken = z.infer<typeof developerTokenSchema>;
export type NewDeveloperToken = z.infer<typeof newDeveloperTokenSchema>;
