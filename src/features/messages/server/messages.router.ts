import { z } from 'zod';
import { developerProcedure, publicProcedure, router } from '../../../server/trpc/init.ts';
import { savedDraftSchema, unsentDraftSchema } from '../../../shared/admin/unsent-drafts.ts';
import { idSchema, success, successSchema } from '../../../shared/wire.ts';
import { exampleMessage } from '../../developers/server/examples.ts';
import { listDraftedMessages } from '../../unsent-drafts/server/unsent-drafts.service.ts';
import {
  answerDraftSaveSchema,
  blockedSenderSchema,
  developerMessageFormSchema,
  developerMessagePageSchema,
  developerMessageSchema,
  messageAnswerSchema,
  messageEntriesQuerySchema,
  messageEntryPageSchema,
  messageFolderSchema,
  messageIdSchema,
  messageMarkSchema,
} from '../developer-messages.ts';
import { messageReportSchema } from '../message-reports.ts';
import { blockSender, listBlockedSenders, unblockSender } from './blocks.service.ts';
import {
  countUnreadMessages,
  listMessages,
  markOwnMessage,
  removeMessage,
  sendMessage,
} from './messages.service.ts';
import { answerMessage, listEntries } from './page/answers.service.ts';
import { getAnswerDraft, saveAnswerDraft } from './page/message-drafts.service.ts';
import { messagePageRouter } from './page/message-page.router.ts';
import { reportMessage } from './reports.service.ts';

const blocksRouter = router({
  list: developerProcedure
    .output(z.array(blockedSenderSchema))
    .query(({ ctx }) => listBlockedSenders(ctx.deps, ctx.developer.developerId)),

  add: developerProcedure
    .input(messageIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await blockSender(ctx.deps, { developerId: ctx.developer.developerId, ...input });
      return success;
    }),

  end: developerProcedure
    .input(z.object({ blockId: idSchema() }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await unblockSender(ctx.deps, { developerId: ctx.developer.developerId, ...input });
      return success;
    }),
});

const tags = ['Messages to a developer'];

export const messageRouter = router({
  send: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/developers/profile/{developerId}/messages',
        tags,
        summary: 'Write to a developer',
        description:
          'Only that developer reads it, and answers through the site. Nothing private about them is answered, and they do not get the address.',
        protect: false,
        errorResponses: [400, 404, 429],
      },
    })
    .input(
      developerMessageFormSchema
        .extend({
          developerId: idSchema().describe('Id of the developer'),
          website: z.string().max(500).optional().describe('Leave this field out.'),
          fillTimeMs: z
            .union([z.number().nonnegative(), z.null()])
            .optional()
            .describe('Leave this field out.'),
        })
        .meta({ examples: [exampleMessage] }),
    )
    .output(
      successSchema.extend({
        messageKey: z
          .string()
          .nullable()
          .describe(
            'Opens the page of the message, /messages/{key}. A secret, answered here and nowhere else; null where the same message has come in before',
          ),
      }),
    )
    .mutation(async ({ ctx, input: { developerId, website, fillTimeMs, ...form } }) => {
      const signals = { website, fillTimeMs: fillTimeMs ?? undefined };
      const messageKey = await sendMessage(ctx.deps, { developerId, form, signals, ip: ctx.ip });
      return { ...success, messageKey };
    }),

  page: messagePageRouter,
  blocks: blocksRouter,

  list: developerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/current/messages',
        tags,
        summary: 'Messages to you, newest first',
        errorResponses: [401, 403],
      },
    })
    .input(
      z.object({
        cursor: idSchema()
          .nullable()
          .describe('Id of the last message of the page before')
          .optional(),
        folder: messageFolderSchema.describe('The inbox unless named').optional(),
      }),
    )
    .output(developerMessagePageSchema)
    .query(({ ctx, input }) =>
      listMessages(ctx.deps, {
        developerId: ctx.developer.developerId,
        folder: input.folder ?? 'inbox',
        cursor: input.cursor ?? undefined,
      }),
    ),

  unreadCount: developerProcedure
    .input(z.void())
    .output(z.number().int())
    .query(({ ctx }) => countUnreadMessages(ctx.deps, ctx.developer.developerId)),

  mark: developerProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/developers/current/messages/{messageId}',
        tags,
        summary:
          'Mark a message as read or unread, or move it between inbox, archive and suspected',
        errorResponses: [400, 401, 403, 404, 409],
      },
    })
    .input(messageMarkSchema.meta({ examples: [{ isRead: true }] }))
    .output(developerMessageSchema)
    .mutation(({ ctx, input }) =>
      markOwnMessage(ctx.deps, { developerId: ctx.developer.developerId, ...input }),
    ),

  entries: developerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/current/messages/{messageId}/entries',
        tags,
        summary: 'What was said after a message, the latest first',
        errorResponses: [401, 403, 404],
      },
    })
    .input(messageEntriesQuerySchema)
    .output(messageEntryPageSchema)
    .query(({ ctx, input: { messageId, cursor } }) =>
      listEntries(ctx.deps, {
        ...{ developerId: ctx.developer.developerId, messageId, cursor: cursor ?? undefined },
      }),
    ),

  answer: developerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/developers/current/messages/{messageId}/answers',
        tags,
        summary: 'Answer a message on the page of its sender',
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
    })
    .input(messageAnswerSchema.meta({ examples: [{ text: 'Yes. When do you need it?' }] }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await answerMessage(ctx.deps, { developerId: ctx.developer.developerId, ...input });
      return success;
    }),

  answerDraft: developerProcedure
    .input(messageIdSchema)
    .output(unsentDraftSchema.nullable())
    .query(({ ctx, input }) =>
      getAnswerDraft(ctx.deps, { developerId: ctx.developer.developerId, ...input }),
    ),

  saveAnswerDraft: developerProcedure
    .input(answerDraftSaveSchema)
    .output(savedDraftSchema)
    .mutation(({ ctx, input }) =>
      saveAnswerDraft(ctx.deps, { developerId: ctx.developer.developerId, ...input }),
    ),

  draftedIds: developerProcedure
    .input(z.void())
    .output(z.array(z.number().int()))
    .query(({ ctx }) => listDraftedMessages(ctx.deps, ctx.developer.developerId)),

  report: developerProcedure
    .input(messageReportSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await reportMessage(ctx.deps, { developerId: ctx.developer.developerId, ...input });
      return success;
    }),

  delete: developerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/developers/current/messages/{messageId}',
        tags,
        summary: 'Delete a message',
        errorResponses: [401, 403, 404],
      },
    })
    .input(messageIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await removeMessage(ctx.deps, { developerId: ctx.developer.developerId, ...input });
      return success;
    }),
});
