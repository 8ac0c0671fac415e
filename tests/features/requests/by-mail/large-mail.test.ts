import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { makeReplyAddress } from '../../../../src/server/outbox/reply-address.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { postmarkPost, webhookPassword, writeMail } from '../../../factories/inbound-mail.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const base = 'reply@in.vibecode.example';
const testApp = setUpTestApp({
  env: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Site <site@vibecode.example>',
    OWNER_EMAIL: 'owner@vibecode.example',
    MAIL_REPLIES_TO: base,
    POSTMARK_WEBHOOK_PASSWORD: webhookPassword,
  },
});

/** Posts in parts, with an attachment in base64 before the whole mail. */
function postInParts(raw: Buffer, { attachmentBytes }: { attachmentBytes: number }) {
  const { payload, headers, ...request } = postmarkPost(raw);
  const part = Buffer.alloc(64 * 1024, 'A');
  function* parts() {
    yield Buffer.from('{"Attachments":[{"Content":"');
    for (let sent = 0; sent < attachmentBytes; sent += part.length) yield part;
    yield Buffer.from('"}],');
    const rest = Buffer.from(payload.slice(1));
    for (let at = 0; at < rest.length; at += part.length) yield rest.subarray(at, at + part.length);
  }
  return testApp().app.inject({ ...request, headers, payload: Readable.from(parts()) });
}

it('takes a mail as large as a provider lets in, keeps its words, and names what is too large', async () => {
  const { id: requestId } = await createRequest();
  const to = makeReplyAddress(testApp().deps.keyring, base, {
    ...{ requestId, side: 'incoming', issuedAt: new Date() },
  });
  const scan = Buffer.alloc(25 * 1024 * 1024, 'scan');
  const raw = await writeMail({
    ...{ from: 'ada@example.com', to, text: 'The plan is attached.', date: new Date() },
    attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf', content: scan }],
  });
  expect(raw.length).toBeGreaterThan(34 * 1024 * 1024);
  const posted = await postInParts(raw, { attachmentBytes: 34 * 1024 * 1024 });
  expect(posted.statusCode).toBe(200);
  const { admin } = (await signedInAdmin(testApp())).caller;
  const { entries } = await admin.threads.get({ requestId });
  expect(entries.map(({ body }) => body)).toEqual([
    'The plan is attached.\n\nAttached to the mail, and not taken: plan.pdf',
  ]);
});

it('refuses a post beyond all bounds', async () => {
  const posted = await postInParts(Buffer.from('x'), { attachmentBytes: 129 * 1024 * 1024 });
  expect(posted.statusCode).toBe(413);
});
