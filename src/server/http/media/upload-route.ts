import type { SlotLimits } from '../../../shared/limits/limit.ts';
import type { StoredPicture } from '../../../shared/media/media.ts';
import type { Context } from '../../trpc/context.ts';

export interface UploadedFile {
  bytes: Buffer;
  /** As its sender calls it. */
  name: string;
}

/** One address that takes a file, and what becomes of it. */
export interface UploadRoute<Owner> {
  path: string;
  /** Under way at the same time; each holds its bytes in memory until its picture is stored. */
  openUploads: SlotLimits;
  accountOf(owner: Owner): string;
  /**
   * Runs before a byte of the body is read.
   * @param params of the address
   * @throws DomainError UNAUTHORIZED or FORBIDDEN
   */
  authorize(context: Context, params: Record<string, string>): Promise<Owner>;
  receive(
    context: Context,
    owner: Owner,
    file: UploadedFile,
    query: unknown,
  ): Promise<Pick<StoredPicture, 'url'>>;
}
