import { z } from 'zod';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { linkKeyInputSchema } from '../conversations/conversations.ts';
import { requestIdInputSchema } from '../requests/requests.ts';
import { testimonialLimits, testimonialRatings, testimonialStates } from './testimonial-options.ts';

const oneLine = /^[^\r\n]*$/;
const onlyOneLine = 'Only one line is possible here';

/** The form of the client. A browser sends "on" for a ticked box. */
export const testimonialFormSchema = z.object({
  quote: formText('Your words', testimonialLimits.minQuote, testimonialLimits.maxQuote),
  author: formText('Name', testimonialLimits.minAuthor, testimonialLimits.maxAuthor).regex(
    oneLine,
    onlyOneLine,
  ),
  role: formText('Role', 0, testimonialLimits.maxRole).regex(oneLine, onlyOneLine),
  rating: z.enum(testimonialRatings, 'Please choose from one to five stars'),
  consent: z.literal('on', 'Please tick the box to agree'),
});

export const newTestimonialSchema = testimonialFormSchema.extend(linkKeyInputSchema.shape);

const testimonialWordsSchema = z.object({
  state: z.enum(testimonialStates),
  quote: z.string(),
  author: z.string(),
  /** Empty means none. */
  role: z.string(),
  /** 0 before the client has written. */
  rating: z.number().int(),
  /** Counts how often the client has sent their words. */
  revision: z.number().int(),
});

export const testimonialPageSchema = testimonialWordsSchema.extend({
  /** About the request. */
  firstName: z.string(),
  lastName: z.string(),
  projectType: z.string().nullable(),
  description: z.string(),
  requestedAt: timestamp(),
  /** Null means as long as the words are there. */
  linkEndsAt: timestamp().nullable(),
});

export const listedTestimonialSchema = testimonialWordsSchema.extend({
  askedAt: timestamp(),
  consentedAt: timestamp().nullable(),
  /** Delivery of the last message that asked for it. Null when its record is gone. */
  message: z
    .object({
      state: z.enum(['waiting', 'handedOver', 'sent', 'unclear', 'undeliverable']),
      fault: z.string(),
    })
    .nullable(),
});

export const requestTestimonialSchema = z.object({
  testimonial: listedTestimonialSchema.nullable(),
  isClosed: z.boolean(),
  /** The way on which the link would reach the client; null when there is none. */
  channel: z.enum(['mail', 'sms']).nullable(),
});

/** Words that wait for the owner. */
export const waitingTestimonialSchema = z.object({ requestId: idSchema(), author: z.string() });

/** Names the words that the owner has read. */
export const testimonialDecisionSchema = requestIdInputSchema.extend({
  revision: z.number().int().min(0).max(maxId),
});

export type TestimonialPage = z.infer<typeof testimonialPageSchema>;
export type RequestTestimonial = z.infer<typeof requestTestimonialSchema>;
export type TestimonialForm = z.infer<typeof testimonialFormSchema>;
