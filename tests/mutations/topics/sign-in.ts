import { type Mutation, mutationsOf } from '../mutation.ts';

const accounts = 'src/features/accounts/server';
const tests = 'tests/features/accounts';
const signIn = `${tests}/admin-sign-in.test.ts`;
const secondStep = `${tests}/admin-second-step.test.ts`;
const passkeys = `${tests}/admin-passkeys.test.ts`;
const account = `${tests}/admin-account.test.ts`;
const inTurn = `${tests}/sign-ins-in-turn.test.ts`;

/** Passwords, second factors and proofs of the owner's accounts, and their limits. */
export const signInMutations: readonly Mutation[] = [
  ...mutationsOf('src/server/limits/rate-limits.ts', signIn, [
    ['row && row.points > limit.limit', 'false', 'lets one address fail five times'],
  ]),
  ...mutationsOf(`${accounts}/sign-in/admin-tries.ts`, signIn, [
    ['excess <= 0', 'true', 'doubles the delay'],
    ['deps.wait(counted.delayMs)', 'Promise.resolve()', 'slows a spray'],
  ]),
  ...mutationsOf(`${accounts}/sign-in/admin-tries.ts`, inTurn, [
    [
      'rateLimits.consume(perBrowser, source.browserHash)',
      'Promise.resolve()',
      'has five tries an hour in a browser of theirs',
    ],
    [
      'deps.rateLimits.forgive(perAddress, source.address, source.account)',
      'deps.rateLimits.clear(perAddress, source.address)',
      'also beside those of somebody else',
    ],
  ]),
  ...mutationsOf(`${accounts}/sign-in/admin-sign-in.service.ts`, signIn, [
    ['admin && isRight && !admin.disabledAt', 'admin && isRight', 'a disabled account'],
    [
      'admin && isRight && !admin.disabledAt',
      'admin && !admin.disabledAt',
      'with one and the same message',
    ],
  ]),
  ...mutationsOf(`${accounts}/sign-in/admin-sign-in.service.ts`, secondStep, [
    ['hasSecondFactor(factors)', 'false', 'counts once a code of it was typed in'],
    [
      "!(await redeemTicket(deps, 'secondStep', ticket))",
      'false',
      'its ticket works once and for ten minutes',
    ],
    [
      'await takeCode(deps, { adminId: admin.id, code, isKnownHere })',
      'true',
      'a step early or late at most',
    ],
  ]),
  ...mutationsOf(`${accounts}/factors/totp.queries.ts`, secondStep, [
    [
      '(await db.adminTotp.updateMany({ where, data: { lastStep: step } })).count === 1',
      'true',
      'takes a code once',
    ],
  ]),
  ...mutationsOf(`${accounts}/factors/factors.service.ts`, secondStep, [
    ['!input.isKnownHere', 'false', 'try few codes a day'],
    [
      '!hasSecondFactor(await listFactors(tx, adminId))',
      'false',
      'goes with the recovery codes when it was the last one',
    ],
  ]),
  ...mutationsOf(`${accounts}/factors/recovery-codes.queries.ts`, secondStep, [
    [
      '(await db.adminRecoveryCode.updateMany({ where, data: { usedAt } })).count === 1',
      'true',
      'sign in once, however they are typed',
    ],
    ['{ adminId, codeHash, usedAt: null }', '{ codeHash, usedAt: null }', 'of another admin'],
  ]),
  ...mutationsOf(`${accounts}/factors/passkeys.service.ts`, passkeys, [
    [
      "!challenge || !(await redeemTicket(deps, 'passkeyUse', challenge))",
      '!challenge',
      'answers a challenge once',
    ],
    ['!passkey || passkey.admin.disabledAt', '!passkey', 'whose account is disabled'],
  ]),
  ...mutationsOf(`${accounts}/sign-in/proofs.service.ts`, passkeys, [
    ['owner?.id !== adminId', '!owner', 'is a passkey of this account'],
    [
      'hasSecondFactor(await listFactors(deps.db.prisma, adminId))',
      'false',
      'is not its password alone',
    ],
  ]),
  ...mutationsOf(`${accounts}/sign-in/admin-password.service.ts`, account, [
    [
      'admin && (await verifyPassword(admin.passwordHash, password))',
      'admin',
      'needs the present one',
    ],
    ['weaknessOf(newPassword, [admin.username])', 'null', 'is not taken when it is'],
    ['keepOnlySession(tx, ownerOfAdmin(admin))', '0', 'ends every other session'],
  ]),
  ...mutationsOf('src/server/auth/fresh-proof.service.ts', account, [
    [
      'clock.now().getTime() - admin.provenAt.getTime() > proofLifetimeMs',
      'false',
      'is asked for after that before',
    ],
  ]),
  ...mutationsOf(
    'src/server/settings/secret-strength.ts',
    'tests/server/settings/env.unit.test.ts',
    [
      [
        'estimateGuessesLog10(secret, hints) >= minGuessesLog10',
        'true',
        'refuses the admin password',
      ],
    ],
  ),
  ...mutationsOf(`${accounts}/tickets/sign-in-tickets.service.ts`, secondStep, [
    [
      '(await deleteTicket(deps.db.prisma, keyOf(ticket, purpose))) ? found : undefined',
      'found',
      'its ticket works once and for ten minutes',
    ],
  ]),
];
