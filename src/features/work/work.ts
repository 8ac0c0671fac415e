import { z } from 'zod';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { stageStates, workLimits } from './work-options.ts';

const atMost = (limit: number) => `Please use at most ${limit} characters`;

const noAddress = 'Please enter an address that begins with https://';

/** A web address that the client can look at. */
const lookAddress = z
  .string()
  .trim()
  .max(workLimits.address, atMost(workLimits.address))
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ })], noAddress));

export const stageFormSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(workLimits.title, atMost(workLimits.title)),
  text: z.string().trim().max(workLimits.text, atMost(workLimits.text)),
  address: lookAddress,
  /** Empty for no day. */
  dueOn: z.union([z.literal(''), z.iso.date('Please choose a day')]),
  state: z.enum(stageStates),
});

export type StageForm = z.infer<typeof stageFormSchema>;

export const stageSchema = stageFormSchema.extend({
  id: idSchema(),
  revision: z.number().int(),
  approvedAt: timestamp().nullable(),
  approvedBy: z.string(),
  /** SHA-256 of the approved text, hex. Empty before the approval. */
  approvedTextHash: z.string(),
});

export type Stage = z.infer<typeof stageSchema>;

export const newStageSchema = stageFormSchema.extend({ requestId: idSchema() });

export const stageChangeSchema = newStageSchema.extend({
  id: idSchema(),
  /** Revision that the writer saw. */
  seen: z.number().int().min(1).max(maxId),
});

const formNumber = z.string().regex(/^[1-9]\d{0,8}$/);

export const approvalFormSchema = z.object({
  stage: formNumber,
  /** Revision that stood on the screen. */
  revision: formNumber,
  name: formText('Name', 2, workLimits.name),
});

export const noteFormSchema = z.object({
  text: formText('Note', workLimits.minWords, workLimits.note),
  address: lookAddress,
});

export type NoteForm = z.infer<typeof noteFormSchema>;

export const newNoteSchema = noteFormSchema.extend({ requestId: idSchema(), stageId: idSchema() });

export type NewNote = z.infer<typeof newNoteSchema>;

export const stageAnswerFormSchema = z.object({
  stage: formNumber,
  text: formText('Message', workLimits.minWords, workLimits.note),
});

export type StageAnswerForm = z.infer<typeof stageAnswerFormSchema>;

export const newEndSchema = z.object({
  requestId: idSchema(),
  question: formText('Question', workLimits.minWords, workLimits.text),
  /** True to send the client a link to write a testimonial once they have answered. */
  asksTestimonial: z.boolean().default(false),
});

export type NewEnd = z.infer<typeof newEndSchema>;

export const endAnswerFormSchema = z.object({
  text: formText('Answer', workLimits.minWords, workLimits.note),
});

export type EndAnswerForm = z.infer<typeof endAnswerFormSchema>;

export const workEndSchema = z.object({
  endedAt: timestamp(),
  question: z.string(),
  /** Empty before the answer. */
  answer: z.string(),
  answeredAt: timestamp().nullable(),
  answeredBy: z.string(),
  /** After the answer: true if a link to write a testimonial was sent. */
  asksTestimonial: z.boolean(),
});

export type WorkEnd = z.infer<typeof workEndSchema>;

export type ApprovalForm = z.infer<typeof approvalFormSchema>;

/** An approved stage of a deleted request. */
export const keptApprovalSchema = z.object({
  id: z.number().int(),
  approvedAt: timestamp(),
  approvedBy: z.string(),
  approvedText: z.string(),
  approvedTextHash: z.string(),
});
