import { DomainError } from '../../../../server/domain-error.ts';
import { type EndingReason, TextParkedError } from '../../../../server/text-work/text-errors.ts';

const endings: Readonly<Record<EndingReason, string>> = {
  time: 'took too long, twice',
  memory: 'needed too much memory, twice',
  fault: 'broke off, twice',
};

/**
 * Explains why a text or file could not be read. Null when the text is not at fault.
 * @param what noun for the text, such as "its text"
 * @param advice sentence for a text that has ended its worker
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
