import { DomainError } from '../../../../server/domain-error.ts';
import { type EndingReason, TextParkedError } from '../../../../server/text-work/text-errors.ts';

const endings: Readonly<Record<EndingReason, string>> = {
  time: 'took too long, twice',
  memory: 'needed too much memory, twice',
  fault: 'broke off, twice',
};

/**
 * Says of a text or file that could not be read what happened and what to do; null for an error that it is not to blame for.
 * @param what what was read, as a sentence calls it: "its text"
 * @param advice a sentence for one that has ended its worker
 */
export function unreadText(
  error: unknown,
  { what, advice }: { what: string; advice: string },
): string | null {
  if (error instanceof TextParkedError) {
    return `Reading ${what} ${endings[error.ending]}. ${advice}`;
  }
  return error instanceof DomainError && error.code === 'BAD_REQUEST' ? error.message : null;
}
