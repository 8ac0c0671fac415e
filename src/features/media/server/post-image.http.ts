import {
  identifyAdminOrToken,
  type SignedInAdmin,
} from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { UploadRoute } from '../../../server/http/media/upload-route.ts';
import { slots } from '../../../shared/limits/limits.ts';
import { paths } from '../../../shared/paths.ts';
import { storePicture } from './media.service.ts';

export function postImageRoute(deps: Deps): UploadRoute<Pick<SignedInAdmin, 'adminId'>> {
  return {
    path: paths.adminUpload,
    openUploads: slots.postImages,
    authorize: (context) => identifyAdminOrToken(context, 'pictures:upload'),
    accountOf: ({ adminId }) => `admin ${adminId}`,
    receive: (_context, { adminId }, file) =>
      storePicture(deps, { kind: 'postImage', ...file, ownerId: adminId }),
  };
}
