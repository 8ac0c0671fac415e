import { z } from 'zod';
import { adminLimits } from '../../shared/admin/admin.ts';
import { adminRoleSchema } from '../../shared/admin/admin-roles.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';

export const adminAccountSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  role: adminRoleSchema,
  createdAt: timestamp(),
  disabledAt: timestamp().nullable(),
  hasSecondStep: z.boolean(),
  sessionCount: z.number().int(),
  lastUsedAt: timestamp().nullable(),
});

export const newAccountSchema = z.object({
  username: z
    .string()
    .trim()
    .min(1, 'Username is required')
    .max(adminLimits.username, `Username must be at most ${adminLimits.username} characters`)
    .regex(/^[\p{L}\p{N}._@-]+$/u, 'Username may hold letters, digits, dots, hyphens, _ and @'),
  role: adminRoleSchema,
});

/** The only answer that contains the initial password. */
export const createdAccountSchema = z.object({
  username: z.string(),
  password: z.string(),
});

export const roleChangeSchema = z.object({ id: idSchema(), role: adminRoleSchema });

export type AdminAccount = z.infer<typeof adminAccountSchema>;
