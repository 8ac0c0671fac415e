import { z } from 'zod';
import { draftLineageSchema, postedDraftSeenSchema } from '../../shared/admin/unsent-drafts.ts';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { requestStages, requestSteps } from './request-events.ts';
import { requestLimits } from './request-options.ts';

/** 192 random bits, base64url. */
export const requestKeySchema = z.string().regex(/^[\w-]{32}$/, 'This is no link of ours.');

export const requestKeyInputSchema = z.object({ key: requestKeySchema });

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
  /** `writer` is another person of the client. Empty for the reader, and for us. */
  entries: z.array(requestEntrySchema.extend({ writer: z.string() })),
  /** The colleague who reads. Null for the person who began the request. */
  colleague: z.object({ name: z.string(), mayDecide: z.boolean() }).nullable(),
  nda: acceptedNdaSchema.nullable(),
  /** Agreement of both sides, which outlives the request. Null without one. */
  agreed: z.object({ kinds: z.array(z.enum(['quote', 'nda'])), keptUntil: timestamp() }).nullable(),
  linkEndsAt: timestamp(),
});

export const requestEntryFormSchema = z.object({
  text: formText('Message', requestLimits.minEntry, requestLimits.maxEntry),
});

/** The form without scripts. A hidden field holds the draft that the page showed. */
export const postedRequestEntrySchema = requestEntryFormSchema.extend({
  draftSeen: postedDraftSeenSchema,
});

export const newRequestEntrySchema = requestEntryFormSchema.extend({
  ...requestKeyInputSchema.shape,
  draft: draftLineageSchema.optional(),
});

const signature = () => formText('Name', requestLimits.minSignature, requestLimits.maxSignature);

/** A browser sends "on" for a ticked box. */
export const ndaFormSchema = z.object({
  name: signature(),
  version: z.string().max(50),
  accepted: z.literal('on', 'Please tick the box to accept it'),
});

export const countersignFormSchema = z.object({ name: signature() });

/** A browser sends "on" for a ticked box. */
export const withdrawalFormSchema = z.object({
  confirmed: z.literal('on', 'Please tick the box to delete everything'),
});

/** Id of the last entry that the writer saw. Later entries are shown before the answer is sent. */
export const answeredAfterSchema = z.number().int().min(0).max(maxId).default(0);

export const answerFormSchema = z.object({
  text: formText('Answer', requestLimits.minEntry, requestLimits.maxAnswer),
  after: answeredAfterSchema,
  draft: draftLineageSchema.optional(),
});

/** Entries added while an admin wrote an answer, in order. They come with the refusal of the answer. */
export const saidMeanwhileSchema = requestEntrySchema
  .extend({
    /** "admin:<username>". Empty for the sender and when the author is unknown. */
    author: z.string(),
  })
  .array();

const threadEntrySchema = saidMeanwhileSchema.element.extend({
  seenAt: timestamp().nullable(),
  /** Delivery state of the entry's mail, and the error of the mail server. Null when there is no mail. */
  mail: z
    .object({
      state: z.enum(['waiting', 'handedOver', 'sent', 'unclear', 'undeliverable']),
      fault: z.string(),
    })
    .nullable(),
  /** The earlier mail below the words, perhaps empty. Null for an entry that did not come by mail. */
  quoted: z.string().nullable(),
});

export const requestThreadSchema = z.object({
  entries: z.array(threadEntrySchema),
  nda: acceptedNdaSchema.nullable(),
  isMailOn: z.boolean(),
  linkCount: z.number().int(),
});

export const requestIdInputSchema = z.object({ requestId: idSchema() });

export type RequestPage = z.infer<typeof requestPageSchema>;
export type RequestPageEntry = RequestPage['entries'][number];
export type SaidMeanwhile = z.infer<typeof saidMeanwhileSchema>;
export type RequestThread = z.infer<typeof requestThreadSchema>;
