import type { Email } from 'postal-mime';

const machinePrecedences = new Set(['bulk', 'junk', 'list', 'auto_reply']);
const machineSenders =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+.-]|@)/i;

/** Headers that only machines write: vacations, lists, and mail systems that ask others to be silent. */
const machineHeaders = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponse',
  'x-auto-response-suppress',
  'x-failed-recipients',
  'x-loop',
  'list-id',
  'list-unsubscribe',
  'feedback-id',
];

/** Says whether a machine wrote a mail: an automatic answer, a report of a failed delivery, or mail of a list (RFC 3834). */
export function isAutomaticMail(mail: Email): boolean {
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? null;
  const submitted = header('auto-submitted');
  if (submitted !== null && !/^no\b/.test(submitted)) return true;
  if (machinePrecedences.has(header('precedence') ?? '')) return true;
  if (machineHeaders.some((name) => header(name) !== null)) return true;
  if (header('return-path') === '<>') return true;
  if (/^multipart\/report\b/.test(header('content-type') ?? '')) return true;
  return machineSenders.test(mail.from?.address ?? '');
}
