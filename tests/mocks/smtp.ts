import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

export const wordsOf = ({ raw }: Pick<ReceivedMail, 'raw'>) =>
  raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=').replaceAll('\r\n', '\n');

/** Behavior after a mail was transferred: `silent` and `hangsUp` accept it without a confirmation. */
export type SmtpBehavior = 'takes' | 'refuses' | 'silent' | 'hangsUp';

/** @param port of an earlier run, or 0 for any */
export async function startSmtp(port = 0) {
  const mails: ReceivedMail[] = [];
  const state: { behavior: SmtpBehavior } = { behavior: 'takes' };
  const listeners = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onData(stream, session, done) {
      const take = (raw: string) => {
        if (state.behavior === 'refuses') return done(new Error('Mailbox full'));
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw,
        });
        for (const listener of listeners) listener();
        if (state.behavior === 'takes') done();
        if (state.behavior === 'hangsUp') {
          for (const connection of server.connections) {
            if (connection.id === session.id) connection.close();
          }
        }
      };
      // A client that is killed in the middle delivers no mail.
      text(stream).then(take, () => {});
    },
  });
  // Ignores connections that clients drop.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: openPort } = server.server.address() as AddressInfo;
  return {
    port: openPort,
    url: `smtp://127.0.0.1:${openPort}`,
    mails,
    state,
    nextMail: () =>
      new Promise<void>((resolve) => {
        const listener = () => {
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type SmtpDouble = Awaited<ReturnType<typeof startSmtp>>;
