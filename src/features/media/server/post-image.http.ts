import { z } from 'zod';
import {
  type AdminIdentity,
  identifyAdminOrToken,
} from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { UploadRoute } from '../../../server/http/media/upload-route.ts';
import { filePaths } from '../../../shared/file-paths.ts';
import { slots } from '../../../shared/limits/limits.ts';
import { postImages } from './post-image.service.ts';

/** Uploads of the library stay, although no post uses them yet. */
const keptSchema = z.object({ keep: z.literal('yes') });

export function postImageRoute(deps: Deps): UploadRoute<Pick<AdminIdentity, 'adminId' | 'role'>> {
  const store = postImages(deps);
  return {
    path: filePaths.adminUpload,
    openUploads: slots.postImages,
    authorize: (context) => identifyAdminOrToken(context, 'pictures:upload'),
    accountOf: ({ adminId }) => `admin ${adminId}`,
    receive: (_context, admin, file, query) =>
      store(admin, { ...file, isKept: keptSchema.safeParse(query).success }),
  };
}
