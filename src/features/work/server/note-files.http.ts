import {
  type AdminIdentity,
  identifyAdmin,
  requirePermission,
} from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { UploadRoute } from '../../../server/http/media/upload-route.ts';
import { filePaths } from '../../../shared/file-paths.ts';
import { slots } from '../../../shared/limits/limits.ts';
import { addNoteFile } from './notes.service.ts';

interface StageOfAdmin {
  admin: Pick<AdminIdentity, 'adminId' | 'label'>;
  stageId: number;
}

const rowId = (parameter = '') => (/^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0);

export function noteFileRoute(deps: Deps): UploadRoute<StageOfAdmin> {
  return {
    path: filePaths.stageFiles.pattern,
    openUploads: slots.postImages,
    async authorize(context, { stageId }) {
      const admin = await identifyAdmin(context);
      requirePermission(admin, 'answerRequests');
      return { admin, stageId: rowId(stageId) };
    },
    accountOf: ({ admin }) => `admin ${admin.adminId}`,
    receive: (_context, { admin, stageId }, file) => addNoteFile(deps, admin, { stageId, ...file }),
  };
}
