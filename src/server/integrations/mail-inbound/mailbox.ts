import { inTime } from '../in-time.ts';
import { maxMailBytes } from './inbound-mail.ts';

/** Never throws: a mailbox that cannot be read is an outcome. */
export type MailboxReading =
  | { outcome: 'read'; count: number }
  | { outcome: 'notConfigured' }
  | { outcome: 'unavailable'; cause: unknown };

const silenceMs = 20_000;
/** The rest waits for the next reading. */
const mostMails = 50;

interface MailboxOptions {
  /** Says whether the mail is done with. One that is not stays unseen and comes again. */
  take(bytes: Uint8Array): Promise<boolean>;
  signal: AbortSignal;
  timeoutMs: number;
}

/** @param imapUrl `imaps://user:password@host:port/folder`; `imap:` changes to TLS when the server offers it */
function accountOf(imapUrl: string) {
  const { protocol, hostname: host, port, username, password, pathname } = new URL(imapUrl);
  const secure = protocol === 'imaps:';
  return {
    options: {
      host,
      port: port ? Number(port) : secure ? 993 : 143,
      secure,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    },
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

/** Reads the unseen mails of a mailbox in order, and marks each as seen once it is done with. */
export async function readMailbox(
  imapUrl: string | undefined,
  { take, signal, timeoutMs }: MailboxOptions,
): Promise<MailboxReading> {
  if (!imapUrl) return { outcome: 'notConfigured' };
  const { ImapFlow } = await import('imapflow');
  const { options, folder } = accountOf(imapUrl);
  const client = new ImapFlow({
    ...options,
    logger: false,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  // The library reports a lost connection a second time, when nothing waits for an answer.
  client.on('error', () => {});
  const end = () => client.close();
  signal.addEventListener('abort', end);
  try {
    const count = await inTime('The mailbox', timeoutMs, async () => {
      await client.connect();
      await client.mailboxOpen(folder);
      const unseen = (await client.search({ seen: false }, { uid: true })) || [];
      for (const uid of unseen.slice(0, mostMails)) {
        signal.throwIfAborted();
        // The beginning of a larger mail has its words, and files that are whole.
        const range = { start: 0, maxLength: maxMailBytes };
        const mail = await client.fetchOne(String(uid), { source: range }, { uid: true });
        const source = mail ? mail.source : undefined;
        const isDone = !source || (await take(source));
        if (isDone) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      }
      return Math.min(unseen.length, mostMails);
    });
    await client.logout();
    return { outcome: 'read', count };
  } catch (cause) {
    return { outcome: 'unavailable', cause };
  } finally {
    signal.removeEventListener('abort', end);
    client.close();
  }
}
