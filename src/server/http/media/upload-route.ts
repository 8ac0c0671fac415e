import type { StoredPicture } from '../../../shared/media.ts';
import type { ShareLimits } from '../../limits/shares.ts';
import type { Context } from '../../trpc/context.ts';

/** One address that takes a picture, and what becomes of it. */
export interface UploadRoute<Owner> {
  path: string;
  /** Under way at the same time; each holds its bytes in memory until its picture is stored. */
  openUploads: Omit<ShareLimits, 'full' | 'beyondShare'>;
  accountOf(owner: Owner): string;
  /** Runs before a byte of the body is read. @throws DomainError UNAUTHORIZED or FORBIDDEN */
  authorize(context: Context): Promise<Owner>;
  receive(context: Context, owner: Owner, bytes: Buffer, query: unknown): Promise<StoredPicture>;
}
