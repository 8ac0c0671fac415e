import { z } from 'zod';
import { draftLineageSchema, postedDraftSeenSchema } from '../../shared/admin/unsent-drafts.ts';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { requestStages, requestSteps } from './request-events.ts';
import { requestLimits } from './request-options.ts';

/** Wire schemas of the page of a contact request. */

/** 192 random bits, base64url. */
export const requestKeySchema = z.string().regex(/^[\w-]{32}$/, 'This is no link of ours.');

export const requestKeyInputSchema = z.object({ key: requestKeySchema });

export const requestEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(['visitor', 'owner']),
  /** Empty where it is a file. */
  body: z.string(),
  file: z.object({ id: z.number().int(), name: z.string(), byteSize: z.number().int() }).nullable(),
  createdAt: timestamp(),
});

/** The agreement as it was accepted. */
export const acceptedNdaSchema = z.object({
  version: z.string(),
  text: z.string(),
  senderName: z.string(),
  senderAcceptedAt: timestamp(),
  /** Empty and null until we have accepted it too. */
  ownerName: z.string(),
  ownerAcceptedAt: timestamp().nullable(),
});

export const requestPageSchema = z.object({
  firstName: z.string(),
  projectType: z.string().nullable(),
  budgetRange: z.string().nullable(),
  /** Estimate that the sender saw before writing; empty without one. */
  estimate: z.string(),
  description: z.string(),
  createdAt: timestamp(),
  stage: z.enum(requestStages),
  /** Steps that were taken, in the order of the trail. */
  stepsDone: z.array(z.enum(requestSteps)),
  /** Promised time of the answer: a whole hour. */
  answerBy: timestamp(),
  /** The sender still waits for it. */
  isAnswerPromised: z.boolean(),
  /** The promised time is over without an answer. */
  isLate: z.boolean(),
  entries: z.array(requestEntrySchema),
  nda: acceptedNdaSchema.nullable(),
  /** The agreement of both sides, which outlives the request; null without one. */
  agreed: z.object({ kinds: z.array(z.enum(['quote', 'nda'])), keptUntil: timestamp() }).nullable(),
  /** Until when this link opens the page. */
  linkEndsAt: timestamp(),
});

/** Text that the sender of a request adds to it. */
export const requestEntryFormSchema = z.object({
  text: formText('Message', requestLimits.minEntry, requestLimits.maxEntry),
});

/** The same without scripts: the draft that the page showed is a hidden field. */
export const postedRequestEntrySchema = requestEntryFormSchema.extend({
  draftSeen: postedDraftSeenSchema,
});

/** The same as a call, which also says which draft it was. */
export const newRequestEntrySchema = requestEntryFormSchema.extend({
  ...requestKeyInputSchema.shape,
  draft: draftLineageSchema.optional(),
});

const signature = () => formText('Name', requestLimits.minSignature, requestLimits.maxSignature);

/** The agreement, accepted by the sender; a browser sends "on" for the tick. */
export const ndaFormSchema = z.object({
  name: signature(),
  version: z.string().max(50),
  accepted: z.literal('on', 'Please tick the box to accept it'),
});

/** The same by us. */
export const countersignFormSchema = z.object({ name: signature() });

/** The tick without which nothing is deleted; a browser sends "on" for it. */
export const withdrawalFormSchema = z.object({
  confirmed: z.literal('on', 'Please tick the box to delete everything'),
});

/** The last entry that an answer was written against: what came after it is shown before the answer goes out. */
export const answeredAfterSchema = z.number().int().min(0).max(maxId).default(0);

export const answerFormSchema = z.object({
  text: formText('Answer', requestLimits.minEntry, requestLimits.maxAnswer),
  after: answeredAfterSchema,
  /** The draft that it was. */
  draft: draftLineageSchema.optional(),
});

/** Entries of a request that came while somebody wrote an answer, in order; they come with the refusal of the answer. */
export const saidMeanwhileSchema = requestEntrySchema
  .extend({
    /** "admin:<username>"; empty for the sender, and where that was not kept. */
    author: z.string(),
  })
  .array();

const threadEntrySchema = saidMeanwhileSchema.element.extend({
  seenAt: timestamp().nullable(),
  /** Delivery state of its mail, and the error of the mail server; null where there is no mail to tell of. */
  mail: z
    .object({
      state: z.enum(['waiting', 'handedOver', 'sent', 'unclear', 'undeliverable']),
      fault: z.string(),
    })
    .nullable(),
});

/** The same things as the owner sees them. */
export const requestThreadSchema = z.object({
  entries: z.array(threadEntrySchema),
  nda: acceptedNdaSchema.nullable(),
  /** Answers go out by mail too. */
  isMailOn: z.boolean(),
  /** Links that open the page at this moment. */
  linkCount: z.number().int(),
});

export const requestIdInputSchema = z.object({ requestId: idSchema() });

export type RequestPage = z.infer<typeof requestPageSchema>;
export type RequestPageEntry = z.infer<typeof requestEntrySchema>;
export type SaidMeanwhile = z.infer<typeof saidMeanwhileSchema>;
export type RequestThread = z.infer<typeof requestThreadSchema>;
