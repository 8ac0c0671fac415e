import { type Mutation, mutationsOf } from '../mutation.ts';

const refused = 'tests/features/media/uploads-refused.test.ts';
const retention = 'tests/features/operations/retention.test.ts';
const delivery = 'tests/features/webhooks/webhook-delivery.test.ts';
const endpoints = 'tests/features/webhooks/webhook-endpoints.test.ts';
const hidden = 'tests/features/developers/hidden-profiles.test.ts';
const unfinished = 'tests/features/developers/unfinished-profile.test.ts';
const secrets = 'tests/server/db/secrets-at-rest.test.ts';

/** Uploads, webhooks, secrets at rest, profiles that nobody may see, and the end of what is kept. */
export const dataMutations: readonly Mutation[] = [
  ...mutationsOf('src/features/media/server/picture-bytes.ts', refused, [
    ["activeMarkup.test(bytes.toString('latin1'))", 'false', 'is 415'],
  ]),
  ...mutationsOf('src/features/media/server/picture-encoder.ts', refused, [
    ['!hasPictureSignature(bytes) || isPolyglot(bytes)', 'false', 'is 415'],
  ]),
  ...mutationsOf(
    'src/features/media/server/picture-encoder.ts',
    'tests/features/media/uploads.test.ts',
    [['isAnimatedPicture(bytes)', 'false', 'a sentence rather than stopped']],
  ),
  ...mutationsOf('src/features/webhooks/server/attempt.ts', delivery, [
    [
      'new Webhook(secret).sign(eventId, at, body)',
      "new Webhook(secret).sign(eventId, at, '')",
      'is signed as Standard Webhooks has it',
    ],
    ['status >= 200 && status < 300', 'true', 'follows no redirect'],
  ]),
  ...mutationsOf('src/features/webhooks/server/retry-times.ts', delivery, [
    ['Math.max(pauseMs, wishedPauseMs(retryAfter, now))', 'pauseMs', 'waits as Retry-After says'],
  ]),
  ...mutationsOf('src/features/webhooks/server/secrets.ts', endpoints, [
    ['keyring.seal(text, ownerOf(id, column))', 'text', 'stored in no readable form'],
  ]),
  ...mutationsOf('src/server/auth/factors/totp-secrets.service.ts', secrets, [
    [
      '`authenticator app of admin ${adminId}`',
      "'authenticator app'",
      'opens for no other account',
    ],
  ]),
  ...mutationsOf('src/features/developers/server/developers.queries.ts', hidden, [
    [
      '{ id, hiddenAt: null, profileCompletedAt: { not: null } }',
      '{ id, profileCompletedAt: { not: null } }',
      'takes no message, and says so',
    ],
  ]),
  ...mutationsOf('src/features/developers/server/developers.queries.ts', unfinished, [
    [
      '{ id, hiddenAt: null, profileCompletedAt: { not: null } }',
      '{ id, hiddenAt: null }',
      'takes no messages',
    ],
  ]),
  ...mutationsOf('src/features/sign-up/server/sign-in-records.service.ts', retention, [
    ['daysBefore(clock.now(), keptDays.signInCodes)', 'clock.now()', 'what is kept of signInCodes'],
    [
      'daysBefore(clock.now(), keptDays.knownBrowsers)',
      'clock.now()',
      'what is kept of knownBrowsers',
    ],
  ]),
  ...mutationsOf('src/server/auth/api-tokens.service.ts', retention, [
    [
      'daysBefore(clock.now(), keptDays.revokedTokens)',
      'clock.now()',
      'what is kept of revokedTokens',
    ],
  ]),
  ...mutationsOf('src/server/purge-mode.ts', retention, [
    ["mode === 'count'", 'false', 'what is kept of endedSessions'],
    ["mode === 'count'", 'true', 'what is kept of endedSessions'],
  ]),
];
