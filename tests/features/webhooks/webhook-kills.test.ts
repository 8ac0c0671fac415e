import { afterAll, expect, it } from 'vitest';
import { testConnection } from '../../setup/database/database.ts';
import { testSecretsKey } from '../../setup/database/test-keyring.ts';
import { endPrograms, type ServerProcess, startProcess } from '../../setup/programs/program.ts';
import { bodyOf, setUpWebhooks } from './webhook-world.ts';

afterAll(endPrograms);

const { db, receiver, endpointAt, deliver, deliveries } = setUpWebhooks(() => new Date());

/** A sample of the thousand that `WEBHOOK_KILLS=1000` makes. */
const kills = Number(process.env.WEBHOOK_KILLS ?? 6);
const mostMs = 400;

function startTeller(first: number): ServerProcess {
  return startProcess(
    [
      ...['--import', 'tsx', 'tests/setup/programs/webhook-teller.ts'],
      ...[JSON.stringify(testConnection()), testSecretsKey, receiver().origin, String(first)],
    ],
    {},
    { hasOpenInput: true },
  );
}

it(`${kills} kills lose no event, and repeat some with the same id`, {
  timeout: kills * 10_000,
}, async () => {
  await endpointAt('/a');
  await endpointAt('/b');
  let next = startTeller(0);
  for (let kill = 0; kill < kills; kill += 1) {
    const teller = next;
    await teller.until(/ready/);
    next = startTeller((kill + 1) * 1_000_000);
    const arrived = receiver().received.length;
    teller.child.stdin?.write('go\n');
    // Spread over all steps of a delivery; a teller that is slow to begin is not killed before.
    await receiver().until(arrived + 1);
    const delayMs = (mostMs * ((kill * 7) % kills)) / kills;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    teller.child.kill('SIGKILL');
    await teller.ended;
  }
  next.child.kill('SIGKILL');
  await next.ended;
  // The jobs of the queue alone bring what the killed ones have left.
  await deliver();

  const told = (await db().activityEntry.findMany()).map(({ targetId }) => targetId);
  expect(told.length).toBeGreaterThan(kills);
  const arrivals = { '/a': new Map<string, Set<string>>(), '/b': new Map<string, Set<string>>() };
  for (const one of receiver().received) {
    const slug = String(bodyOf(one).data.slug);
    const ids = arrivals[one.path as '/a'];
    ids.set(slug, (ids.get(slug) ?? new Set()).add(one.id));
  }
  for (const ids of Object.values(arrivals)) {
    expect([...ids.keys()].sort()).toEqual(told.sort());
    expect([...ids.values()].filter((set) => set.size !== 1)).toEqual([]);
  }
  expect((await deliveries()).filter(({ state }) => state !== 'delivered')).toEqual([]);
});
