import { adminWho, router } from '../../../../server/trpc/init.ts';
import { backupReportSchema } from '../../backups.ts';
import { backupReport } from './backup-report.service.ts';

export const backupsRouter = router({
  report: adminWho('operate')
    .output(backupReportSchema)
    .query(({ ctx }) => backupReport(ctx.deps)),
});
