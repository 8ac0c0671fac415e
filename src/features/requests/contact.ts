import { z } from 'zod';
import { formEmail, formText } from '../../shared/text/form-text.ts';
import { timestamp } from '../../shared/wire.ts';
import { budgetRanges } from '../estimate/estimate.ts';
import { contactLimits, projectTypes } from './contact-options.ts';

const name = (label: string) => formText(label, contactLimits.minName, contactLimits.maxName);

/** Shared by browser and server. The messages are those of the specification. */
export const contactSchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: formEmail(contactLimits.maxEmail),
  company: z
    .string()
    .trim()
    .max(contactLimits.maxCompany, `Company must be at most ${contactLimits.maxCompany} characters`)
    .nullish(),
  projectType: z.enum(projectTypes, 'Please select a project type'),
  description: formText('Description', contactLimits.minDescription, contactLimits.maxDescription),
  budgetRange: z.enum(budgetRanges, 'Please select a budget range'),
  estimate: z
    .string()
    .max(200)
    .nullish()
    .describe('Code of an estimate of this site, for the owner.'),
  showToDevelopers: z
    .union([z.literal(true), z.literal(false), z.literal('on'), z.literal('')])
    .nullish()
    .describe(
      'Whether the request may be shown to suitable developers, without name and address; "on" as a form sends it.',
    ),
});

export type ContactForm = z.infer<typeof contactSchema>;

export const contactReceiptSchema = z
  .object({
    success: z.literal(true),
    message: z.string(),
    answerBy: timestamp().describe('By when the request is answered, in whole hours'),
    requestKey: z
      .string()
      .nullable()
      .describe(
        'Opens the page of the request, /requests/{key}. A secret, answered here and nowhere else; null where the same request has come in before',
      ),
  })
  .meta({ id: 'ContactReceipt' });

export const contactSources = ['form', 'sms'] as const;
export const contactSourceSchema = z.enum(contactSources);
export type ContactSource = z.infer<typeof contactSourceSchema>;
