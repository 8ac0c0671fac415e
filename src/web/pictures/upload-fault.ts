import { pictureContent } from '../../shared/words/pictures.ts';
import { PictureError } from './prepare-picture.ts';
import { UploadError, type UploadFailure } from './send-picture.ts';

export type UploadSentences = { other: string } & Partial<Record<UploadFailure, string>>;

export function uploadFault(error: unknown, failures: UploadSentences): string {
  if (error instanceof PictureError) return pictureContent.faults[error.fault];
  if (!(error instanceof UploadError) || error.failure === 'signedOut') return failures.other;
  return error.message || (failures[error.failure] ?? failures.other);
}
