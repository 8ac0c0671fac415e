import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../../../src/server/env.ts';
import { productionEnv } from '../../setup/programs/production-env.ts';
import { faultsOf } from '../../setup/programs/setting-faults.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vibecode-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function secretFile(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

function withoutSecrets(): Record<string, string> {
  const { ADMIN_PASSWORD: _password, TWILIO_AUTH_TOKEN: _token, ...rest } = productionEnv;
  return rest;
}

describe('a secret in a file', () => {
  it('is read from the file that NAME_FILE names, without the end of its last line', () => {
    const settings = parseEnv({
      ...withoutSecrets(),
      ADMIN_PASSWORD_FILE: secretFile('password', 'a long and private sentence\n'),
      TWILIO_AUTH_TOKEN_FILE: secretFile('token', 'token-of-a-file\r\n'),
    });
    expect(settings.admin.password).toBe('a long and private sentence');
    expect(settings.sms.authToken).toBe('token-of-a-file');
  });

  it.each([
    'DATABASE_URL',
    'DATABASE_PASSWORD',
    'ADMIN_PASSWORD',
    'TWILIO_AUTH_TOKEN',
    'OPENAI_API_KEY',
    'SMTP_URL',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])('%s may be one', (name) => {
    expect(faultsOf({ [`${name}_FILE`]: path.join(folder, 'missing') })).toEqual([
      expect.stringMatching(new RegExp(`^${name}_FILE names a file that cannot be read: .*ENOENT`)),
    ]);
  });

  it('that is empty is a fault, like a secret that is given twice', () => {
    const file = secretFile('empty', '\n');
    expect(faultsOf({ OPENAI_API_KEY_FILE: file })).toEqual([
      'OPENAI_API_KEY_FILE names a file that is empty.',
    ]);
    expect(faultsOf({ OPENAI_API_KEY: 'sk-1', OPENAI_API_KEY_FILE: file })).toEqual([
      'OPENAI_API_KEY and OPENAI_API_KEY_FILE exclude each other.',
    ]);
  });

  it('is told apart from a file that nobody has named', () => {
    expect(parseEnv({ OPENAI_API_KEY_FILE: '' }).ai.apiKey).toBeUndefined();
  });

  it('never has its content in a fault', () => {
    const file = secretFile('weak', 'canary-secret');
    expect(
      faultsOf({ ...withoutSecrets(), TWILIO_AUTH_TOKEN: 't', ADMIN_PASSWORD_FILE: file }).join(),
    ).not.toContain('canary');
  });
});

describe('a password of the database apart from its address', () => {
  it('is put into the address, whatever characters it has', () => {
    const { database } = parseEnv({
      DATABASE_URL: 'postgresql://site@db:5432/site',
      DATABASE_PASSWORD: 'p@ss/%41: word',
    });
    const url = new URL(database.url ?? '');
    expect(decodeURIComponent(url.password)).toBe('p@ss/%41: word');
    expect([url.username, url.host, url.pathname]).toEqual(['site', 'db:5432', '/site']);
  });

  it.each([
    ['an address that has one already', 'postgresql://site:other@db/site'],
    ['an address without a user', 'postgresql://db/site'],
    ['no address', ''],
  ])('is a fault beside %s', (_case, url) => {
    expect(faultsOf({ DATABASE_URL: url, DATABASE_PASSWORD: 'secret-word' })).toEqual([
      'DATABASE_PASSWORD belongs to a DATABASE_URL that names a user and no password.',
    ]);
  });

  it('is put into the address of the server behind a pooler too, unless that has its own', () => {
    const given = { DATABASE_URL: 'postgresql://site@pooler/site', DATABASE_PASSWORD: 'secret' };
    const listenUrlOf = (address: string) =>
      parseEnv({ ...given, DATABASE_LISTEN_URL: address }).database.listenUrl;
    expect(listenUrlOf('postgresql://site@db/site')).toBe('postgresql://site:secret@db/site');
    expect(listenUrlOf('postgresql://a:own@db/site')).toBe('postgresql://a:own@db/site');
    expect(parseEnv(given).database.listenUrl).toBeUndefined();
  });
});

it('an address of the server behind a pooler is a fault without one of the pooler', () => {
  expect(faultsOf({ DATABASE_LISTEN_URL: 'postgresql://site@db/site' })).toEqual([
    'DATABASE_LISTEN_URL belongs to a DATABASE_URL that leads to a pooler.',
  ]);
});
