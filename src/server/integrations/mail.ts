import type { Settings } from '../env.ts';
import { currentTrace } from '../observation/trace.ts';
import { inTime } from './in-time.ts';
import type { ServiceCheck } from './service-check.ts';

export interface OutgoingMail {
  /** Without brackets; the same for every try, so that mail programs show a mail once. */
  messageId: string;
  to: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  /** A calendar file (RFC 5545); empty for none. */
  calendar: string;
  /** Says to other programs that no person wrote it, so that none answers (RFC 3834); null for what a person wrote. */
  autoSubmitted: 'auto-generated' | 'auto-replied' | null;
  /** Ends mail of this kind by one POST (RFC 8058); null for mail that is no series. */
  unsubscribeUrl: string | null;
}

export type MailOutcome =
  | { outcome: 'sent' }
  /** The mail server has certainly not taken it. */
  | { outcome: 'refused'; cause: unknown }
  /** It was handed over whole, and no answer came. */
  | { outcome: 'unclear'; cause: unknown };

/** Sends mail. Never throws: a server that fails is an outcome. */
export interface Mail {
  /** Address where the owner of the site reads mail; null where mail is off and only the admin inbox shows messages. */
  ownerAddress: string | null;
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

/** The longest silence. A server that drips has so many of them in all. */
const defaultTimeoutMs = 10_000;
const silencesInAll = 3;

/** SMTP where it is configured; otherwise mail is off. */
export function createMail(settings: Settings['mail'], timeoutMs = defaultTimeoutMs): Mail {
  const { smtpUrl, from, ownerEmail } = settings;
  if (!smtpUrl || !from || !ownerEmail) {
    const cause = new Error('Mail is not configured (SMTP_URL, MAIL_FROM, OWNER_EMAIL).');
    return { ownerAddress: null, send: async () => ({ outcome: 'refused', cause }) };
  }
  return {
    ownerAddress: ownerEmail,
    async send(mail) {
      const { messageId, to, replyTo, subject, text, calendar } = mail;
      const { autoSubmitted, unsubscribeUrl } = mail;
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
            ...(calendar && { icalEvent: icalEventOf(calendar) }),
            messageId: `<${messageId}>`,
            headers: {
              ...(trace && { 'X-Request-Id': trace.requestId }),
              ...(autoSubmitted && { 'Auto-Submitted': autoSubmitted }),
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

/** Repeats the method of a calendar file in its type, as RFC 6047, section 2.4 asks. */
function icalEventOf(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { filename: 'call.ics', method, content };
}

/** Asks the mail server whether it would take mail with these settings, without sending any. */
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

/** Whether the server itself has said no. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 400;
}

/** Nodemailer's errors do not say how far a mail came; its log does, with a line when the last byte has gone out. */
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
