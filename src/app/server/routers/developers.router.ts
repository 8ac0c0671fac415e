import { developerBriefsRouter } from '../../../features/briefs/server/briefs.router.ts';
import { accountProcedures } from '../../../features/developers/server/account/account.router.ts';
import { sessionRouter } from '../../../features/developers/server/account/sessions.router.ts';
import { directoryProcedures } from '../../../features/developers/server/directory/directory.router.ts';
import { profileProcedures } from '../../../features/developers/server/profile/profile.router.ts';
import { profileReportProcedures } from '../../../features/developers/server/profile-reports/profile-reports.router.ts';
import { projectRouter } from '../../../features/developers/server/projects/projects.router.ts';
import { statisticsRouter } from '../../../features/developers/server/statistics/statistics.router.ts';
import { messageRouter } from '../../../features/messages/server/messages.router.ts';
import { nudgesRouter } from '../../../features/messages/server/nudges/nudges.router.ts';
import { phoneVerificationProcedures } from '../../../features/sign-up/server/phone-verification.router.ts';
import { router } from '../../../server/trpc/init.ts';

export const developerRouter = router({
  ...phoneVerificationProcedures,
  ...profileProcedures,
  ...directoryProcedures,
  ...accountProcedures,
  ...profileReportProcedures,
  projects: projectRouter,
  messages: messageRouter,
  nudges: nudgesRouter,
  sessions: sessionRouter,
  briefs: developerBriefsRouter,
  statistics: statisticsRouter,
});
