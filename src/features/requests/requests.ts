import { z } from 'zod';
import { draftLineageSchema } from '../../shared/admin/unsent-drafts.ts';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { entryForm } from '../conversations/conversations.ts';
import { requestStages, requestSteps } from './request-events.ts';
import { requestLimits } from './request-options.ts';

export const requestEntrySchema = z.object({
  id: z.number().int(),
  side: z.enum(['incoming', 'outgoing']),
  /** Empty for a file. */
  body: z.string(),
  /** Stage of the work that the entry is about. */
  stage: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  /** Web address to look at. Empty means none. */
  address: z.string(),
  file: z
    .object({
      id: z.number().int(),
      name: z.string(),
      contentType: z.string(),
      byteSize: z.number().int(),
    })
    .nullable(),
  createdAt: timestamp(),
});

export const acceptedNdaSchema = z.object({
  version: z.string(),
  text: z.string(),
  senderName: z.string(),
  senderAcceptedAt: timestamp(),
  /** Empty and null until the owner has accepted too. */
  ownerName: z.string(),
  ownerAcceptedAt: timestamp().nullable(),
});

export const requestPageSchema = z.object({
  firstName: z.string(),
  projectType: z.string().nullable(),
  budgetRange: z.string().nullable(),
  estimate: z.string(),
  description: z.string(),
  createdAt: timestamp(),
  stage: z.enum(requestStages),
  stepsDone: z.array(z.enum(requestSteps)),
  /** Promised time of the answer, a full hour. */
  answerBy: timestamp(),
  isAnswerPromised: z.boolean(),
  isLate: z.boolean(),
  /** Requests of the same person that joined this one, in order. */
  merged: z.array(
    z.object({
      projectType: z.string().nullable(),
      description: z.string(),
      createdAt: timestamp(),
    }),
  ),
  /** `writer` is another person of the client. Empty for the reader, and for us. */
  entries: z.array(requestEntrySchema.extend({ writer: z.string() })),
  /** The colleague who reads. Null for the person who began the request. */
  colleague: z.object({ name: z.string(), mayDecide: z.boolean() }).nullable(),
  nda: acceptedNdaSchema.nullable(),
  /** Agreement of both sides, which outlives the request. Null without one. */
  agreed: z.object({ kinds: z.array(z.enum(['quote', 'nda'])), keptUntil: timestamp() }).nullable(),
  /** A text message that begins with it joins the request. Null where no text can come, and behind a link that was not mailed. */
  textCode: z.string().nullable(),
  linkEndsAt: timestamp(),
});

export const requestEntryForm = entryForm(requestLimits.maxEntry);

const signature = () => formText('Name', requestLimits.minSignature, requestLimits.maxSignature);

/** A browser sends "on" for a ticked box. */
export const ndaFormSchema = z.object({
  name: signature(),
  version: z.string().max(50),
  accepted: z.literal('on', 'Please tick the box to accept it'),
});

export const countersignFormSchema = z.object({ name: signature() });

export const requestIdInputSchema = z.object({ requestId: idSchema() });

const { maxTextMessage } = requestLimits;

/** By the channel of an answer. */
export const answerFormSchemas = {
  page: z.object({ text: formText('Answer', requestLimits.minEntry, requestLimits.maxAnswer) }),
  text: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Text is required')
      .max(maxTextMessage, `Text must be at most ${maxTextMessage} characters`),
  }),
};

const answerFactsSchema = requestIdInputSchema.extend({
  /** Id of the last entry that the writer saw. Later entries are shown before the answer is sent. */
  after: z.number().int().min(0).max(maxId).default(0),
  draft: draftLineageSchema.optional(),
});

export const answerSchema = z.discriminatedUnion('channel', [
  answerFormSchemas.page
    .extend(answerFactsSchema.shape)
    .extend({ channel: z.literal('page').default('page') }),
  answerFormSchemas.text.extend(answerFactsSchema.shape).extend({ channel: z.literal('text') }),
]);

/** Entries added while an admin wrote an answer, in order. They come with the refusal of the answer. */
export const saidMeanwhileSchema = requestEntrySchema
  .extend({
    /** "admin:<username>". Empty for the sender and when the author is unknown. */
    author: z.string(),
  })
  .array();

const threadEntrySchema = saidMeanwhileSchema.element.extend({
  channel: z.enum(['page', 'mail', 'text']),
  /** Whether a text message was read is unknown. */
  seenAt: timestamp().nullable(),
  /** State of the mail or text message that delivers the entry, and the error of its server. Null when there is none. */
  delivery: z
    .object({
      state: z.enum(['waiting', 'handedOver', 'sent', 'unclear', 'undeliverable']),
      fault: z.string(),
    })
    .nullable(),
  /** The earlier mail below the words of a mail. */
  quoted: z.string(),
});

export const requestThreadSchema = z.object({
  entries: z.array(threadEntrySchema),
  nda: acceptedNdaSchema.nullable(),
  isMailOn: z.boolean(),
  linkCount: z.number().int(),
  /** Channels that reach the sender. The one that the request came by stands first. */
  answerChannels: z.array(z.enum(['page', 'text'])),
  /** The number has sent STOP. It gets no texts until it sends START. */
  isOptedOut: z.boolean(),
});

export type AnswerChannel = keyof typeof answerFormSchemas;
export type RequestPage = z.infer<typeof requestPageSchema>;
export type RequestPageEntry = RequestPage['entries'][number];
export type SaidMeanwhile = z.infer<typeof saidMeanwhileSchema>;
export type RequestThread = z.infer<typeof requestThreadSchema>;
