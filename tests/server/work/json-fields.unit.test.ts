import { expect, it } from 'vitest';
import { createJsonFields } from '../../../src/server/integrations/mail-inbound/json-fields.ts';

const post = {
  From: 'ada@example.com',
  Headers: [{ Name: 'RawEmail', Value: 'not this' }],
  Nested: { RawEmail: 'nor this' },
  RawEmail: 'Subject: "Hi"\r\n\r\nBack\\slash, {braces}, ünïcode \u2028 and \\"',
  Attachments: [{ Content: 'a'.repeat(5_000) }],
  OriginalRecipient: 'reply@in.example',
};
const names = ['RawEmail', 'OriginalRecipient'];

it.each([1, 2, 7, 100_000])('keeps the fields of a post that comes in parts of %i', (length) => {
  const bytes = Buffer.from(JSON.stringify(post, null, 1));
  const fields = createJsonFields(names);
  for (let at = 0; at < bytes.length; at += length) {
    fields.push(bytes.subarray(at, at + length));
  }
  const { RawEmail, OriginalRecipient } = post;
  expect(fields.result()).toEqual({ RawEmail, OriginalRecipient });
});

it.each(['', '[]', 'null', '{}', 'no json', '{"RawEmail":7}', '["RawEmail","x"]', '}{'])(
  'keeps nothing of %s',
  (text) => {
    const fields = createJsonFields(names);
    fields.push(Buffer.from(text));
    expect(fields.result()).toEqual({});
  },
);
