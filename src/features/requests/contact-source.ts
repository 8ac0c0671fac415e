import { z } from 'zod';

export const contactSources = ['form', 'sms'] as const;
export const contactSourceSchema = z.enum(contactSources);
export type ContactSource = z.infer<typeof contactSourceSchema>;
