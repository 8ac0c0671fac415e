import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../../src/server/env.ts';
import { testSecretsKey } from '../../setup/database/test-keyring.ts';
import { productionEnv as production } from '../../setup/programs/production-env.ts';
import { faultsOf } from '../../setup/programs/setting-faults.ts';

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
      siteOrigin: 'https://vibecode.example',
    });
  });

  it('names every missing setting of production at once', () => {
    const faults = faultsOf({ MODE: 'production' }).join('\n');
    for (const name of Object.keys(production)) {
      if (name !== 'MODE') expect(faults).toContain(name);
    }
  });

  it.each([
    'vibecode-demo',
    'short',
    'aaaaaaaaaaaaaaa',
    'password12345',
    'password12345password12345',
    'qwertyuiopasdfghjkl',
    '123456789012345',
    'ownerownerownerowner',
    'vibecodevibecode.land',
    'administrator2026!',
  ])('refuses the admin password %s in production', (password) => {
    expect(faultsOf({ ...production, ADMIN_PASSWORD: password })).toEqual([
      expect.stringContaining('ADMIN_PASSWORD is too weak'),
    ]);
  });

  it.each(['correct horse battery staple', 'f7Qp-2mKx-9vLw-3nTz'])(
    'takes the admin password %s',
    (password) => {
      expect(faultsOf({ ...production, ADMIN_PASSWORD: password })).toEqual([]);
    },
  );

  it.each([
    ['must be 32 random bytes', 'short'],
    ['must be 32 random bytes', 'a'.repeat(65)],
    ['must be 32 random bytes', `${testSecretsKey},short`],
    ['is too weak', '0'.repeat(64)],
    ['is too weak', 'A'.repeat(43)],
    ['is too weak', Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex')],
    ['is too weak', Buffer.from('a long and private sentence 1234').toString('base64')],
    ['is too weak', '0123456789abcdef'.repeat(4)],
  ])('says that SECRETS_KEY %s where it is %s, beside every other fault', (fault, SECRETS_KEY) => {
    const faults = faultsOf({ ...production, SECRETS_KEY, ADMIN_PASSWORD: 'short' });
    expect(faults).toEqual([
      expect.stringMatching(new RegExp(`^SECRETS_KEY ${fault}`)),
      expect.stringContaining('ADMIN_PASSWORD'),
    ]);
    expect(faultsOf({ SECRETS_KEY })).toHaveLength(1);
  });

  it('takes keys in base64 and hex, several of them one after the other', () => {
    const hex = Buffer.from(testSecretsKey, 'base64').toString('hex');
    const { secretsKeys } = parseEnv({ SECRETS_KEY: `${testSecretsKey}=\n${hex}, ${hex}` });
    expect(secretsKeys.map((key) => key.export().toString('hex'))).toEqual([hex, hex, hex]);
  });

  it('refuses a passphrase of backups that somebody would guess', () => {
    expect(faultsOf({ BACKUP_PASSPHRASE: 'password12345password12345' })).toEqual([
      expect.stringContaining('BACKUP_PASSPHRASE is too weak'),
    ]);
  });

  it('takes a folder or a bucket for backups, and what is kept there', () => {
    expect(parseEnv({}).backups).toMatchObject({
      target: null,
      kept: { daily: 7, weekly: 4, monthly: 12 },
      hour: 2,
    });
    const folder = parseEnv({ BACKUP_TARGET: '/backups/', BACKUP_KEEP: 'monthly:3, daily:30' });
    expect(folder.backups).toMatchObject({
      target: { kind: 'folder', folder: '/backups' },
      kept: { daily: 30, weekly: 0, monthly: 3 },
    });
    const keys = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
    const places = [
      ['s3://backups', ''],
      ['s3://backups/', ''],
      ['s3://backups/site/nightly/', 'site/nightly/'],
    ];
    for (const [BACKUP_TARGET = '', prefix] of places) {
      expect(parseEnv({ BACKUP_TARGET, ...keys }).backups.target).toEqual({
        ...{ kind: 's3', bucket: 'backups', prefix, region: 'us-east-1', endpoint: undefined },
        ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
      });
    }
  });

  it('refuses a target of backups that is none, or lies among the pictures', () => {
    const keys = { BACKUP_S3_ACCESS_KEY_ID: 'id', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' };
    expect(faultsOf({ BACKUP_TARGET: 's3://backups', BACKUP_S3_ACCESS_KEY_ID: 'id' })).toEqual([
      'BACKUP_S3_SECRET_ACCESS_KEY must be set too: BACKUP_TARGET is a bucket.',
    ]);
    expect(faultsOf({ BACKUP_TARGET: '/backups', ...keys })).toEqual([
      'BACKUP_TARGET must be a bucket such as s3://backups/site, or BACKUP_S3_* must go.',
    ]);
    const pictures = { S3_BUCKET: 'one', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(faultsOf({ BACKUP_TARGET: 's3://one/backups', ...keys, ...pictures })).toEqual([
      'BACKUP_TARGET must be another bucket than S3_BUCKET, which is for pictures alone.',
    ]);
  });

  it('refuses a production address without TLS: session cookies could not be set', () => {
    expect(faultsOf({ ...production, SITE_URL: 'http://vibecode.example' })).toEqual([
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
    ['BACKUP_TARGET', 'backups'],
    ['BACKUP_TARGET', 'https://backups.example/site'],
    ['BACKUP_TARGET', 's3://B'],
    ['BACKUP_KEEP', 'daily'],
    ['BACKUP_KEEP', 'daily:7,yearly:1'],
    ['BACKUP_HOUR', '24'],
    // One connection only listens.
    ['DATABASE_POOL_SIZE', '1'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.300'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.7,'.repeat(2).concat('x')],
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

  it('takes addresses, ranges and the names of ranges as proxies', () => {
    const TRUSTED_PROXIES = '10.0.0.7, 192.168.0.0/16,2001:db8::1,fd00::/8,loopback';
    expect(parseEnv({ TRUSTED_PROXIES }).trustedProxies).toHaveLength(5);
  });

  it.each([
    ['9500', { host: '127.0.0.1', port: 9500, isAskedFor: true }],
    ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464, isAskedFor: true }],
    ['[::]:9464', { host: '::', port: 9464, isAskedFor: true }],
    ['off', null],
    ['', { host: '127.0.0.1', port: 9464, isAskedFor: false }],
  ])('takes %j as the address of the metrics', (METRICS_ADDRESS, metrics) => {
    expect(parseEnv({ ...production, METRICS_ADDRESS })).toMatchObject({ metrics });
  });

  it.each(['on', '99999', 'host:', ':9464', '::1:9464', '1.2.3.4'])(
    'refuses %j as the address of the metrics',
    (METRICS_ADDRESS) => {
      expect(faultsOf({ METRICS_ADDRESS })).toEqual([
        expect.stringMatching(/^METRICS_ADDRESS must/),
      ]);
    },
  );

  it('keeps its data beside its package, wherever it was started, unless told otherwise', () => {
    expect(parseEnv({}).dataDir).toBe(path.resolve('.data'));
    expect(parseEnv({ DATA_DIR: 'x' }).dataDir).toBe(path.resolve('x'));
  });
});

describe('demo mode', () => {
  it.each(['0.0.0.0', '::', '192.0.2.1', 'example.com', '127.0.0.1.example.com'])(
    'is refused on %s, with or without a password of its own',
    (HOST) => {
      const others: Record<string, string>[] = [
        {},
        { MODE: 'demo' },
        { ADMIN_PASSWORD: 'a long and private sentence' },
      ];
      for (const own of others) {
        expect(faultsOf({ HOST, ...own })).toEqual([expect.stringContaining(`HOST=${HOST}`)]);
      }
    },
  );

  it('tells its metrics to this machine alone', () => {
    expect(faultsOf({ METRICS_ADDRESS: '0.0.0.0:9464' })).toEqual([
      expect.stringContaining('METRICS_ADDRESS'),
    ]);
  });

  it.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('listens on %s', (HOST) => {
    expect(parseEnv({ HOST }).host).toBe(HOST);
  });

  it('shows its built-in sign-in, and never a password that somebody has chosen', () => {
    expect(parseEnv({}).demoAdmin).toEqual({ username: 'admin', password: 'vibecode-demo' });
    expect(parseEnv({ ADMIN_PASSWORD: 'my own' }).demoAdmin).toBeNull();
    expect(parseEnv(production).demoAdmin).toBeNull();
  });
});
