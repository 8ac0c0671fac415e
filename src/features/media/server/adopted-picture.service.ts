import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { maxUploadBytes, type StoredPicture } from '../../../shared/media/media.ts';
import { storePicture } from './media.service.ts';

const timeoutMs = 20_000;

/**
 * @param address must pass `isGooglePicture`
 * @throws DomainError BAD_GATEWAY, PAYLOAD_TOO_LARGE, and errors of `storePicture`
 */
export async function adoptGooglePicture(
  deps: Pick<Deps, 'db' | 'mediaStore' | 'log' | 'lines' | 'guardedFetch'>,
  admin: AdminIdentity,
  address: string,
): Promise<StoredPicture> {
  const download = await deps.guardedFetch.read(address, {
    maxBytes: maxUploadBytes,
    timeoutMs,
    // Its pictures lead nowhere else.
    maxRedirects: 0,
  });
  if (download.outcome === 'tooLarge') {
    throw new DomainError('PAYLOAD_TOO_LARGE', 'The picture is too large; 10 MB are the most.');
  }
  if (download.outcome !== 'read') {
    throw new DomainError('BAD_GATEWAY', 'Google did not hand the picture over.', {
      reason: 'google-pictures',
      cause: download.outcome === 'unavailable' ? download.cause : undefined,
    });
  }
  const { bytes } = download;
  return storePicture(deps, { kind: 'postImage', bytes, adminId: admin.adminId });
}
