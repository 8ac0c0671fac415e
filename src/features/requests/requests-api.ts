import { z } from 'zod';
import { adminLimits } from '../../shared/admin/admin.ts';
import {
  maxDraftText,
  savedDraftSchema,
  unsentDraftSchema,
} from '../../shared/admin/unsent-drafts.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { contactSources } from './contact.ts';
import { dueFilters, listedRequestSchema, openedRequestSchema } from './contact-inbox.ts';
import { contactStatuses } from './contact-status.ts';
import { requestEntrySchema } from './requests.ts';

// Functions, because the REST adapter changes the schemas that it is given. None may be shared with it.
const filterFields = () => ({
  status: z.enum(contactStatuses).describe('All but suspected and spam when left out').optional(),
  source: z.enum(contactSources).describe('How it came in').optional(),
  due: z
    .enum(dueFilters)
    .describe('Whose answer is late, whose answer is waited for, or whose reminder has come')
    .optional(),
  search: z
    .string()
    .trim()
    .max(adminLimits.search)
    .default('')
    .describe('Words of name, address, number, description and notes'),
});

export const requestFilterSchema = () => z.object(filterFields());

export const requestListSchema = () =>
  z.object({
    ...filterFields(),
    cursor: idSchema().describe('Id of the last request of the part before').optional(),
    limit: z.number().int().min(1).max(100).default(20).describe('How many at most'),
  });

export const contactRequestSchema = listedRequestSchema
  .omit({ assignee: true })
  .meta({ id: 'ContactRequest' });

export const requestPartSchema = z.object({
  items: z.array(contactRequestSchema),
  nextCursor: z.number().int().nullable().describe('null where there are no more'),
});

export const requestWithThreadSchema = z.object({
  request: contactRequestSchema,
  merged: openedRequestSchema.shape.merged.describe(
    'Requests of the same person that were merged into this one; their thread is here',
  ),
  thread: z
    .array(
      requestEntrySchema
        .omit({ side: true })
        .extend({ kind: z.enum(['visitor', 'owner']), seenAt: timestamp().nullable() }),
    )
    .describe('What was said on its page since it came in, in order'),
  notes: openedRequestSchema.shape.notes.describe('Of the owners, the newest first'),
  moves: openedRequestSchema.shape.moves.describe('From state to state, the newest first'),
});

export const requestMoveBodySchema = () =>
  z.object({
    id: idSchema().describe('Id of the request'),
    status: z.enum(contactStatuses).describe('Where it stands from now on'),
  });

/** The words of an answer that its owner has not sent. Only the owner's own token reads and writes them. */
export const answerDraftSchema = z
  .object({ draft: unsentDraftSchema.nullable().describe('null where there is none') })
  .meta({ id: 'AnswerDraft' });

export const answerDraftSaveSchema = () =>
  z.object({
    id: idSchema().describe('Id of the request'),
    text: z
      .string()
      .trim()
      .min(1, 'Text is required')
      .max(maxDraftText, `Drafts hold at most ${maxDraftText} characters`)
      .describe('Plain text'),
    revision: z
      .uuid()
      .optional()
      .describe(
        'Of the draft that you read and that this text replaces; left out where there is none',
      ),
  });

export const savedAnswerDraftSchema = savedDraftSchema.extend({
  address: z.string().describe('Leads the owner to the text, to read and send it'),
});

export type AnswerDraftSave = z.infer<ReturnType<typeof answerDraftSaveSchema>>;
