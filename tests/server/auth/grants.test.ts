import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/posts/web/PreviewPage.tsx';
import { disableAdmin } from '../../../src/features/accounts/server/admin-accounts.service.ts';
import { openTicket } from '../../../src/features/accounts/server/tickets/sign-in-tickets.service.ts';
import { callFeedIdleDays } from '../../../src/features/calls/calls.ts';
import {
  allGrantKinds,
  type GrantKind,
  grantKinds,
} from '../../../src/server/auth/grants/register.ts';
import { unusedTokenDays } from '../../../src/shared/admin/api-tokens.ts';
import { createToken } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDraft } from '../../factories/posts/posts.ts';
import { createConnection } from '../../factories/programs.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

/**
 * Security row 77: one register lists everything that grants access. Disabling or demoting an account revokes its
 * grants.
 */

const dayMs = 24 * 60 * 60_000;
let now = new Date();
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testApp().deps.db.prisma;

interface Column {
  table: string;
  name: string;
  type: string;
  comment: string;
}

function columnsOfSchema(): Column[] {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  return [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].flatMap(
    ([, model = '', body = '']) => {
      let comment = '';
      const columns: Column[] = [];
      for (const line of body.split('\n')) {
        const text = /^\s*\/\/\s*(.*)$/.exec(line)?.[1];
        const field = /^\s*(\w+)\s+([\w()"]+)/.exec(line);
        if (text !== undefined) comment += ` ${text}`;
        else if (field) {
          const [, name = '', type = ''] = field;
          columns.push({ table: model, name, type, comment });
          comment = '';
        }
      }
      return columns;
    },
  );
}

/** Finds columns with a hash, a key or a secret by name, type or comment. */
const isSecret = ({ name, type, comment }: Column) =>
  /(?:hash|secret|token|key|password)$/i.test(name) ||
  type === 'Bytes' ||
  /SHA-256|base 32/i.test(comment);

/** Secret columns that grant no access, with the reason. */
const opensNothing: Record<string, string> = {
  'Admin.passwordHash': 'signs in: a factor of the account, refused while it is disabled',
  'AdminTotp.secret': 'a factor of the account',
  'AdminPasskey.publicKey': 'a factor of the account; the key itself is not here',
  'AdminRecoveryCode.codeHash': 'a factor of the account, each once',
  'AdminBrowser.browserHash': 'recognizes a browser, which signs nobody in',
  'KnownBrowser.browserHash': 'recognizes a browser, which signs nobody in',
  'SignInCode.browserHash': 'recognizes the browser that asked',
  'WebhookEndpoint.secret': 'signs what the site sends, and lets nobody in',
  'WebhookEndpoint.formerSecret': 'signs what the site sends, and lets nobody in',
  'PostCreationKey.keyHash': 'recognizes a creation that is sent again',
  'PostCreationKey.bodyHash': 'recognizes a creation that is sent again',
  'ModelRun.key': 'names a suggestion to the account that asked for it',
  'Document.key': 'names a new document to accounts that may read it',
  'Developer.photoHash': 'recognizes a photo that is uploaded again',
  'Developer.bioHash': 'finds the same text in two profiles',
  'SignUpNetwork.networkHash': 'finds accounts that signed up from one network',
  'Media.sourceHash': 'recognizes a file that is uploaded again',
  'Fact.keyHash': 'recognizes a fact in a text',
  'Tag.nameKey': 'a name as it is compared',
  'ContactRequest.dedupeKey': 'recognizes a message that is sent again',
  'DeveloperMessage.dedupeKey': 'recognizes a message that is sent again',
  'OutgoingMessage.dedupeKey': 'recognizes a message that is put in again',
  'Quote.acceptedTextHash': 'proves the text that was accepted',
  'AddressProof.token': 'proves an address, where its developer publishes it',
  'Submission.dedupeKey': 'recognizes a suggestion that is sent again',
  'Submission.matchKey': 'finds suggestions of the same thing',
  'BlockedSender.senderHash': 'recognizes a sender',
  'WorkStage.approvedTextHash': 'proves the text that was approved',
  'RateLimit.key': 'names what is counted',
  'TrafficVisitor.hash': 'tells visitors of a day apart',
  'TrafficSalt.salt': 'tells visitors of a day apart',
};

const nameOf = ({ table, name }: { table: string; name: string }) => `${table}.${name}`;

describe('the register of what opens something', () => {
  it('has every column of the schema with a hash or a secret, but for those that open nothing', () => {
    const keys = allGrantKinds.flatMap(({ table, key }) => (key ? [`${table}.${key}`] : []));
    const known = [...keys, ...Object.keys(opensNothing)];
    const found = columnsOfSchema().filter(isSecret).map(nameOf);
    expect(found.toSorted()).toEqual(known.toSorted());
  });

  it.each(Object.entries(grantKinds))(
    'names columns of %s that there are',
    (_name, kind: GrantKind) => {
      const columns = new Map(
        columnsOfSchema()
          .filter(({ table }) => table === kind.table)
          .map(({ name, type }) => [name, type]),
      );
      if (kind.end) expect(columns.get(kind.end)).toBe('DateTime');
      if (kind.lastUse) expect(columns.get(kind.lastUse)).toBe('DateTime');
      const owners = Object.values(kind.owner);
      expect(owners.length).toBeGreaterThan(0);
      for (const owner of owners) expect(columns.get(owner)).toMatch(/^(?:Int|String)$/);
    },
  );

  it('has no kind whose rows outlive their owner', async () => {
    for (const { table, owner } of allGrantKinds) {
      for (const column of Object.values(owner).filter((name) => name !== 'phoneNumber')) {
        const rows = await db().$queryRawUnsafe<{ rule: string }[]>(
          `SELECT confdeltype::text AS rule FROM pg_constraint
           JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
           WHERE contype = 'f' AND conrelid = $1::regclass AND attname = $2`,
          `"${table}"`,
          column,
        );
        // c: the row is deleted. n: the owner becomes null, and the row grants nothing.
        expect(
          rows.map(({ rule }) => rule),
          `${table}.${column}`,
        ).toEqual([table === grantKinds.callFeed.table ? 'n' : 'c']);
      }
    }
  });
});

const kindsOfAccounts = allGrantKinds.filter(({ owner }) => owner.admin);

async function openOf(adminId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, owner, revocation } of kindsOfAccounts) {
    const isOpen = revocation === 'deletion' ? 'true' : revocation.where;
    const rows = await db().$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${table}" WHERE "${owner.admin}" = $1 AND ${isOpen}`,
      adminId,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function ownerWithGrants() {
  const owner = await signedInAdmin(testApp());
  const { admin, caller } = owner;
  const { secret } = await createToken(admin.id, { scopes: ['posts:read'] });
  await createConnection({ adminId: admin.id });
  const { id: postId } = await createDraft();
  const preview = await caller.admin.previews.create({ postId });
  await openTicket(testApp().deps, 'secondStep', { adminId: admin.id, role: 'owner' });
  const feed = await caller.admin.calls.createFeed();
  const statusOf = async (url: string) => (await testApp().app.inject({ url })).statusCode;
  return {
    ...owner,
    preview: () => statusOf(`/previews/${preview.key}`),
    feed: () => statusOf(new URL(feed.url).pathname),
    program: () =>
      callerWith(testApp(), { token: secret })
        .caller.admin.posts.rows({})
        .then(
          () => 'in',
          ({ code }) => code,
        ),
    whoAmI: () => callerWith(testApp(), { cookie: owner.cookie }).caller.admin.me(),
  };
}

const nothing = Object.fromEntries(kindsOfAccounts.map(({ table }) => [table, 0]));

describe('an account', () => {
  it.each([
    {
      change: 'that is shut out',
      take: async (id: number) => {
        const { caller } = await signedInAdmin(testApp());
        await caller.admin.accounts.disable({ id });
      },
    },
    {
      change: 'that gets a lower role',
      take: async (id: number) => {
        const { caller } = await signedInAdmin(testApp());
        await caller.admin.accounts.changeRole({ id, role: 'editor' });
      },
    },
    {
      change: 'that is removed on the server',
      take: async (id: number) => {
        const { username } = await db().admin.findUniqueOrThrow({ where: { id } });
        await disableAdmin(testApp().deps, { username, mayBeLast: true });
      },
    },
  ])('$change has nothing open any more', async ({ take }) => {
    await openCalendar();
    const owner = await ownerWithGrants();
    const before = await openOf(owner.admin.id);
    expect(
      Object.values(before).every((count) => count > 0),
      JSON.stringify(before),
    ).toBe(true);
    expect([await owner.preview(), await owner.feed(), await owner.program()]).toEqual([
      200,
      200,
      'in',
    ]);
    await take(owner.admin.id);
    expect(await openOf(owner.admin.id)).toEqual(nothing);
    expect([await owner.preview(), await owner.feed(), await owner.program()]).toEqual([
      404,
      404,
      'UNAUTHORIZED',
    ]);
    expect(await owner.whoAmI()).toBeNull();
  });

  it('that is let in again has nothing of it back, and what others opened was never touched', async () => {
    await openCalendar();
    const owner = await ownerWithGrants();
    const other = await signedInAdmin(testApp());
    await createToken(other.admin.id);
    await other.caller.admin.accounts.disable({ id: owner.admin.id });
    await other.caller.admin.accounts.enable({ id: owner.admin.id });
    expect([await owner.preview(), await owner.feed(), await owner.program()]).toEqual([
      404,
      404,
      'UNAUTHORIZED',
    ]);
    expect(await openOf(other.admin.id)).toMatchObject({ Session: 1, ApiToken: 1 });
    expect((await other.caller.admin.calls.settings()).feed).toBeNull();
  });

  it('keeps what it has opened with a higher role', async () => {
    const { caller } = await signedInAdmin(testApp());
    const author = await signedInAdmin(testApp(), { role: 'author' });
    const { id: postId } = await createDraft({ authorId: author.admin.id });
    await author.caller.admin.previews.create({ postId });
    await caller.admin.accounts.changeRole({ id: author.admin.id, role: 'editor' });
    expect(await openOf(author.admin.id)).toMatchObject({ Session: 1, PreviewLink: 1 });
  });
});

describe('a last use', () => {
  it('is kept of links to the hour', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id: postId } = await createDraft();
    const { key } = await caller.admin.previews.create({ postId });
    const request = await createRequest();
    const requestKey = await createAccessLink({ requestId: request.id });
    const open = async () => {
      await callerWith(testApp()).caller.blog.preview({ key });
      await callerWith(testApp()).caller.contact.requests.byKey({ key: requestKey });
      const uses = [
        await db().previewLink.findFirstOrThrow(),
        await db().accessLink.findFirstOrThrow(),
      ];
      return uses.map(({ lastUsedAt }) => lastUsedAt?.getTime());
    };
    const first = now.getTime();
    expect(await open()).toEqual([first, first]);
    now = new Date(first + 30 * 60_000);
    expect(await open()).toEqual([first, first]);
    now = new Date(first + 61 * 60_000);
    expect(await open()).toEqual([now.getTime(), now.getTime()]);
    now = new Date();
  });

  it('moves the end of the link to the calendar on, which ends unused', async () => {
    await openCalendar();
    const { caller } = await signedInAdmin(testApp());
    const { pathname } = new URL((await caller.admin.calls.createFeed()).url);
    const read = async () => (await testApp().app.inject({ url: pathname })).statusCode;
    const start = now.getTime();
    now = new Date(start + (callFeedIdleDays - 1) * dayMs);
    expect(await read()).toBe(200);
    now = new Date(start + (callFeedIdleDays + 1) * dayMs);
    expect(await read()).toBe(200);
    now = new Date(start + (2 * callFeedIdleDays + 2) * dayMs);
    expect(await read()).toBe(404);
    now = new Date();
  });

  it('keeps a token without an end of its own open for a year', async () => {
    const { admin } = await signedInAdmin(testApp());
    const { secret } = await createToken(admin.id, { expiresAt: null, scopes: ['posts:read'] });
    const ask = () => callerWith(testApp(), { token: secret }).caller.admin.posts.rows({});
    const start = now.getTime();
    now = new Date(start + (unusedTokenDays - 1) * dayMs);
    await ask();
    now = new Date(start + (2 * unusedTokenDays - 2) * dayMs);
    await ask();
    now = new Date(start + 3 * unusedTokenDays * dayMs);
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    now = new Date();
  });
});
