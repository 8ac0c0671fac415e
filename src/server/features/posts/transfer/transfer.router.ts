import { z } from 'zod';
import { exportFormatSchema } from '../../../../shared/post-transfer.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { provenAdminWho, router } from '../../../trpc/init.ts';
import { allowExport } from './export/export.service.ts';

/** All posts at once, into the site and out of it. */
export const transferRouter = router({
  /** Asked before the file itself, which a browser takes without words in between. */
  allowExport: provenAdminWho('transferPosts')
    .input(z.object({ format: exportFormatSchema }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await allowExport(ctx.deps, ctx.admin, input.format);
      return success;
    }),
});
