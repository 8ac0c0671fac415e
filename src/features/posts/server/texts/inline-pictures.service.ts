import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { storePicture } from '../../../media/server/media.service.ts';
import { inlinePictureSources } from './post-texts.ts';

export type PictureDeps = Pick<Deps, 'db' | 'mediaStore' | 'log' | 'lines' | 'textWork'>;

const encoded = /^\s*data:image\/[a-z.+-]+(?:;[^,;]*)*;base64,([a-z\d+/=\s]+)$/i;

/** The bytes of a picture that an address holds itself; none of one that holds no picture. */
export function inlinePictureBytes(address: string): Buffer {
  const [, base64] = encoded.exec(address) ?? [];
  return Buffer.from(base64 ?? '', 'base64');
}

/**
 * Stores the pictures that stand in the text of a post itself, and puts their addresses there: no post is kept with one inline.
 * @throws DomainError UNPROCESSABLE_CONTENT, with the number of the picture, for one that is no picture or too large: it is not to
 *   vanish. SERVICE_UNAVAILABLE when the store fails.
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
    const input = { kind: 'postImage', bytes, ownerId: admin.adminId, name } as const;
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
