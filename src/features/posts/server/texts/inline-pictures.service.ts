import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { storePicture } from '../../../media/server/media.service.ts';
import { inlinePictureSources } from './post-texts.ts';

export type PictureDeps = Pick<Deps, 'db' | 'mediaStore' | 'log' | 'lines' | 'textWork'>;

const encoded = /^\s*data:image\/[a-z.+-]+(?:;[^,;]*)*;base64,([a-z\d+/=\s]+)$/i;

export function inlinePictureBytes(address: string): Buffer {
  const [, base64] = encoded.exec(address) ?? [];
  return Buffer.from(base64 ?? '', 'base64');
}

/**
 * Stores `data:` pictures and replaces their addresses. Posts never keep a picture inline.
 * @throws DomainError UNPROCESSABLE_CONTENT with the number of a picture that is invalid or too large, so that none vanishes
 * silently; SERVICE_UNAVAILABLE when the store fails
 */
export async function storeInlinePictures(
  deps: PictureDeps,
  admin: AdminIdentity,
  content: string,
): Promise<string> {
  if (!/data:/i.test(content)) return content;
  const sources = await deps.textWork.run(inlinePictureSources, content);
  let stored = content;
  for (const [index, source] of sources.entries()) {
    const name = `inline-${index + 1}`;
    const bytes = inlinePictureBytes(source);
    const input = { kind: 'postImage', bytes, adminId: admin.adminId, name } as const;
    const { url } = await storePicture(deps, input).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code === 'SERVICE_UNAVAILABLE') throw error;
      throw new DomainError(
        'UNPROCESSABLE_CONTENT',
        `The picture ${index + 1} inside the text could not be stored: ${error.message}`,
      );
    });
    stored = stored.replaceAll(source, url);
  }
  return stored;
}
