import { type Mutation, mutationsOf } from '../mutation.ts';

const auth = 'src/server/auth';
const tokens = 'tests/features/accounts/api-tokens.test.ts';
const programs = 'tests/features/programs/tokens.test.ts';
const connecting = 'tests/features/programs/connecting.test.ts';
const adminSessions = 'tests/features/accounts/admin-sessions.test.ts';
const ownSessions = 'tests/features/sign-up/developer-sessions.test.ts';
const account = 'tests/features/accounts/admin-account.test.ts';
const grants = 'tests/server/auth/grants.test.ts';

/** Who may do what: sessions, tokens of programs, roles, and the end of what an account has opened. */
export const accessMutations: readonly Mutation[] = [
  ...mutationsOf(`${auth}/session-adapter.ts`, adminSessions, [
    [
      "createHash('sha256').update(token).digest('hex')",
      'token',
      'is stored as a hash that opens nothing itself',
    ],
  ]),
  ...mutationsOf(`${auth}/request-sessions.ts`, adminSessions, [
    [
      'now.getTime() - session.createdAt.getTime() > sessionLifetimes[kind].absoluteMs',
      'false',
      'after seven days however much it is used',
    ],
  ]),
  ...mutationsOf(`${auth}/request-sessions.ts`, ownSessions, [
    ['lucia.invalidateSession(previous)', 'undefined', 'and the one before is void'],
  ]),
  ...mutationsOf(`${auth}/lucia.ts`, ownSessions, [
    [
      "{ sameSite: 'lax', path: '/', secure: isSecure }",
      "{ sameSite: 'none', path: '/', secure: isSecure }",
      'that scripts and other sites cannot use',
    ],
  ]),
  ...mutationsOf(`${auth}/lucia.ts`, adminSessions, [
    [
      "`${isSecure ? '__Host-' : ''}${kind}_session`",
      '`${kind}_session`',
      'is kept in a __Host- cookie',
    ],
  ]),
  ...mutationsOf(`${auth}/sessions.queries.ts`, account, [
    ['{ ...ofAccount(account), id }', '{ id }', 'of somebody else are not seen and not ended'],
    [
      '{ ...ofAccount(account), expiresAt: { gt: now } }',
      '{ expiresAt: { gt: now } }',
      'of somebody else are not seen and not ended',
    ],
    [
      '{ ...ofAccount(account), id: { not: keepId } }',
      '{ ...ofAccount(account), id: keepId }',
      'end one by one, and all others at once',
    ],
  ]),
  ...mutationsOf(`${auth}/api-tokens.service.ts`, tokens, [
    [
      "createHash('sha256').update(token).digest('hex')",
      'token',
      'are shown once and stored as a hash',
    ],
    ['tokenEnd(found) <= now', 'false', 'is refused from its end on'],
  ]),
  ...mutationsOf(`${auth}/api-tokens.service.ts`, 'tests/features/developers/own-tokens.test.ts', [
    ['found.revokedAt', 'false', 'after its revocation'],
  ]),
  ...mutationsOf(`${auth}/api-tokens.service.ts`, programs, [
    ['found.connectionId !== null && !isAtMcp', 'false', 'opens nothing but /mcp'],
  ]),
  ...mutationsOf(`${auth}/admin-identity.service.ts`, tokens, [
    ['token.scopes.includes(scope)', 'true', 'opens its calls and no others'],
  ]),
  ...mutationsOf(
    `${auth}/developer-identity.service.ts`,
    'tests/features/developers/own-tokens.test.ts',
    [['!token.scopes.includes(scope)', 'false', 'reads what its scopes say']],
  ),
  ...mutationsOf(
    `${auth}/admin-identity.service.ts`,
    'tests/features/developers/hidden-profiles.test.ts',
    [['roleMay(role, permission)', 'true', 'is for owners']],
  ),
  ...mutationsOf(`${auth}/grants/grants.service.ts`, 'tests/server/auth/grants-at-once.test.ts', [
    [
      'account && !account.disabledAt && !isLowerRole(account.role, role)',
      'account',
      'after it was let through',
    ],
  ]),
  ...mutationsOf(`${auth}/grants/grants.service.ts`, grants, [
    ['kind.owner.admin', 'undefined', 'has nothing open any more'],
    [
      'lastUsedAt && now.getTime() - lastUsedAt.getTime() < resolutionMs',
      'false',
      'is kept of links to the hour',
    ],
  ]),
  ...mutationsOf('src/features/programs/server/tokens.service.ts', programs, [
    ['own.length === asked.length && timingSafeEqual(own, asked)', 'true', 'gives nothing with'],
    ['row.redirectUri === redirectUri', 'true', 'gives nothing with'],
    ['row.connection.clientId !== clientId', 'false', 'gives nothing with'],
    ['row.expiresAt <= now', 'false', 'gives nothing after a minute'],
    [
      '!scopes.every((one) => row.connection.scopes.includes(one))',
      'false',
      'gives fewer scopes when asked, and never more',
    ],
    [
      'resource !== undefined && !isResourceOfMcp(settings.siteOrigin, resource)',
      'false',
      'gives nothing for another resource',
    ],
  ]),
  ...mutationsOf('src/features/programs/server/authorization.service.ts', connecting, [
    [
      'chosen.includes(scope) && given.includes(scope)',
      'chosen.includes(scope)',
      'gives no more than the role of the person',
    ],
    [
      '(await countOpenConnections(tx, owner, now)) >= limit',
      'false',
      'is refused beyond the number of programs',
    ],
    ['!isOwnRedirect(client.redirectUris, query.redirect_uri)', 'false', 'is never answered at'],
    ["code_challenge_method !== 'S256'", 'false', 'is told to the program as'],
  ]),
  ...mutationsOf('src/features/programs/server/redirects.ts', connecting, [
    ['!forbiddenSchemes.includes(scheme)', 'true', 'takes no answer at'],
    ["text.includes('#')", 'false', 'takes no answer at'],
  ]),
];
