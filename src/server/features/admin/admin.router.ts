import { z } from 'zod';
import {
  currentAdminSchema,
  demoCredentialsSchema,
  loginSchema,
  secondStepSchema,
  signInAnswerSchema,
} from '../../../shared/admin.ts';
import { passkeyUseOptionsSchema, passkeyUseSchema } from '../../../shared/passkeys.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { signInAdmin, signInByCode, signInByPasskey } from '../../auth/admin-sign-in.service.ts';
import { credentialsToShow } from '../../auth/demo-credentials.service.ts';
import { askForPasskey } from '../../auth/factors/passkeys.service.ts';
import { publicProcedure, router } from '../../trpc/init.ts';
import { aiDraftsRouter, aiProcedures } from '../ai-drafts/ai-drafts.router.ts';
import { agreementsAdminRouter } from '../contact/agreements/agreements.router.ts';
import { briefsAdminRouter } from '../contact/briefs/briefs.router.ts';
import { callsAdminRouter } from '../contact/calls/calls-admin.router.ts';
import { inboxRouter } from '../contact/inbox/inbox.router.ts';
import { requestsApiRouter } from '../contact/inbox/requests-api.router.ts';
import { quotesAdminRouter } from '../contact/quotes/quotes.router.ts';
import { threadsRouter } from '../contact/requests/threads.router.ts';
import { textAnswersRouter } from '../contact/texts/text-answers.router.ts';
import { hidingAdminRouter } from '../developers/hiding/hiding-admin.router.ts';
import { reportsAdminRouter } from '../developers/messages/reports-admin.router.ts';
import { profileReportsAdminRouter } from '../developers/profile-reports/profile-reports.router.ts';
import { libraryProcedures } from '../media/library/library.router.ts';
import { bulkRouter } from '../posts/bulk/bulk.router.ts';
import { categoriesRouter } from '../posts/categories/categories.router.ts';
import { claimsRouter } from '../posts/claims/claims.router.ts';
import { detailsRouter } from '../posts/details/details.router.ts';
import { draftsRouter } from '../posts/drafts/drafts.router.ts';
import { autosaveRouter, editingProcedures } from '../posts/editing/editing.router.ts';
import { revisionProcedures } from '../posts/history/revisions.router.ts';
import { postPictureProcedures } from '../posts/pictures/post-pictures.router.ts';
import { previewsRouter } from '../posts/previews/previews.router.ts';
import { publishingProcedures } from '../posts/publishing/publishing.router.ts';
import { transferRouter } from '../posts/transfer/transfer.router.ts';
import { retentionRouter } from '../retention/retention.router.ts';
import { stagedDraftsRouter } from '../staged-drafts/staged-drafts.router.ts';
import { trafficRouter } from '../traffic/traffic.router.ts';
import { troubledWorkRouter } from '../troubled-work/troubled-work.router.ts';
import { writingRouter } from '../writing/writing.router.ts';
import { accountRouter } from './account.router.ts';
import { accountsRouter } from './accounts.router.ts';
import { activityRouter } from './activity.router.ts';
import { tokensRouter } from './api-tokens.router.ts';

/** The admin area. */
export const adminRouter = router({
  login: publicProcedure
    .input(loginSchema)
    .output(signInAnswerSchema)
    .mutation(({ ctx, input }) => signInAdmin(ctx.deps, ctx, input)),

  loginByCode: publicProcedure
    .input(secondStepSchema)
    .output(currentAdminSchema)
    .mutation(({ ctx, input }) => signInByCode(ctx.deps, ctx, input)),

  passkeyOptions: publicProcedure
    .output(passkeyUseOptionsSchema)
    .mutation(({ ctx }) => askForPasskey(ctx.deps, ctx.ip)),

  loginByPasskey: publicProcedure
    .input(z.object({ passkey: passkeyUseSchema }))
    .output(currentAdminSchema)
    .mutation(({ ctx, input }) => signInByPasskey(ctx.deps, ctx, input)),

  logout: publicProcedure.output(successSchema).mutation(async ({ ctx }) => {
    await ctx.sessions.end('admin');
    return success;
  }),

  me: publicProcedure.output(currentAdminSchema.nullable()).query(async ({ ctx }) => {
    const session = await ctx.sessions.admin();
    return session && { id: session.adminId, username: session.username, role: session.role };
  }),

  demoCredentials: publicProcedure
    .output(demoCredentialsSchema.nullable())
    .query(({ ctx }) => credentialsToShow(ctx.deps)),

  ...aiProcedures,
  aiDrafts: aiDraftsRouter,
  stagedDrafts: stagedDraftsRouter,
  posts: router({
    ...editingProcedures,
    ...publishingProcedures,
    ...revisionProcedures,
    bulk: bulkRouter,
    claims: claimsRouter,
    details: detailsRouter,
  }),
  media: router({ ...libraryProcedures, ...postPictureProcedures }),
  autosave: autosaveRouter,
  previews: previewsRouter,
  transfer: transferRouter,
  drafts: draftsRouter,
  categories: categoriesRouter,
  inbox: inboxRouter,
  requests: requestsApiRouter,
  threads: threadsRouter,
  agreements: agreementsAdminRouter,
  textAnswers: textAnswersRouter,
  calls: callsAdminRouter,
  quotes: quotesAdminRouter,
  briefs: briefsAdminRouter,
  developers: hidingAdminRouter,
  messageReports: reportsAdminRouter,
  profileReports: profileReportsAdminRouter,
  tokens: tokensRouter,
  account: accountRouter,
  accounts: accountsRouter,
  activity: activityRouter,
  retention: retentionRouter,
  traffic: trafficRouter,
  troubledWork: troubledWorkRouter,
  writing: writingRouter,
});
