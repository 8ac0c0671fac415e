import { z } from 'zod';
import { adminLimits } from './admin.ts';

/** Wire schemas of an admin's own account. */

/** How long it holds that somebody has shown who they are, by signing in or anew (docs/decisions/admin-account.md). */
export const proofLifetimeMs = 15 * 60_000;

const password = (missing: string) => z.string().min(1, missing).max(adminLimits.password);

/** What shows anew that a signed-in admin is who they say. */
export const proofSchema = z.object({ password: password('Password is required') });

export const changePasswordSchema = z.object({
  password: password('Present password is required'),
  newPassword: z
    .string()
    .min(1, 'New password is required')
    .max(adminLimits.password, `New password must have at most ${adminLimits.password} characters`),
});
