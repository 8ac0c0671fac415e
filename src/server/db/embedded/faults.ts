import { DatabaseUnavailableError } from '../errors.ts';
import type { Home } from './home.ts';

/** What PostgreSQL's programs or the system said, as a sentence for the person who starts the server. */
export function startFault(reason: string, home: Home, cause?: unknown): DatabaseUnavailableError {
  return new DatabaseUnavailableError(sentenceFor(reason, home), { cause });
}

function sentenceFor(reason: string, { folder }: Home): string {
  if (/No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/.test(reason)) {
    return `The disk that holds ${folder} is full: make room on it and start again.`;
  }
  if (/Permission denied|EACCES|EPERM|Read-only file system|EROFS/.test(reason)) {
    return `The data folder ${folder} cannot be written. Make it writable or set DATA_DIR to another folder.`;
  }
  return `The embedded database in ${folder} cannot be started: ${reason}`;
}
