import { z } from 'zod';
import { publicProcedure, publicReadProcedure } from '../../../server/trpc/init.ts';
import { success } from '../../../shared/wire.ts';
import { developerLimits } from '../../developers/developer-limits.ts';
import { exampleDeveloper } from '../../developers/server/examples.ts';
import {
  codeCountrySchema,
  sendVerificationAnswerSchema,
  sendVerificationSchema,
  verifyPhoneAnswerSchema,
  verifyPhoneSchema,
} from '../phone-verification.ts';
import { isCodeUndelivered } from './code-delivery.service.ts';
import { listCodeCountries } from './phone-number.ts';
import { sendVerification } from './send-verification.service.ts';
import { verifyPhone } from './verify-phone.service.ts';

const tags = ['Developers'];

export const phoneVerificationProcedures = {
  codeCountries: publicProcedure
    .input(z.void())
    .output(z.array(codeCountrySchema))
    .query(({ ctx }) => listCodeCountries(ctx.deps.settings.sms.countries.map(({ code }) => code))),

  sendVerification: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/developers/send-verification',
        tags,
        summary: 'Send a sign-up code by text message',
        description:
          'The same for new and returning developers. The code works once, for ten minutes. The cookie of the answer gives the caller tries of its own.',
        protect: false,
        errorResponses: [400, 429, 503],
      },
    })
    .input(sendVerificationSchema.meta({ examples: [{ phoneNumber: '+16125550142' }] }))
    .output(
      sendVerificationAnswerSchema.meta({
        examples: [{ ...success, phoneNumber: '+16125550142', cooldownSeconds: 30 }],
      }),
    )
    .mutation(({ ctx, input }) =>
      sendVerification(ctx.deps, ctx.browser, { ...input, ip: ctx.ip }),
    ),

  codeDelivery: publicReadProcedure
    .input(z.object({ phoneNumber: z.string().max(developerLimits.phoneNumber) }))
    .output(z.object({ isUndelivered: z.boolean() }))
    .query(async ({ ctx, input }) => ({
      isUndelivered: await isCodeUndelivered(ctx.deps, ctx.browser, input.phoneNumber),
    })),

  verifyPhone: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/developers/verify-phone',
        tags,
        summary: 'Sign in by a code',
        description:
          'Makes the developer on the first time. The session is in the cookie of the answer.',
        protect: false,
        errorResponses: [400, 403, 429, 503],
      },
    })
    .input(
      verifyPhoneSchema.meta({
        examples: [{ phoneNumber: '+16125550142', verificationCode: '123456' }],
      }),
    )
    .output(
      verifyPhoneAnswerSchema.meta({
        examples: [{ developer: exampleDeveloper, isProfileComplete: true }],
      }),
    )
    .mutation(({ ctx, input }) =>
      verifyPhone(ctx.deps, ctx, {
        phoneNumber: input.phoneNumber,
        country: input.country,
        code: input.verificationCode,
        ip: ctx.ip,
      }),
    ),
};
