import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../server/trpc/init.ts';
import { csvFileSchema } from '../../../shared/admin/admin.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { trafficQuerySchema, trafficReportSchema } from '../traffic-report.ts';
import { exportTraffic } from './traffic-export.service.ts';
import { reportTraffic } from './traffic-report.service.ts';
import { switchCounting } from './traffic-settings.service.ts';

export const trafficRouter = router({
  report: adminWho('seeTraffic')
    .input(trafficQuerySchema)
    .output(trafficReportSchema)
    .query(({ ctx, input }) => reportTraffic(ctx.deps, input)),

  exportCsv: provenAdminWho('seeTraffic')
    .input(trafficQuerySchema)
    .output(csvFileSchema)
    .mutation(({ ctx, input }) => exportTraffic(ctx.deps, input)),

  switchCounting: adminWho('operate')
    .input(z.object({ isOn: z.boolean() }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await switchCounting(ctx.deps, ctx.admin, input.isOn);
      return success;
    }),
});
