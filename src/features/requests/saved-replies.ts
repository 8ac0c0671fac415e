import { z } from 'zod';
import { idSchema } from '../../shared/wire.ts';
import type { ListedRequest } from './contact-inbox.ts';

export const savedReplyLimits = { title: 100, body: 5_000 } as const;

/** Request fields that a saved reply may name in braces. */
export const replyVariables = ['firstName', 'lastName', 'company', 'projectType'] as const;
type ReplyVariable = (typeof replyVariables)[number];

export const savedReplySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  body: z.string(),
});

export const savedReplyFormSchema = z.object({
  id: idSchema().optional(),
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(savedReplyLimits.title, `Title must be at most ${savedReplyLimits.title} characters`),
  body: z
    .string()
    .trim()
    .min(1, 'Text is required')
    .max(savedReplyLimits.body, `Text must be at most ${savedReplyLimits.body} characters`),
});

export type SavedReply = z.infer<typeof savedReplySchema>;

/** Fallbacks for variables that a request leaves empty. */
const standIns: Partial<Record<ReplyVariable, string>> = { firstName: 'there' };

/** Fills in the variables. Unknown names in braces stay as they are. */
export function fillReply(body: string, request: Pick<ListedRequest, ReplyVariable>): string {
  return body.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const variable = replyVariables.find((known) => known === name);
    if (!variable) return braces;
    return request[variable] || (standIns[variable] ?? '');
  });
}
