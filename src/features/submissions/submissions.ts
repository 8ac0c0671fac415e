import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { rowsSchema } from '../../shared/admin/bulk.ts';
import { isVideoLink } from '../../shared/media/video-links.ts';
import { formEmail, formText } from '../../shared/text/form-text.ts';
import { idSchema, refusedSchema, timestamp } from '../../shared/wire.ts';
import { submissionKinds, submissionLimits, submissionStatuses } from './submission-options.ts';

const max = submissionLimits;

const address = (label: string) =>
  formText(label, 0, max.address).refine(
    (text) => text === '' || isVideoLink(text),
    `${label} must be a whole address that begins with https:// or http://`,
  );

/** Present where the box was ticked, as a form sends it. */
const tick = () => z.enum(['', 'on']).default('');

const text = (label: string, most: number) => formText(label, 0, most).default('');

/** The fields of all kinds. An empty `about` means something new. */
export const submissionFields = {
  kind: z.enum(submissionKinds, 'Please choose what it is'),
  about: text('Entry', max.about),
  title: text('Name', max.title),
  address: address('Address').default(''),
  text: text('Text', max.text),
  more: text('Text', max.more),
  tool: text('Tool', max.tool),
  senderName: text('Name', max.senderName),
  email: z.literal('').or(formEmail(max.email)).default(''),
  isNamed: tick(),
  /** The sender has read that it is here already. */
  anyway: tick(),
};

type Needed = readonly (readonly ['title' | 'address' | 'text' | 'more', string])[];

const neededOfNew: Record<(typeof submissionKinds)[number], Needed> = {
  tool: [
    ['title', 'Please name the tool'],
    ['address', 'Please give its address'],
    ['text', 'Please say what it does'],
  ],
  prompt: [
    ['title', 'Please give it a title'],
    ['text', 'Please enter the prompt'],
    ['more', 'Please say what it is for'],
  ],
  term: [
    ['title', 'Please name the term'],
    ['text', 'Please say what it means'],
  ],
  video: [
    ['address', 'Please give its address'],
    ['title', 'Please give its title'],
    ['more', 'Please name who made it'],
  ],
};

const neededOfCorrection: Needed = [
  ['text', 'Please say what is wrong'],
  ['more', 'Please say what is right'],
];

type Sent = z.output<z.ZodObject<typeof submissionFields>>;

/** Names every needed field that is empty. */
export function checkSubmission(
  sent: Sent,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const { kind, about, more, isNamed, senderName } = sent;
  for (const [field, message] of about === '' ? neededOfNew[kind] : neededOfCorrection) {
    if (sent[field] === '') refuse(field, message);
  }
  if (kind === 'tool' && about === '' && more !== '' && !isVideoLink(more)) {
    refuse('more', 'The price page must be a whole address that begins with https:// or http://');
  }
  if (isNamed && senderName === '') refuse('senderName', 'Please enter the name that shall stand');
}

export const submissionSchema = z.object(submissionFields).superRefine(checkSubmission);

export const knownEntrySchema = z.object({ title: z.string(), path: z.string() });

export const submissionAnswerSchema = z.object({
  /** The entry that is here already. Nothing was stored then. */
  known: knownEntrySchema.nullable(),
});

export const submitPageInputSchema = z.object({
  kind: z.enum(submissionKinds).optional(),
  about: z.string().trim().max(max.about).default(''),
});

export const submitPageSchema = z.object({
  about: knownEntrySchema.nullable(),
  thanks: z.array(z.string()),
});

export const submissionListInputSchema = pageInputSchema.extend({
  status: z.enum(submissionStatuses).default('waiting'),
  kind: z.enum(submissionKinds).optional(),
  search: z.string().trim().max(adminLimits.search).default(''),
});

export const listedSubmissionSchema = z.object({
  id: z.number().int(),
  kind: z.enum(submissionKinds),
  about: z.string(),
  title: z.string(),
  address: z.string(),
  text: z.string(),
  more: z.string(),
  tool: z.string(),
  senderName: z.string(),
  email: z.string(),
  isNamed: z.boolean(),
  status: z.enum(submissionStatuses),
  reason: z.string(),
  createdAt: timestamp(),
  joinedCount: z.number().int(),
  /** The entry that it is about, or that is here under the same name. */
  entry: knownEntrySchema.extend({ text: z.string() }).nullable(),
  /** The kind of content where the entry stands or would stand. */
  contentKind: z.string(),
});

export const submissionPageSchema = pageOf(listedSubmissionSchema);

const moveSchema = z.object({
  id: idSchema(),
  from: z.enum(submissionStatuses),
  to: z.enum(submissionStatuses),
});

export const submissionMovesSchema = z.object({
  moves: rowsSchema(moveSchema, { one: 'submission', many: 'submissions' }),
  reason: formText('The reason', 0, max.reason).default(''),
});

export const submissionsMovedSchema = z.object({
  changed: z.array(moveSchema),
  failed: refusedSchema,
});

export type SubmissionForm = z.output<typeof submissionSchema>;
export type KnownEntry = z.infer<typeof knownEntrySchema>;
export type ListedSubmission = z.infer<typeof listedSubmissionSchema>;
export type SubmissionMoves = z.output<typeof submissionMovesSchema>;
export type SubmissionsMoved = z.infer<typeof submissionsMovedSchema>;
