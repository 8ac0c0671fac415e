import { z } from 'zod';
import { passkeyUseOptionsSchema, passkeyUseSchema } from '../../../features/accounts/passkeys.ts';
import { accountRouter } from '../../../features/accounts/server/account.router.ts';
import { accountsRouter } from '../../../features/accounts/server/accounts.router.ts';
import { activityRouter } from '../../../features/accounts/server/activity.router.ts';
import { tokensRouter } from '../../../features/accounts/server/api-tokens.router.ts';
import { askForPasskey } from '../../../features/accounts/server/factors/passkeys.service.ts';
import {
  signInAdmin,
  signInByCode,
  signInByPasskey,
} from '../../../features/accounts/server/sign-in/admin-sign-in.service.ts';
import { credentialsToShow } from '../../../features/accounts/server/sign-in/demo-credentials.service.ts';
import { briefsAdminRouter } from '../../../features/briefs/server/briefs.router.ts';
import { namesOfDevelopersAsked } from '../../../features/briefs/server/briefs.service.ts';
import { callsAdminRouter } from '../../../features/calls/server/calls-admin.router.ts';
import { contentRouter } from '../../../features/content/server/content.router.ts';
import { accountAdminProcedures } from '../../../features/developers/server/account/account-admin.router.ts';
import { hidingAdminProcedures } from '../../../features/developers/server/hiding/hiding-admin.router.ts';
import { profileReportsAdminRouter } from '../../../features/developers/server/profile-reports/profile-reports.router.ts';
import { draftsRouter } from '../../../features/editor/server/drafts.router.ts';
import {
  autosaveRouter,
  editingProcedures,
} from '../../../features/editor/server/editing.router.ts';
import { postPictureProcedures } from '../../../features/editor/server/post-pictures.router.ts';
import { previewsRouter } from '../../../features/editor/server/previews/previews.router.ts';
import { remarksRouter } from '../../../features/editor/server/remarks/remarks.router.ts';
import { revisionProcedures } from '../../../features/editor/server/revisions.router.ts';
import { factsRouter } from '../../../features/facts/server/facts.router.ts';
import {
  aiDraftsRouter,
  aiProcedures,
} from '../../../features/generator/server/drafts/ai-drafts.router.ts';
import {
  houseStyleRouter,
  suggestionsRouter,
} from '../../../features/generator/server/house-style.router.ts';
import { stagedDraftsRouter } from '../../../features/generator/server/stages/staged-drafts.router.ts';
import { launchRouter } from '../../../features/launch/server/launch.router.ts';
import { libraryProcedures } from '../../../features/media/server/library/library.router.ts';
import { notifyDeveloper } from '../../../features/messages/server/notifications/notifications.service.ts';
import { reportsAdminRouter } from '../../../features/messages/server/reports-admin.router.ts';
import { backupsRouter } from '../../../features/operations/server/backups/backups.router.ts';
import { failedJobsRouter } from '../../../features/operations/server/failed-jobs.router.ts';
import { retentionRouter } from '../../../features/operations/server/retention.router.ts';
import { recommendationsAdminRouter } from '../../../features/outcomes/server/outcomes.router.ts';
import { bulkRouter } from '../../../features/posts/server/bulk/bulk.router.ts';
import { categoriesRouter } from '../../../features/posts/server/categories/categories.router.ts';
import { detailsRouter } from '../../../features/posts/server/details/details.router.ts';
import { publishingProcedures } from '../../../features/posts/server/publishing/publishing.router.ts';
import { reviewProcedures } from '../../../features/posts/server/review/review.router.ts';
import { adminProgramsRouter } from '../../../features/programs/server/programs.router.ts';
import { readQuoteDraft } from '../../../features/quotes/quotes.ts';
import { agreementsAdminRouter } from '../../../features/quotes/server/agreements/agreements.router.ts';
import { quotesAdminRouter } from '../../../features/quotes/server/quotes.router.ts';
import { colleaguesAdminRouter } from '../../../features/requests/server/colleagues/colleagues.router.ts';
import { inboxRouter } from '../../../features/requests/server/inbox/inbox.router.ts';
import { requestsApiRouter } from '../../../features/requests/server/inbox/requests-api.router.ts';
import { threadsRouter } from '../../../features/requests/server/page/said/threads.router.ts';
import { deleteCodes } from '../../../features/sign-up/server/sign-in-records.service.ts';
import { submissionsAdminRouter } from '../../../features/submissions/server/submissions.router.ts';
import { testimonialsAdminRouter } from '../../../features/testimonials/server/testimonials.router.ts';
import { trafficRouter } from '../../../features/traffic/server/traffic.router.ts';
import { transferRouter } from '../../../features/transfer/server/transfer.router.ts';
import { verificationAdminRouter } from '../../../features/verification/server/verification-admin.router.ts';
import { webhooksRouter } from '../../../features/webhooks/server/webhooks.router.ts';
import { workAdminRouter } from '../../../features/work/server/work.router.ts';
import { publicProcedure, router } from '../../../server/trpc/init.ts';
import {
  currentAdminSchema,
  demoCredentialsSchema,
  loginSchema,
  secondStepSchema,
  signInAnswerSchema,
} from '../../../shared/admin/admin.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { contentKinds } from '../../content-kinds.ts';
import { contentChecks } from '../content/content-checks.ts';
import { kindsOfEntries } from '../content/read-entry.ts';
import { contentTools } from '../tools/content-tools.router.ts';
import { postTools } from '../tools/post-tools.router.ts';
import { requestTools } from '../tools/request-tools.router.ts';

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
    ...reviewProcedures,
    bulk: bulkRouter,
    details: detailsRouter,
    remarks: remarksRouter,
  }),
  media: router({
    ...libraryProcedures,
    ...postPictureProcedures({ kinds: contentKinds, checks: contentChecks }),
  }),
  autosave: autosaveRouter,
  previews: previewsRouter,
  transfer: transferRouter,
  drafts: draftsRouter,
  categories: categoriesRouter,
  inbox: inboxRouter({
    isQuoteDraft: (text) => readQuoteDraft(text) !== null,
    findAsked: namesOfDevelopersAsked,
  }),
  requests: requestsApiRouter(namesOfDevelopersAsked),
  threads: threadsRouter,
  agreements: agreementsAdminRouter,
  calls: callsAdminRouter,
  quotes: quotesAdminRouter,
  work: workAdminRouter,
  colleagues: colleaguesAdminRouter,
  briefs: briefsAdminRouter,
  developers: router({
    ...hidingAdminProcedures(notifyDeveloper),
    ...accountAdminProcedures(deleteCodes),
  }),
  verification: verificationAdminRouter(notifyDeveloper),
  messageReports: reportsAdminRouter,
  profileReports: profileReportsAdminRouter(notifyDeveloper),
  recommendations: recommendationsAdminRouter,
  tokens: tokensRouter,
  programs: adminProgramsRouter,
  tools: router({
    ...postTools(contentKinds.filter(({ hasFacts }) => hasFacts)),
    ...contentTools(contentKinds),
    ...requestTools,
  }),
  webhooks: webhooksRouter,
  account: accountRouter,
  accounts: accountsRouter,
  activity: activityRouter,
  retention: retentionRouter,
  traffic: trafficRouter,
  backups: backupsRouter,
  failedJobs: failedJobsRouter,
  houseStyle: houseStyleRouter,
  content: contentRouter(contentKinds, contentChecks, kindsOfEntries),
  testimonials: testimonialsAdminRouter,
  facts: factsRouter(contentKinds.filter(({ hasFacts }) => hasFacts)),
  launch: launchRouter(contentKinds),
  suggestions: suggestionsRouter,
  submissions: submissionsAdminRouter,
});
