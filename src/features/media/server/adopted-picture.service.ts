import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { downloadGooglePicture } from '../../../server/integrations/google-pictures.ts';
import type { StoredPicture } from '../../../shared/media/media.ts';
import { storePicture } from './media.service.ts';

/**
 * @param address must pass `isGooglePicture`
 * @throws DomainError BAD_GATEWAY, PAYLOAD_TOO_LARGE, and errors of `storePicture`
 */
export async function adoptGooglePicture(
  deps: Pick<Deps, 'db' | 'mediaStore' | 'log' | 'lines'>,
  admin: AdminIdentity,
  address: string,
): Promise<StoredPicture> {
  const download = await downloadGooglePicture(address);
  if (download.outcome === 'tooLarge') {
    throw new DomainError('PAYLOAD_TOO_LARGE', 'The picture is too large; 10 MB are the most.');
  }
  if (download.outcome === 'unavailable') {
    throw new DomainError('BAD_GATEWAY', 'Google did not hand the picture over.', {
      reason: 'google-pictures',
      cause: download.cause,
    });
  }
  const { bytes } = download;
  return storePicture(deps, { kind: 'postImage', bytes, ownerId: admin.adminId });
}
