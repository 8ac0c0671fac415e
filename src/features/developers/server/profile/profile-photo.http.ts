import { z } from 'zod';
import { identifyDeveloper } from '../../../../server/auth/developer-identity.service.ts';
import type { DeveloperSession } from '../../../../server/auth/request-sessions.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { UploadRoute } from '../../../../server/http/media/upload-route.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import { slots } from '../../../../shared/limits/limits.ts';
import { savePhoto } from './photo.service.ts';

const percent = () => z.coerce.number().min(0).max(100);

/** Percent of the upright picture. The default is the centered square. */
const photoCropSchema = z.union([
  z.object({ x: percent(), y: percent(), width: percent(), height: percent() }),
  z
    .object({})
    .strict()
    .transform(() => null),
]);

export function profilePhotoRoute(deps: Deps): UploadRoute<DeveloperSession> {
  return {
    path: filePaths.developerPhotoUpload,
    openUploads: slots.photos,
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
