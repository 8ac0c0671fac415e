import { z } from 'zod';
import { availabilityRouter } from '../../../features/availability/server/availability.router.ts';
import { developerBriefsRouter } from '../../../features/briefs/server/briefs.router.ts';
import { accountProcedures } from '../../../features/developers/server/account/account.router.ts';
import { sessionRouter } from '../../../features/developers/server/account/sessions.router.ts';
import { directoryProcedures } from '../../../features/developers/server/directory/directory.router.ts';
import { guideProcedures } from '../../../features/developers/server/guide/guide.router.ts';
import { handleProcedures } from '../../../features/developers/server/handles/handles.router.ts';
import { numbersRouter } from '../../../features/developers/server/numbers/numbers.router.ts';
import { portfolioProcedures } from '../../../features/developers/server/portfolio/portfolio.router.ts';
import { profileProcedures } from '../../../features/developers/server/profile/profile.router.ts';
import { profileReportProcedures } from '../../../features/developers/server/profile-reports/profile-reports.router.ts';
import { projectRouter } from '../../../features/developers/server/projects/projects.router.ts';
import { ownTokensRouter } from '../../../features/developers/server/tokens/own-tokens.router.ts';
import { messageRouter } from '../../../features/messages/server/messages.router.ts';
import { planBriefNews } from '../../../features/messages/server/notifications/notification-settings.service.ts';
import { notificationsRouter } from '../../../features/messages/server/notifications/notifications.router.ts';
import { developerOutcomesRouter } from '../../../features/outcomes/server/outcomes.router.ts';
import { developerProgramsRouter } from '../../../features/programs/server/programs.router.ts';
import { proofsRouter } from '../../../features/proofs/server/proofs.router.ts';
import { savedSearchesRouter } from '../../../features/saved-searches/server/saved-searches.router.ts';
import { shortlistRouter } from '../../../features/shortlists/server/shortlist.router.ts';
import { phoneVerificationProcedures } from '../../../features/sign-up/server/phone-verification.router.ts';
import { deleteCodes } from '../../../features/sign-up/server/sign-in-records.service.ts';
import { skillsRouter } from '../../../features/skills/server/skills.router.ts';
import { verificationRouter } from '../../../features/verification/server/verification.router.ts';
import { developerProcedure, router } from '../../../server/trpc/init.ts';
import { developerExportSchema, exportDeveloper } from '../developer-export.service.ts';
import { developerToolsRouter } from '../tools/developer-tools.router.ts';

export const developerRouter = router({
  ...phoneVerificationProcedures,
  ...profileProcedures(planBriefNews),
  ...handleProcedures,
  ...guideProcedures,
  ...directoryProcedures,
  ...accountProcedures(deleteCodes),
  exportData: developerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/developers/current/export',
        tags: ['Developers'],
        summary: 'Everything that is stored about you',
        errorResponses: [401, 403],
      },
    })
    .input(z.void())
    .output(developerExportSchema)
    .query(({ ctx }) => exportDeveloper(ctx.deps, ctx.developer)),
  ...portfolioProcedures,
  ...profileReportProcedures,
  projects: projectRouter,
  messages: messageRouter,
  notifications: notificationsRouter,
  availability: availabilityRouter,
  sessions: sessionRouter,
  tokens: ownTokensRouter,
  programs: developerProgramsRouter,
  tools: developerToolsRouter,
  briefs: developerBriefsRouter,
  numbers: numbersRouter,
  skills: skillsRouter,
  proofs: proofsRouter,
  verification: verificationRouter,
  outcomes: developerOutcomesRouter,
  searches: savedSearchesRouter,
  shortlist: shortlistRouter,
});
