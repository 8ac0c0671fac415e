import { z } from 'zod';
import { maxId } from '../../../shared/blog.ts';
import {
  currentDeveloperSchema,
  developerCardPageSchema,
  developerCardSchema,
  directoryQuerySchema,
  profileChangeSchema,
  profileSchema,
} from '../../../shared/developer.ts';
import { developerExportSchema, successSchema } from '../../../shared/developer-account.ts';
import { developerLimits, developerPage } from '../../../shared/developer-limits.ts';
import {
  codeCountrySchema,
  sendVerificationAnswerSchema,
  sendVerificationSchema,
  verifyPhoneAnswerSchema,
  verifyPhoneSchema,
} from '../../../shared/developer-signup.ts';
import {
  developerProcedure,
  publicProcedure,
  publicReadProcedure,
  router,
} from '../../trpc/init.ts';
import { deleteAccount, exportAccount } from './account.service.ts';
import { isCodeUndelivered } from './code-delivery.service.ts';
import { listDevelopers, searchDirectory } from './directory.service.ts';
import { exampleCard, exampleDeveloper, exampleProfile } from './examples.ts';
import { messageRouter } from './message.router.ts';
import { listCodeCountries } from './phone-number.ts';
import { removePhoto } from './photo.service.ts';
import { getCurrentDeveloper, getProfile, updateProfile } from './profile.service.ts';
import { projectRouter } from './project.router.ts';
import { sendVerification } from './send-verification.service.ts';
import { sessionRouter } from './session.router.ts';
import { verifyPhone } from './verify-phone.service.ts';

const tags = ['Developers'];
const id = () => z.number().int().min(1).max(maxId);
const success = { success: true as const };

export const developerRouter = router({
  current: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/current',
        tags,
        summary: 'The signed-in developer, or null',
        protect: false,
      },
    })
    .input(z.void())
    .output(currentDeveloperSchema.nullable().meta({ examples: [exampleDeveloper, null] }))
    .query(async ({ ctx }) => {
      const session = await ctx.sessions.developer();
      return session && getCurrentDeveloper(ctx.deps, session.developerId);
    }),

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

  logout: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/developers/logout',
        tags,
        summary: 'End the session of this browser',
        protect: false,
      },
    })
    .input(z.object({}).optional())
    .output(successSchema.meta({ examples: [success] }))
    .mutation(async ({ ctx }) => {
      await ctx.sessions.end('developer');
      return success;
    }),

  list: publicReadProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers',
        tags,
        summary: 'Developers with a complete profile, newest first',
        description:
          'Without phone numbers and birth dates. The next page starts after the id of the last developer: pass it as `cursor`.',
        protect: false,
      },
    })
    .input(
      z.object({
        limit: z
          .number()
          .int()
          .min(1)
          .max(developerPage.maxSize)
          .describe(`Developers in the answer; ${developerPage.defaultSize} when left out`)
          .optional(),
        cursor: id().describe('Id of the last developer of the page before').optional(),
      }),
    )
    .output(z.array(developerCardSchema).meta({ examples: [[exampleCard]] }))
    .query(({ ctx, input }) => listDevelopers(ctx.deps, input)),

  directory: publicReadProcedure
    .input(directoryQuerySchema)
    .output(developerCardPageSchema)
    .query(({ ctx, input }) => searchDirectory(ctx.deps, input)),

  profile: publicReadProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/profile/{developerId}',
        tags,
        summary: 'A developer and their projects',
        description:
          'Phone number and birth date are empty where their developer does not show them. Until its form was finished, a profile is there for its owner only.',
        protect: false,
        errorResponses: [404],
      },
    })
    .input(z.object({ developerId: id().describe('Id of the developer') }))
    .output(profileSchema.meta({ examples: [exampleProfile] }))
    .query(async ({ ctx, input }) => {
      const viewer = await ctx.sessions.developer();
      return getProfile(ctx.deps, {
        developerId: input.developerId,
        viewerId: viewer?.developerId ?? null,
      });
    }),

  update: developerProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/developers/{id}',
        tags,
        summary: 'Change your own profile',
        description:
          'What is left out stays. The first change completes the profile: from then on others see it.',
        errorResponses: [400, 401, 403, 409],
      },
    })
    .input(
      profileChangeSchema.extend({ id: id().describe('Your own id') }).meta({
        examples: [
          {
            developerName: exampleDeveloper.developerName,
            bio: exampleDeveloper.bio,
            country: exampleDeveloper.country,
            state: exampleDeveloper.state,
            birthDate: '1990-04-12T00:00:00.000Z',
            yearStartedCoding: exampleDeveloper.yearStartedCoding,
          },
        ],
      }),
    )
    .output(currentDeveloperSchema.meta({ examples: [exampleDeveloper] }))
    .mutation(({ ctx, input: { id: developerId, ...change } }) =>
      updateProfile(ctx.deps, { ownerId: ctx.developer.developerId, developerId, change }),
    ),

  removePhoto: developerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/developers/current/photo',
        tags,
        summary: 'Remove your profile photo',
        errorResponses: [401, 403],
      },
    })
    .input(z.object({}).optional())
    .output(successSchema)
    .mutation(async ({ ctx }) => {
      await removePhoto(ctx.deps, ctx.developer.developerId);
      return success;
    }),

  exportData: developerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/current/export',
        tags,
        summary: 'Everything that is stored about you',
        errorResponses: [401, 403],
      },
    })
    .input(z.void())
    .output(developerExportSchema)
    .query(({ ctx }) => exportAccount(ctx.deps, ctx.developer)),

  deleteAccount: developerProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/developers/current',
        tags,
        summary: 'Delete your account',
        description: 'Removes profile, photo, projects, messages and every session for good.',
        errorResponses: [401, 403],
      },
    })
    .input(z.object({}).optional())
    .output(successSchema)
    .mutation(async ({ ctx }) => {
      await deleteAccount(ctx.deps, ctx.developer.developerId);
      await ctx.sessions.end('developer');
      return success;
    }),

  projects: projectRouter,
  messages: messageRouter,
  sessions: sessionRouter,
});
