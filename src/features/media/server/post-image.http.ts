import {
  identifyAdminOrToken,
  type SignedInAdmin,
} from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { UploadRoute } from '../../../server/http/media/upload-route.ts';
import { paths } from '../../../shared/paths.ts';
import { storePicture } from './media.service.ts';

/** The editor uploads all dropped files at once. */
const openUploads = { total: 16, perAccount: 8 };

export function postImageRoute(deps: Deps): UploadRoute<Pick<SignedInAdmin, 'adminId'>> {
  return {
    path: paths.adminUpload,
    openUploads,
    authorize: (context) => identifyAdminOrToken(context, 'pictures:upload'),
    accountOf: ({ adminId }) => `admin ${adminId}`,
    receive: (_context, { adminId }, file) =>
      storePicture(deps, { kind: 'postImage', ...file, ownerId: adminId }),
  };
}
