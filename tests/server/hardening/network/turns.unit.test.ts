import { describe, expect, it, vi } from 'vitest';
import { type GiveBack, Turns } from '../../../../src/server/limits/turns.ts';
import { type SlotFigures, slotLimits } from '../../../../src/shared/limits/limit.ts';

const limits = (figures: Partial<SlotFigures>) =>
  slotLimits('test', 'work', { process: 100, ...figures });
const flooder = (index: number) => ({ ip: `198.18.0.${index % 250}` });
const ofNetwork = (index: number) => ({ ip: `10.0.${index}.1` });

/** Records the order in which turns are given. */
function watch(turns: Turns) {
  const served: { name: string; give: GiveBack }[] = [];
  return {
    served,
    names: () => served.map(({ name }) => name),
    ask: (name: string, caller: { ip?: string }) =>
      turns.take(caller).then((give) => void served.push({ name, give })),
    async giveBack(name: string) {
      const [first] = served.splice(
        served.findIndex((turn) => turn.name === name),
        1,
      );
      first?.give();
      await new Promise(setImmediate);
    },
  };
}

describe('a network that wants more than there is', () => {
  it('leaves a quarter free while it is alone, and half of all to others that come', async () => {
    const { ask, names, giveBack } = watch(new Turns(limits({ atWork: 8 })));
    const flood = Array.from({ length: 20 }, (_, index) => ask('flood', flooder(index)));
    await new Promise(setImmediate);
    expect(names()).toHaveLength(6);
    await ask('visitor', ofNetwork(1));
    await ask('visitor', ofNetwork(1));
    for (let given = 0; given < 2; given += 1) await giveBack('flood');
    expect(names().filter((name) => name === 'flood')).toHaveLength(4);
    // The flood is alone again.
    for (let given = 0; given < 2; given += 1) await giveBack('visitor');
    expect(names()).toHaveLength(6);
    for (let given = 0; given < 18; given += 1) await giveBack('flood');
    await Promise.all(flood);
    expect(names()).toEqual([]);
  });

  it('keeps nobody waiting behind those of its own that wait', async () => {
    const { ask, names, giveBack } = watch(new Turns(limits({ atWork: 1 })));
    await ask('flood', flooder(0));
    const waiting = ['flood', 'flood', 'flood'].map((name, index) => ask(name, flooder(index)));
    const others = [1, 2].map((index) => ask(`visitor ${index}`, ofNetwork(index)));
    const order: (string | undefined)[] = [];
    for (let served = 0; served < 6; served += 1) {
      order.push(names()[0]);
      await giveBack(names()[0] ?? '');
    }
    await Promise.all([...waiting, ...others]);
    expect(order.slice(0, 3)).toContain('visitor 1');
    expect(order.slice(0, 4)).toContain('visitor 2');
  });

  it('has a share of the room to wait, and is told so', async () => {
    const turns = new Turns(limits({ atWork: 1, network: 3, address: 2 }));
    const { ask } = watch(turns);
    await ask('flood', flooder(0));
    void ask('flood', flooder(0));
    await expect(turns.take(flooder(0))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    void ask('flood', flooder(1));
    await expect(turns.take(flooder(2))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('a line that is full', () => {
  it('has room for a network with fewer, whose place the last of the one with the most gives up', async () => {
    const turns = new Turns(limits({ atWork: 1, process: 5 }));
    const { ask, names, giveBack } = watch(turns);
    await ask('flood', flooder(0));
    const flood = Array.from({ length: 4 }, () => ask('flood', flooder(0)));
    const refused = expect(flood[3]).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const visitor = ask('visitor', ofNetwork(1));
    await refused;
    await giveBack('flood');
    await visitor;
    expect(names()).toEqual(['visitor']);
  });

  it('is full for a network with as many as all others', async () => {
    const turns = new Turns(limits({ atWork: 1, process: 3 }));
    await turns.take(ofNetwork(0));
    for (const index of [1, 2]) void turns.take(ofNetwork(index));
    await expect(turns.take(ofNetwork(3))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

describe('a wait for a turn', () => {
  it('that is too long is refused: by the share of the network, or for want of room', async () => {
    vi.useFakeTimers();
    const turns = new Turns(limits({ atWork: 2 }), { longestWaitMs: 1_000 });
    for (const index of [0, 1]) await turns.take(ofNetwork(index));
    const ofHolder = expect(turns.take(ofNetwork(0))).rejects;
    const ofOther = expect(turns.take(ofNetwork(2))).rejects;
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await ofHolder.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2 });
    await ofOther.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 2 });
    expect(turns.waitingCount).toBe(0);
  });

  it('ends when nobody wants the turn any more, and its room is free', async () => {
    const turns = new Turns(limits({ atWork: 1, network: 2 }));
    const give = await turns.take(ofNetwork(0));
    const hangUp = new AbortController();
    const waiting = turns.take(ofNetwork(0), hangUp.signal);
    hangUp.abort();
    await expect(waiting).rejects.toThrow('aborted');
    const next = turns.take(ofNetwork(0));
    give();
    (await next)();
  });
});

it('work that was let in before goes on at once, and counts', async () => {
  const turns = new Turns(limits({ atWork: 1, process: 1 }));
  const give = await turns.take(ofNetwork(0));
  const giveToo = turns.takeAnyway(ofNetwork(0));
  await expect(turns.take(ofNetwork(1))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  give();
  give();
  giveToo();
  (await turns.take(ofNetwork(1)))();
});
