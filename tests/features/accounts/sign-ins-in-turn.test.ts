import { describe, expect, it } from 'vitest';
import { counters } from '../../../src/shared/limits/limits.ts';
import { createAdmin, testPassword } from '../../factories/admins.ts';
import { callerWith } from '../../factories/callers.ts';
import { codeAt, signInsOf, stepMs } from '../../factories/second-step.ts';
import { setUpTestApp } from '../../setup/harness.ts';

/** Security row 76: success with one account forgives no failures of another. */

const waits: number[] = [];
const testApp = setUpTestApp({
  replace: () => ({
    wait: async (durationMs) => {
      waits.push(durationMs);
    },
  }),
});
const { callerAt, adminWithApp, firstStep } = signInsOf(testApp);

const attackerIp = '203.0.113.66';

function browserAt(ip: string) {
  const cookies = new Map<string, string>();
  return async <Answer>(
    call: (admin: ReturnType<typeof callerWith>['caller']['admin']) => Promise<Answer>,
  ): Promise<Answer> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const { caller, setCookies } = callerWith(testApp(), { ip, cookie });
    const answer = await call(caller.admin);
    for (const line of setCookies) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
    return answer;
  };
}

type Browser = ReturnType<typeof browserAt>;

const failures = counters['admin-sign-in-address'];

const signIn = (browser: Browser, username: string, password = testPassword) =>
  browser((admin) => admin.login({ username, password }));

const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'in',
    ({ code }) => code,
  );

async function guessInTurn(
  guesses: number,
  guess: () => Promise<unknown>,
  right: () => Promise<unknown>,
): Promise<number> {
  let checked = 0;
  for (let index = 0; index < guesses; index += 1) {
    if ((await outcomeOf(guess())) === 'UNAUTHORIZED') checked += 1;
    if (index % 4 === 3) await outcomeOf(right());
  }
  return checked;
}

describe('wrong as the owner and right as oneself, in turn', () => {
  it('has five guesses in an hour looked at', async () => {
    const owner = await createAdmin();
    const self = await createAdmin({ role: 'author' });
    const browser = browserAt(attackerIp);
    await signIn(browser, self.username);
    const checked = await guessInTurn(
      60,
      () => signIn(browser, owner.username, 'wrong'),
      () => signIn(browser, self.username),
    );
    expect(checked).toBe(failures.limit);
    expect(await outcomeOf(signIn(browser, self.username))).toBe('in');
  });

  it('is no better without cookies', async () => {
    const owner = await createAdmin();
    const self = await createAdmin({ role: 'author' });
    const checked = await guessInTurn(
      60,
      () => signIn(browserAt(attackerIp), owner.username, 'wrong'),
      () => signIn(browserAt(attackerIp), self.username),
    );
    expect(checked).toBe(failures.limit);
  });

  it('is slowed down where it comes from many addresses, of which none is known to the owner', async () => {
    const owner = await createAdmin();
    const self = await createAdmin({ role: 'author' });
    const addresses = Array.from({ length: 20 }, (_, index) => `198.51.${index}.1`);
    for (const ip of addresses) await signIn(browserAt(ip), self.username);
    waits.length = 0;
    for (const ip of addresses) await outcomeOf(signIn(browserAt(ip), owner.username, 'wrong'));
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
    expect(waits.at(-1)).toBe(8_000);
  });

  it('is no better with a proof that it is oneself', async () => {
    const owner = await createAdmin();
    const self = await createAdmin({ role: 'author' });
    const browser = browserAt(attackerIp);
    await signIn(browser, self.username);
    const checked = await guessInTurn(
      20,
      () => signIn(browser, owner.username, 'wrong'),
      () => browser((admin) => admin.account.prove({ by: 'password', password: testPassword })),
    );
    expect(checked).toBe(failures.limit);
  });

  it('has five codes of the owner looked at, by somebody who knows the password', async () => {
    const { admin: owner, startMs } = await adminWithApp();
    const self = await createAdmin({ role: 'author' });
    const ms = startMs + 10 * stepMs;
    const { ticket } = await firstStep(owner.username, ms, '198.51.100.200');
    const checked = await guessInTurn(
      60,
      () => callerAt(ms, attackerIp).loginByCode({ ticket, code: '000000' }),
      () => callerAt(ms, attackerIp).login({ username: self.username, password: testPassword }),
    );
    expect(checked).toBe(failures.limit);
  });

  it('has twenty codes of the owner a day looked at, from however many addresses', async () => {
    const { admin: owner, startMs } = await adminWithApp();
    const self = await createAdmin({ role: 'author' });
    const ms = startMs + 10 * stepMs;
    const { ticket } = await firstStep(owner.username, ms, '198.51.100.200');
    let checked = 0;
    for (let index = 0; index < 24; index += 1) {
      const attacker = callerAt(ms, `198.51.${index}.1`);
      await attacker.login({ username: self.username, password: testPassword });
      const guess = attacker.loginByCode({ ticket, code: '000000' });
      if ((await outcomeOf(guess)) === 'UNAUTHORIZED') checked += 1;
    }
    expect(checked).toBe(counters['admin-sign-in-codes'].limit);
  });
});

describe('the password of an account with a second step', () => {
  it('does not start the count of its codes again', async () => {
    const { cookie } = await adminWithApp();
    const { account } = callerWith(testApp(), { cookie, ip: attackerIp }).caller.admin;
    const proofs: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      proofs.push(await outcomeOf(account.prove({ by: 'code', code: '000000' })));
      if (index % 4 === 3) {
        const proof = account.prove({ by: 'password', password: testPassword });
        expect(await outcomeOf(proof)).not.toBe('in');
      }
    }
    expect(proofs.filter((outcome) => outcome === 'FORBIDDEN').length).toBeLessThanOrEqual(5);
  });
});

describe('the owner', () => {
  it('gets in with a browser of theirs, while somebody at the same address guesses', async () => {
    const owner = await createAdmin();
    const home = browserAt(attackerIp);
    await signIn(home, owner.username);
    for (let index = 0; index < 10; index += 1) {
      await outcomeOf(signIn(browserAt(attackerIp), owner.username, 'wrong'));
    }
    waits.length = 0;
    expect(await outcomeOf(signIn(home, owner.username, 'a typo'))).toBe('UNAUTHORIZED');
    expect(await outcomeOf(signIn(home, owner.username))).toBe('in');
    expect(waits).toEqual([0, 0]);
  });

  it('does not give guesses of the owner back to others at the address by signing in', async () => {
    const owner = await createAdmin();
    const home = browserAt(attackerIp);
    await signIn(home, owner.username);
    const checked = await guessInTurn(
      20,
      () => signIn(browserAt(attackerIp), owner.username, 'wrong'),
      () => signIn(home, owner.username),
    );
    expect(checked).toBe(failures.limit);
  });

  it('has five tries an hour in a browser of theirs too', async () => {
    const owner = await createAdmin();
    const home = browserAt(attackerIp);
    await signIn(home, owner.username);
    const outcomes: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      outcomes.push(await outcomeOf(signIn(home, owner.username, 'wrong')));
    }
    expect(outcomes.filter((outcome) => outcome === 'UNAUTHORIZED')).toHaveLength(5);
  });

  it('forgives the own wrong tries of an address, also beside those of somebody else', async () => {
    const owner = await createAdmin();
    const other = await createAdmin();
    const try_ = (username: string, password?: string) =>
      outcomeOf(signIn(browserAt(attackerIp), username, password));
    await try_(other.username, 'wrong');
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 3; index += 1) await try_(owner.username, 'wrong');
      expect(await try_(owner.username)).toBe('in');
    }
    for (let index = 0; index < 4; index += 1) await try_(other.username, 'wrong');
    expect(await try_(other.username)).toBe('TOO_MANY_REQUESTS');
  });

  it('signs in with the authenticator app from a known address when strangers have used up the codes of a day', async () => {
    const { admin: owner, secret, recoveryCodes, startMs } = await adminWithApp();
    const ms = startMs + 10 * stepMs;
    const homeIp = '192.0.2.1';
    const { ticket } = await firstStep(owner.username, ms, homeIp);
    await callerAt(ms, homeIp).loginByCode({ ticket, code: recoveryCodes[0] ?? '' });
    const stolen = await firstStep(owner.username, ms, '198.51.100.200');
    for (let index = 0; index < 21; index += 1) {
      const guess = { ticket: stolen.ticket, code: '000000' };
      await outcomeOf(callerAt(ms, `198.51.${index}.1`).loginByCode(guess));
    }
    const again = await firstStep(owner.username, ms, homeIp);
    const code = codeAt(secret, ms);
    expect(await outcomeOf(callerAt(ms, homeIp).loginByCode({ ticket: again.ticket, code }))).toBe(
      'in',
    );
  });
});
