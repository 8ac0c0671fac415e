import { DatabaseUnavailableError } from '../errors.ts';
import type { Account } from './account.ts';
import { whyUnusable } from './programs.ts';

/** What PostgreSQL's programs or the system said, as a sentence for the person who starts the server. */
export function startFault(error: unknown, { home, programs }: Account): DatabaseUnavailableError {
  const reason = error instanceof Error ? error.message : String(error);
  const sentence =
    sentenceFor(reason, home.folder) ??
    whyUnusable(programs) ??
    `The embedded database in ${home.folder} cannot be started: ${reason}`;
  return new DatabaseUnavailableError(sentence, { cause: error });
}

function sentenceFor(reason: string, folder: string): string | null {
  if (/No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/.test(reason)) {
    return `The disk that holds ${folder} is full: make room on it and start again.`;
  }
  if (/Permission denied|EACCES|EPERM|Read-only file system|EROFS/.test(reason)) {
    return `The data folder ${folder} cannot be written: make it writable or set DATA_DIR to another folder.`;
  }
  return null;
}
