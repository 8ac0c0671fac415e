import { z } from 'zod';
import { identifyDeveloper } from '../../../../server/auth/developer-identity.service.ts';
import type { DeveloperSession } from '../../../../server/auth/request-sessions.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { UploadRoute } from '../../../../server/http/media/upload-route.ts';
import { filePaths } from '../../../../shared/file-paths.ts';
import { slots } from '../../../../shared/limits/limits.ts';
import { maxId } from '../../../../shared/wire.ts';
import { addPicture } from './project-pictures.service.ts';

const projectSchema = z.object({ project: z.coerce.number().int().min(1).max(maxId) });

export function projectPictureRoute(deps: Deps): UploadRoute<DeveloperSession> {
  return {
    path: filePaths.projectPictureUpload,
    openUploads: slots.projectPictures,
    authorize: identifyDeveloper,
    accountOf: ({ developerId }) => `developer ${developerId}`,
    receive(_context, { developerId }, { bytes }, query) {
      const named = projectSchema.safeParse(query);
      if (!named.success) throw new DomainError('BAD_REQUEST', 'The project is not named.');
      return addPicture(deps, { developerId, projectId: named.data.project, bytes });
    },
  };
}
