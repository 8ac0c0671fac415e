import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkMail, createMail } from '../../../src/server/integrations/mail.ts';
import { createS3MediaStore } from '../../../src/server/integrations/media-store/media-store-s3.ts';
import { createTwilioSms } from '../../../src/server/integrations/sms/sms-twilio.ts';
import { s3Account } from '../../mocks/s3.ts';
import { portOfServer } from '../../setup/raw-http.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Sends a little now and then and never ends, without a long pause. */
async function dripping(beginning: string, drip: string): Promise<number> {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.resume();
    socket.write(beginning);
    const timer = setInterval(() => socket.write(drip), 20);
    socket.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  return portOfServer(server);
}

const silenceMs = 400;

describe('a mail server that drips', () => {
  it('has certainly not taken a mail when its time is over', async () => {
    const smtpUrl = `smtp://127.0.0.1:${await dripping('220 mail\r\n', '250-one more\r\n')}`;
    const mail = createMail(
      { smtpUrl, from: 'site@vibecode.example', ownerEmail: 'owner@vibecode.example' },
      silenceMs,
    );
    const sent = await mail.send({
      messageId: 'one@vibecode.example',
      to: 'ada@example.com',
      replyTo: null,
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      references: [],
      calendar: '',
      attachment: null,
      autoSubmitted: null,
      unsubscribeUrl: null,
    });
    expect(sent.outcome).toBe('refused');
  });

  it('is no working one', async () => {
    const smtpUrl = `smtp://127.0.0.1:${await dripping('220 mail\r\n', '250-one more\r\n')}`;
    expect((await checkMail(smtpUrl, silenceMs)).outcome).toBe('failed');
  });
});

describe('an HTTP service whose headers never end', () => {
  const head = 'HTTP/1.1 200 OK\r\n';
  const header = 'x-more: of it\r\n';
  const hurry = (limitMs: number) => {
    const { setTimeout: later } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) =>
      later(work, ms === limitMs ? silenceMs : ms)) as typeof setTimeout);
  };
  afterEach(() => vi.restoreAllMocks());

  it('is unavailable as a picture store', async () => {
    const endpoint = `http://127.0.0.1:${await dripping(head, header)}`;
    hurry(25_000);
    expect((await createS3MediaStore({ ...s3Account, endpoint }).open('a')).outcome).toBe(
      'unavailable',
    );
  });

  it('is unavailable for text messages', async () => {
    const apiUrl = `http://127.0.0.1:${await dripping(head, header)}`;
    hurry(4_000);
    const sms = createTwilioSms({
      accountSid: `AC${'0'.repeat(32)}`,
      authToken: 'token',
      sender: { from: '+12015550100' },
      apiUrl,
    });
    const sent = await sms.send({ to: '+12015550101', text: 'Hello', validSeconds: 60 });
    expect(sent).toMatchObject({ outcome: 'unavailable', mayArrive: true });
  });
});
