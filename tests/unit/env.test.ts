import { describe, expect, it } from 'vitest';
import { parseEnv, SettingsError } from '../../src/server/env.ts';

const production = {
  MODE: 'production',
  SITE_URL: 'https://vibecode.land',
  DATABASE_URL: 'postgresql://user:secret@db/site',
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'a long and private sentence',
  TWILIO_ACCOUNT_SID: 'AC00',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_VERIFY_SERVICE_SID: 'VA00',
};

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

describe('parseEnv', () => {
  it('runs the demo on loopback without any setting', () => {
    expect(parseEnv({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000 });
  });

  it('takes NODE_ENV=production for production mode, so that a host never serves demo credentials', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).not.toEqual([]);
  });

  it('accepts a complete production', () => {
    expect(parseEnv(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      siteOrigin: 'https://vibecode.land',
    });
  });

  it('names every missing setting of production at once', () => {
    const faults = faultsOf({ MODE: 'production' }).join('\n');
    for (const name of Object.keys(production)) {
      if (name !== 'MODE') expect(faults).toContain(name);
    }
  });

  it.each(['vibecode-demo', 'short'])('refuses the admin password %s in production', (password) => {
    expect(faultsOf({ ...production, ADMIN_PASSWORD: password })).toEqual([
      expect.stringContaining('ADMIN_PASSWORD is too weak'),
    ]);
  });

  it('refuses a production address without TLS: session cookies could not be set', () => {
    expect(faultsOf({ ...production, SITE_URL: 'http://vibecode.land' })).toEqual([
      expect.stringContaining('https://'),
    ]);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db/site'],
    ['SITE_URL', 'vibecode.land'],
    ['SMTP_URL', 'http://mail'],
    ['OWNER_EMAIL', 'nobody'],
    ['MODE', 'test'],
  ])('names %s when it is %j', (name, value) => {
    expect(faultsOf({ [name]: value }).join()).toContain(name);
  });

  it('refuses half of a group of settings', () => {
    expect(faultsOf({ S3_BUCKET: 'pictures' })).toEqual([
      expect.stringContaining('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'),
    ]);
  });

  it('treats an empty variable as one that is not set', () => {
    expect(parseEnv({ PORT: '', SITE_URL: '' })).toMatchObject({ port: 3000 });
  });
});
