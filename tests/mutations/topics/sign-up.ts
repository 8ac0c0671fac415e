import { type Mutation, mutationsOf } from '../mutation.ts';

const server = 'src/features/sign-up/server';
const budget = 'tests/features/sign-up/sms-budget.test.ts';
const verification = 'tests/features/sign-up/phone-verification.test.ts';
const numbers = 'tests/features/sign-up/phone-number.unit.test.ts';

/** Codes by text message: who gets one, who pays for it, and whom it signs in. */
export const signUpMutations: readonly Mutation[] = [
  ...mutationsOf(`${server}/send-limits.ts`, verification, [
    ['usage.ofAsker > 0 && waitSeconds > 0', 'false', 'waits 30 seconds, then 60'],
    ['2 ** (sendCount - 1)', '1', 'waits 30 seconds, then 60'],
  ]),
  ...mutationsOf(`${server}/send-limits.ts`, budget, [
    ['isCallerFull && !isKnownBrowser', 'false', 'and others are told a way out'],
    [
      'usage.general < budgets.general && usage.country < budgets.country',
      'usage.general < budgets.general',
      'another country and members',
    ],
    [
      'usage.general < budgets.general && usage.country < budgets.country',
      'true',
      'keeps a part for numbers that are members',
    ],
    [
      'usage.memberFromNetwork < budgets.memberFromNetwork',
      'true',
      'never lets one network use up',
    ],
    [
      'isKnownBrowser && usage.knownBrowser < budgets.knownBrowser',
      'usage.knownBrowser < budgets.knownBrowser',
      'keeps a part of that for browsers',
    ],
    [
      'usage.failedOfAddress >= withSetting(codeLimits.failedOfAddress, sms.hourlyPerAddress).limit',
      'false',
      'is left alone by an address',
    ],
  ]),
  ...mutationsOf(`${server}/phone-number.ts`, numbers, [
    ['!country || !countries.includes(country)', '!country', 'sends nothing to'],
    ["!mobileTypes.has(number.getType() ?? '')", 'false', 'refuses a'],
    ['!number?.isValid() || number.ext', '!number?.isValid()', 'which is no number'],
    ['territories[number.country] ?? number.country', 'number.country', 'counts the islands'],
  ]),
  ...mutationsOf(`${server}/verify-phone.service.ts`, verification, [
    [
      'stored.length === typed.length && timingSafeEqual(stored, typed)',
      'true',
      'allows five checks',
    ],
    ['!(await useCode(tx, { id: right.id, now }))', 'false', 'works once'],
  ]),
  ...mutationsOf(`${server}/sign-in-code.ts`, verification, [
    [
      '`sign-in code of ${phoneNumber}: ${code}`',
      '`sign-in code: ${code}`',
      'is stored as a hash that is bound',
    ],
  ]),
  ...mutationsOf(
    'src/server/integrations/sms/sms-inbound.ts',
    'tests/features/sign-up/sms-webhook.test.ts',
    [
      [
        'twilio.validateRequest(input.authToken, input.signature, input.url, input.fields)',
        'true',
        'is refused and leaves nothing',
      ],
    ],
  ),
  ...mutationsOf('src/server/observation/log.ts', verification, [
    ['`***${e164.slice(-2)}`', 'e164', 'holds the demo code and two digits'],
  ]),
];
