import type { Settings } from '../env.ts';
import { currentTrace } from '../observation/trace.ts';
import { inTime } from './in-time.ts';
import type { ServiceCheck } from './service-check.ts';

export interface OutgoingMail {
  /** Without brackets. The same for every try, so that mail programs show a mail once. */
  messageId: string;
  /** The thread of the mail and what it answers, with brackets. Mail programs show mails with the same reference together. */
  references: readonly string[];
  to: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
  /** A calendar file (RFC 5545), or empty. */
  calendar: string;
  attachment: MailAttachment | null;
  /** Stops other programs from answering (RFC 3834); null for mail that a person wrote. */
  autoSubmitted: 'auto-generated' | 'auto-replied' | null;
  /** Unsubscribes by one POST (RFC 8058); null for mail outside a series. */
  unsubscribeUrl: string | null;
}

export interface MailAttachment {
  name: string;
  contentType: string;
  bytes: Buffer;
}

export type MailOutcome =
  | { outcome: 'sent' }
  /** The mail server has certainly not accepted it. */
  | { outcome: 'refused'; cause: unknown }
  /** It was sent completely, but no answer came. */
  | { outcome: 'unclear'; cause: unknown };

/** Never throws: a failing server is an outcome. */
export interface Mail {
  /** Mailbox of the site's owner. Null when mail is off and only the admin inbox shows messages. */
  ownerAddress: string | null;
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

const defaultTimeoutMs = 10_000;
const silencesInAll = 3;

export function createMail(
  settings: Pick<Settings['mail'], 'smtpUrl' | 'from' | 'ownerEmail'>,
  timeoutMs = defaultTimeoutMs,
): Mail {
  const { smtpUrl, from, ownerEmail } = settings;
  if (!smtpUrl || !from || !ownerEmail) {
    const cause = new Error('Mail is not configured (SMTP_URL, MAIL_FROM, OWNER_EMAIL).');
    return { ownerAddress: null, send: async () => ({ outcome: 'refused', cause }) };
  }
  return {
    ownerAddress: ownerEmail,
    async send(mail) {
      const { messageId, references, to, replyTo, subject, text, html, calendar } = mail;
      const { autoSubmitted, unsubscribeUrl, attachment } = mail;
      const answered = references.at(-1);
      const { createTransport } = await import('nodemailer');
      const watch = watchHandOver();
      const trace = currentTrace();
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
        logger: watch.logger,
      });
      try {
        await inTime('The mail server', silencesInAll * timeoutMs, () =>
          transport.sendMail({
            from,
            to,
            ...(replyTo && { replyTo }),
            subject,
            text,
            html,
            ...(calendar && { icalEvent: icalEventOf(calendar) }),
            ...(attachment && { attachments: [attachmentOf(attachment)] }),
            messageId: `<${messageId}>`,
            ...(answered && { references: [...references], inReplyTo: answered }),
            headers: {
              ...(trace && { 'X-Request-Id': trace.requestId }),
              ...(autoSubmitted && {
                'Auto-Submitted': autoSubmitted,
                // Mail servers that do not know the header above.
                'X-Auto-Response-Suppress': 'All',
              }),
              ...(unsubscribeUrl && {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
            },
          }),
        );
        return { outcome: 'sent' };
      } catch (cause) {
        const isUnclear = watch.isHandedOver() && !isAnswered(cause);
        return { outcome: isUnclear ? 'unclear' : 'refused', cause };
      } finally {
        transport.close();
      }
    },
  };
}

function attachmentOf({ name, contentType, bytes }: MailAttachment) {
  return { filename: name, contentType, content: bytes };
}

/** RFC 6047, section 2.4 requires the file's method in the content type. */
function icalEventOf(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { filename: 'call.ics', method, content };
}

export async function checkMail(
  smtpUrl: string,
  timeoutMs = defaultTimeoutMs,
): Promise<ServiceCheck> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await inTime('The mail server', silencesInAll * timeoutMs, () => transport.verify());
    return { outcome: 'ok' };
  } catch (cause) {
    return { outcome: 'failed', cause };
  } finally {
    transport.close();
  }
}

function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 400;
}

/** Nodemailer's errors do not tell how far a mail came. Its log has a line when the last byte has been sent. */
function watchHandOver() {
  let isHandedOver = false;
  const ignore = () => {};
  const info = (entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && 'outByteCount' in entry) isHandedOver = true;
  };
  const logger = {
    level: ignore,
    trace: ignore,
    debug: ignore,
    info,
    warn: ignore,
    error: ignore,
    fatal: ignore,
  };
  return { logger, isHandedOver: () => isHandedOver };
}
