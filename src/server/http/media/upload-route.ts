import type { SlotLimits } from '../../../shared/limits/limit.ts';
import type { StoredPicture } from '../../../shared/media/media.ts';
import type { Context } from '../../trpc/context.ts';

export interface UploadedFile {
  bytes: Buffer;
  name: string;
}

export interface UploadRoute<Owner> {
  path: string;
  /** Concurrent uploads. Each holds its bytes in memory until its picture is stored. */
  openUploads: SlotLimits;
  accountOf(owner: Owner): string;
  /**
   * Runs before any byte of the body is read.
   * @param params path parameters
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
