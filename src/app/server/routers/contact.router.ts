import { z } from 'zod';
import { briefsRouter } from '../../../features/briefs/server/briefs.router.ts';
import { timeZoneSchema } from '../../../features/calls/calls.ts';
import { callsRouter } from '../../../features/calls/server/calls.router.ts';
import { outcomesRouter } from '../../../features/outcomes/server/outcomes.router.ts';
import { agreementsRouter } from '../../../features/quotes/server/agreements/agreements.router.ts';
import { quotesRouter } from '../../../features/quotes/server/quotes.router.ts';
import { contactReceiptSchema, contactSchema } from '../../../features/requests/contact.ts';
import { colleaguesRouter } from '../../../features/requests/server/colleagues/colleagues.router.ts';
import { submitContactRequest } from '../../../features/requests/server/contact.service.ts';
import { requestsRouter } from '../../../features/requests/server/page/requests.router.ts';
import { prepareProcedure } from '../../../features/requests/server/prepare.router.ts';
import { submissionsRouter } from '../../../features/submissions/server/submissions.router.ts';
import { testimonialsRouter } from '../../../features/testimonials/server/testimonials.router.ts';
import { takeBackWithRequest } from '../../../features/testimonials/server/writing.service.ts';
import { workRouter } from '../../../features/work/server/work.router.ts';
import { publicProcedure, router } from '../../../server/trpc/init.ts';
import { visitOriginSchema } from '../../../shared/visits.ts';

const exampleRequest = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  projectType: 'Web Application',
  description: 'A booking site for guided walks, with payments.',
  budgetRange: '$5,000 - $15,000',
} as const;

export const contactRouter = router({
  prepare: prepareProcedure,
  submit: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contact',
        tags: ['Contact'],
        summary: 'Send a contact request',
        description: 'The request is stored before it is answered.',
        protect: false,
        errorResponses: [400, 429],
      },
    })
    .input(
      contactSchema
        .extend({
          website: z.string().max(500).optional().describe('Leave this field out.'),
          fillTimeMs: z.number().nonnegative().optional().describe('Leave this field out.'),
          timeZone: timeZoneSchema()
            .optional()
            .catch(undefined)
            .describe('IANA; what mail to the sender names times in.'),
          // An invalid visit origin must not refuse a request: it only serves statistics.
          visit: visitOriginSchema.optional().catch(undefined).describe('Leave this field out.'),
        })
        .meta({ examples: [exampleRequest] }),
    )
    .output(contactReceiptSchema)
    .mutation(({ ctx, input: { website, fillTimeMs, visit, timeZone, ...form } }) =>
      submitContactRequest(ctx.deps, {
        ...{ form, signals: { website, fillTimeMs }, visit, timeZone, ip: ctx.ip },
      }),
    ),

  colleagues: colleaguesRouter,
  requests: requestsRouter(takeBackWithRequest),
  testimonials: testimonialsRouter,
  outcomes: outcomesRouter,
  calls: callsRouter,
  quotes: quotesRouter,
  work: workRouter,
  briefs: briefsRouter,
  agreements: agreementsRouter,
  submissions: submissionsRouter,
});
