import { identifyDeveloper } from '../../../../server/auth/developer-identity.service.ts';
import type { DeveloperSession } from '../../../../server/auth/request-sessions.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { UploadRoute } from '../../../../server/http/media/upload-route.ts';
import { paths } from '../../../../shared/paths.ts';
import { photoCropSchema } from '../../developer-account.ts';
import { savePhoto } from './photo.service.ts';

/** Somebody has one photo; a class behind one address has many. */
const openUploads = { total: 24, perAddress: 8, perNetwork: 12, perAccount: 2 };

/** The signed-in developer's photo: one file, and the chosen part of it in the query. */
export function profilePhotoRoute(deps: Deps): UploadRoute<DeveloperSession> {
  return {
    path: paths.developerPhotoUpload,
    openUploads,
    authorize: identifyDeveloper,
    accountOf: ({ developerId }) => `developer ${developerId}`,
    receive(_context, developer, { bytes }, query) {
      const crop = photoCropSchema.safeParse(query);
      if (!crop.success) {
        throw new DomainError('BAD_REQUEST', 'The chosen part of the picture is not valid.');
      }
      return savePhoto(deps, { developerId: developer.developerId, bytes, crop: crop.data });
    },
  };
}
