import { z } from 'zod';
import { budgetRanges, contactLimits, projectTypes } from './contact-options.ts';

const name = (label: string) =>
  z
    .string(`${label} must be at least ${contactLimits.minName} characters`)
    .trim()
    .min(contactLimits.minName, `${label} must be at least ${contactLimits.minName} characters`)
    .max(contactLimits.maxName, `${label} must be at most ${contactLimits.maxName} characters`);

/** The contact form, with the messages of the specification; the browser and the server both use it. */
export const contactSchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: z
    .string('Invalid email address')
    .trim()
    .max(contactLimits.maxEmail, 'Invalid email address')
    .pipe(z.email('Invalid email address')),
  company: z
    .string()
    .trim()
    .max(contactLimits.maxCompany, `Company must be at most ${contactLimits.maxCompany} characters`)
    .nullish(),
  projectType: z.enum(projectTypes, 'Please select a project type'),
  description: z
    .string(`Description must be at least ${contactLimits.minDescription} characters`)
    .trim()
    .min(
      contactLimits.minDescription,
      `Description must be at least ${contactLimits.minDescription} characters`,
    )
    .max(
      contactLimits.maxDescription,
      `Description must be at most ${contactLimits.maxDescription} characters`,
    ),
  budgetRange: z.enum(budgetRanges, 'Please select a budget range'),
});

export type ContactForm = z.infer<typeof contactSchema>;

export const contactReceiptSchema = z
  .object({
    success: z.literal(true),
    message: z.string(),
  })
  .meta({ id: 'ContactReceipt' });
