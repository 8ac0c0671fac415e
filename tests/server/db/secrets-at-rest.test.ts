import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  openAddress,
  sealAddress,
} from '../../../src/features/calls/server/busy/calendar-address.ts';
import { encryptTotpSecrets } from '../../../src/server/auth/factors/totp-secrets.service.ts';
import { createKeyring } from '../../../src/server/keyring/keyring.ts';
import { keyFileOf, openKeyring } from '../../../src/server/keyring/open-keyring.ts';
import { makeSecretsKey, parseSecretsKeys } from '../../../src/server/settings/secrets-key.ts';
import { createAdmin } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { codeAt, signInsOf, stepMs } from '../../factories/second-step.ts';
import { backupFolder, restore, save } from '../../setup/database/backups.ts';
import { testConnection, testDatabase } from '../../setup/database/database.ts';
import { contentOf } from '../../setup/database/database-content.ts';
import { databaseUrl } from '../../setup/database/database-url.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { testKeyring, testSecretsKey } from '../../setup/database/test-keyring.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runSiteHere } from '../../setup/programs/site-program.ts';

const testApp = setUpTestApp({ replace: () => ({ wait: async () => {} }) });
const { callerAt, adminWithApp, firstStep } = signInsOf(testApp);
const { mediaStore, newName } = backupFolder();
const dataDir = temporaryDataDir();

const totps = () => testDatabase().prisma.adminTotp;
const storedOf = async (adminId: number) =>
  (await totps().findUniqueOrThrow({ where: { adminId } })).secret;
const store = (adminId: number, secret: string) =>
  totps().update({ where: { adminId }, data: { secret } });

async function signIn(
  { admin, secret, startMs }: Awaited<ReturnType<typeof adminWithApp>>,
  laterSteps: number,
) {
  const ms = startMs + laterSteps * stepMs;
  const { ticket } = await firstStep(admin.username, ms);
  return callerAt(ms).loginByCode({ ticket, code: codeAt(secret, ms) });
}

const site = (keys: string, args: readonly string[]) =>
  runSiteHere(args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(), SECRETS_KEY: keys });

describe('the secret of an authenticator app (security row 78)', () => {
  it('is in no dump and in no backup', async () => {
    const { secret } = await adminWithApp();
    const { cookie } = await signedInAdmin(testApp());
    const begun = await callerWith(testApp(), { cookie }).caller.admin.account.beginTotp();
    const file = newName('backup');
    await save(file, mediaStore);
    const dump = JSON.stringify(await contentOf(testConnection()));
    const backup = gunzipSync(readFileSync(file)).toString('latin1');
    expect(backup).toContain('AdminTotp');
    for (const text of [dump, backup]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(begun.secret);
    }
  });

  it('opens for no other account', async () => {
    const owner = await adminWithApp();
    const thief = await adminWithApp();
    await store(owner.admin.id, await storedOf(thief.admin.id));
    await expect(signIn({ ...owner, secret: thief.secret }, 10)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('passkey or a recovery code'),
    });
  });

  it('is encrypted by a start where an older version has stored it in clear', async () => {
    const owner = await adminWithApp();
    await store(owner.admin.id, owner.secret);
    expect(await signIn(owner, 10)).toMatchObject({ username: owner.admin.username });
    await Promise.all(
      Array.from({ length: 3 }, () => encryptTotpSecrets(testDatabase().pool, testKeyring)),
    );
    expect(await storedOf(owner.admin.id)).not.toContain(owner.secret);
    expect(await signIn(owner, 20)).toMatchObject({ username: owner.admin.username });
  });

  it('is encrypted by a restore of a backup that holds it in clear', async () => {
    const owner = await adminWithApp();
    await store(owner.admin.id, owner.secret);
    const file = newName('backup');
    await save(file, mediaStore);
    await restore(testConnection(), mediaStore, { file, isReplacing: true });
    expect(await storedOf(owner.admin.id)).not.toContain(owner.secret);
    expect(await signIn(owner, 10)).toMatchObject({ username: owner.admin.username });
  });
});

describe('a key that is missing', () => {
  it('is named by the restore, and leaves recovery codes and a way on', async () => {
    const owner = await adminWithApp();
    const { username } = owner.admin;
    const file = newName('backup');
    await save(file, mediaStore);
    const back = ['restore', file, '--replace', '--keep-sign-ins'];
    const restored = await site(makeSecretsKey(), back);
    expect(restored.code).toBe(0);
    expect(restored.output).toMatch(
      new RegExp(
        `^The keys of the settings do not open [^\n]*"${username}"[^\n]* ${testKeyring.keyId}:[^\n]*SECRETS_KEY[^\n]*site admin reset-factors`,
        'm',
      ),
    );
    const anotherKey = createKeyring(parseSecretsKeys(makeSecretsKey()));
    const elsewhere = signInsOf(() => ({
      ...testApp(),
      deps: { ...testApp().deps, keyring: anotherKey },
    }));
    const ms = owner.startMs + 10 * stepMs;
    const { ticket } = await elsewhere.firstStep(username, ms);
    await expect(
      elsewhere.callerAt(ms).loginByCode({ ticket, code: codeAt(owner.secret, ms) }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const [code = ''] = owner.recoveryCodes;
    expect(await elsewhere.callerAt(ms).loginByCode({ ticket, code })).toMatchObject({ username });
    const checked = await site(makeSecretsKey(), ['check']);
    expect(checked.output).toMatch(/^fail {2}Secrets: The keys of the settings do not open /m);

    await site(makeSecretsKey(), ['admin', 'reset-factors', username]);
    expect((await site(makeSecretsKey(), ['check'])).output).toMatch(/^ok {4}Secrets: /m);
  });
});

describe('a rotation', () => {
  const next = makeSecretsKey();
  const nextOnly = createKeyring(parseSecretsKeys(next));
  let owner: Awaited<ReturnType<typeof adminWithApp>>;
  beforeEach(async () => {
    owner = await adminWithApp();
  });
  const withKeyring = (keyring: typeof nextOnly) =>
    signInsOf(() => ({ ...testApp(), deps: { ...testApp().deps, keyring } }));

  it('goes on with both keys until everything is encrypted anew, and then without the old one', async () => {
    const both = `${next},${testSecretsKey}`;
    expect((await site(both, ['check'])).output).toMatch(
      /^warn {2}Secrets: 1 authenticator app encrypted with a former key: "site key rotate"/m,
    );
    const signInWith = async (keyring: typeof nextOnly, laterSteps: number) => {
      const ms = owner.startMs + laterSteps * stepMs;
      const { firstStep: first, callerAt: at } = withKeyring(keyring);
      const { ticket } = await first(owner.admin.username, ms);
      return at(ms).loginByCode({ ticket, code: codeAt(owner.secret, ms) });
    };
    expect(await signInWith(createKeyring(parseSecretsKeys(both)), 10)).toBeTruthy();
    const rotated = await site(both, ['key', 'rotate']);
    expect(rotated).toEqual({
      code: 0,
      output: `1 authenticator app encrypted anew, 1 in all with the key ${nextOnly.keyId}.\nThe database needs no former key any more. Backups from before do: keep it with them.\n`,
    });
    expect(await signInWith(nextOnly, 20)).toBeTruthy();
  });

  it('takes the addresses of calendars along', async () => {
    const id = randomUUID();
    const secretAddress = 'https://calendar.example/private-51c0/basic.ics';
    const at = new Date();
    const calendars = testDatabase().prisma.callCalendar;
    await calendars.create({
      data: {
        ...{ id, name: 'Work', host: 'calendar.example', busyTimes: [] },
        ...{ readAt: at, readUntil: at, createdAt: at },
        address: sealAddress(testKeyring, id, secretAddress),
      },
    });
    const { output } = await site(`${next},${testSecretsKey}`, ['key', 'rotate']);
    expect(output).toContain('1 link to calendars encrypted anew.');
    const { address } = await calendars.findUniqueOrThrow({ where: { id } });
    expect(openAddress(nextOnly, id, address)).toBe(secretAddress);
    expect(openAddress(nextOnly, randomUUID(), address)).toBeNull();
  });

  it('says what it cannot open, and changes nothing about it', async () => {
    const before = await storedOf(owner.admin.id);
    const refused = await site(next, ['key', 'rotate']);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(testKeyring.keyId);
    expect(await storedOf(owner.admin.id)).toBe(before);
  });
});

describe('the key of a demo', () => {
  it('is made once, for everybody who begins at the same moment, and readable by its owner alone', () => {
    const settings = { secretsKeys: [], dataDir: path.join(dataDir, 'demo') };
    const ids = Array.from({ length: 3 }, () => openKeyring(settings).keyId);
    expect(new Set(ids).size).toBe(1);
    const { mode } = statSync(keyFileOf(settings));
    expect(mode & 0o777).toBe(0o600);
  });

  it('is shown new by a command that needs no settings', async () => {
    const { code, output } = await runSiteHere(['key', 'new'], {});
    expect(code).toBe(0);
    expect(parseSecretsKeys(output)).toHaveLength(1);
  });
});

describe('an encrypted backup', () => {
  const passphrase = 'velvet orbit ladder mango';
  const withPassphrase = (BACKUP_PASSPHRASE: string, args: readonly string[], input = '') =>
    runSiteHere(
      args,
      {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl(),
        SECRETS_KEY: testSecretsKey,
        BACKUP_PASSPHRASE,
      },
      input,
    );

  // Every opening takes scrypt's time on purpose.
  const timeout = 180_000;

  it('comes back with its passphrase, and with no other', { timeout }, async () => {
    await adminWithApp();
    const file = newName('backup');
    const saved = await withPassphrase(passphrase, ['backup', file, '--encrypt']);
    expect(saved.code).toBe(0);
    expect(saved.output).toMatch(/^It is encrypted: without its passphrase /m);
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(() => gunzipSync(bytes)).toThrow();

    const before = await contentOf(testConnection());
    const restoring = ['restore', file, '--replace', '--keep-sign-ins'];
    expect(await withPassphrase('another sentence nobody knows', restoring)).toEqual({
      code: 1,
      output: `${file} is encrypted, and this passphrase does not open it.\n`,
    });
    expect(await withPassphrase('', restoring)).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no passphrase: set BACKUP_PASSPHRASE[^\n]*\n$/),
    });
    expect(await contentOf(testConnection())).toEqual(before);

    await testDatabase().prisma.adminRecoveryCode.deleteMany();
    const piped = await withPassphrase('', restoring, `${passphrase}\n`);
    expect(piped.code).toBe(0);
    expect(await contentOf(testConnection())).toEqual(before);
  });

  it('changes nothing when it is cut off or damaged', { timeout }, async () => {
    await createAdmin();
    const file = newName('backup');
    await save(file, mediaStore, testConnection(), passphrase);
    const bytes = readFileSync(file);
    const before = await contentOf(testConnection());
    for (const damaged of [
      bytes.subarray(0, -20),
      bytes.subarray(0, 100),
      bytes.with(bytes.length - 30, (bytes.at(-30) ?? 0) ^ 1),
    ]) {
      writeFileSync(file, damaged);
      await expect(
        restore(testConnection(), mediaStore, { file, passphrase, isReplacing: true }),
      ).rejects.toThrow(/^\S+ is no whole backup of this site: [^\n]*\.$/);
    }
    expect(await contentOf(testConnection())).toEqual(before);
  });

  it('is not made with a passphrase that somebody would guess', async () => {
    const file = newName('backup');
    const refused = await withPassphrase('', ['backup', file, '--encrypt'], 'password12345\n');
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(/^The passphrase is too weak: [^\n]*\n$/),
    });
    expect(existsSync(file)).toBe(false);
  });
});
