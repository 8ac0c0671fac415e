import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** The TXT record that a domain publishes for the key of `signedBy`. */
export const dkimRecord = `v=DKIM1; k=rsa; p=${publicKey.replaceAll(/-----.*?-----|\s/g, '')}`;
export const dkimName = (domain: string) => `k1._domainkey.${domain}`;

/** Writes a mail as a mail program would. @param signedBy the domain that signs it */
export async function writeMail(
  mail: SendMailOptions,
  { signedBy }: { signedBy?: string } = {},
): Promise<Buffer> {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(signedBy && { dkim: { domainName: signedBy, keySelector: 'k1', privateKey } }),
  });
  const { message } = await transport.sendMail({ subject: 'Re: Your request', ...mail });
  return message as Buffer;
}

export const signingKey = 'key-of-mailgun';
export const webhookPassword = 'seven quiet otters climb';

interface PostOptions {
  at: Date;
  recipient?: string;
  key?: string;
  token?: string;
}

/** What Mailgun posts to a route that ends with `mime`. */
export function mailgunPost(
  raw: Buffer,
  { at, recipient = '', key = signingKey, token = randomBytes(25).toString('hex') }: PostOptions,
) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
  const form = { recipient, timestamp, token, signature, 'body-mime': raw.toString('latin1') };
  return {
    method: 'POST' as const,
    url: '/webhooks/mail/mime',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  };
}

/** What Postmark posts with "Include raw email content". */
export function postmarkPost(raw: Buffer, { password = webhookPassword, recipient = '' } = {}) {
  const authorization = `Basic ${Buffer.from(`site:${password}`).toString('base64')}`;
  return {
    method: 'POST' as const,
    url: '/webhooks/mail',
    headers: { 'content-type': 'application/json', authorization },
    payload: JSON.stringify({
      OriginalRecipient: recipient,
      TextBody: '',
      RawEmail: raw.toString('latin1'),
    }),
  };
}
