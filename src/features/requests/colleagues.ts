import { z } from 'zod';
import { formEmail, formText } from '../../shared/text/form-text.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { contactLimits } from './contact-options.ts';

export const colleagueFormSchema = z.object({
  name: formText('Name', contactLimits.minName, contactLimits.maxName),
  email: formEmail(contactLimits.maxEmail),
  /** A browser sends "on" for a ticked box. */
  mayDecide: z.enum(['on', '']).default(''),
});

export type ColleagueForm = z.infer<typeof colleagueFormSchema>;

const formId = z.string().regex(/^[1-9]\d{0,8}$/);

export const colleagueEndFormSchema = z.object({ colleague: formId });

export const colleagueSchema = z.object({
  id: idSchema(),
  name: z.string(),
  email: z.string(),
  /** May approve stages and accept quotes. */
  mayDecide: z.boolean(),
  invitedAt: timestamp(),
});

export const colleaguesSchema = z.array(colleagueSchema);

export type Colleague = z.infer<typeof colleagueSchema>;
