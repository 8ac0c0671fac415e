import { expect, it } from 'vitest';
import { promisedDays } from '../../../src/features/legal/words/privacy-kept.ts';
import { sessionLifetimes } from '../../../src/server/auth/lucia.ts';
import { parseEnv } from '../../../src/server/env.ts';
import { keptDays } from '../../../src/shared/retention.ts';

const dayMs = 24 * 60 * 60 * 1000;

it('the privacy page promises what the site keeps to', () => {
  const { idle, absoluteMs } = sessionLifetimes.developer;
  expect({
    ...keptDays,
    answeredRequests: parseEnv({}).answeredRequestsKeptDays,
    idleSignIn: idle.milliseconds() / dayMs,
    oldestSignIn: absoluteMs / dayMs,
  }).toMatchObject(promisedDays);
});
