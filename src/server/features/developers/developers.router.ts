import { router } from '../../trpc/init.ts';
import { developerBriefsRouter } from '../contact/briefs/briefs.router.ts';
import { accountProcedures } from './account/account.router.ts';
import { sessionRouter } from './account/sessions.router.ts';
import { directoryProcedures } from './directory/directory.router.ts';
import { messageRouter } from './messages/messages.router.ts';
import { nudgesRouter } from './nudges/nudges.router.ts';
import { phoneVerificationProcedures } from './phone-verification/phone-verification.router.ts';
import { profileProcedures } from './profile/profile.router.ts';
import { profileReportProcedures } from './profile-reports/profile-reports.router.ts';
import { projectRouter } from './projects/projects.router.ts';
import { statisticsRouter } from './statistics/statistics.router.ts';

/** The developer network: what each of its rooms answers. */
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
