import { describe, expect, it } from 'vitest';
import { withHistory } from '../../../src/features/playable/history.ts';
import {
  type BakeryAction,
  bakery,
  bakeryRules,
  bakeryStart,
  bakingList,
  leftOf,
  priceOf,
} from '../../../src/features/playable/rules/bakery.ts';
import {
  type CourtsAction,
  courtsRules,
  courtsStart,
  hoursOfYou,
  shareCents,
  tennis,
} from '../../../src/features/playable/rules/courts.ts';
import {
  defects,
  type InspectionAction,
  inspection,
  inspectionRules,
  inspectionStart,
  openPoints,
} from '../../../src/features/playable/rules/inspection.ts';
import {
  draftOf,
  type StockroomAction,
  stockroom,
  stockroomRules,
  stockroomStart,
} from '../../../src/features/playable/rules/stockroom.ts';

const afterOrders = (...actions: BakeryAction[]) => actions.reduce(bakery, bakeryStart);
const afterScans = (...actions: StockroomAction[]) => actions.reduce(stockroom, stockroomStart);
const afterPresses = (...actions: CourtsAction[]) => actions.reduce(tennis, courtsStart);
const afterMarks = (...actions: InspectionAction[]) => actions.reduce(inspection, inspectionStart);

describe('Morning Loaf', () => {
  const two: BakeryAction[] = [
    { type: 'add', loaf: 'country' },
    { type: 'add', loaf: 'rye' },
  ];

  it('adds an order to the baking list, and its bag to the pickup time', () => {
    const before = bakingList(bakeryStart, bakeryRules([]));
    const state = afterOrders(...two, { type: 'pickup', pickup: 0 }, { type: 'order' });
    const after = bakingList(state, bakeryRules([]));
    expect(
      after.loaves.map(({ count }, index) => count - (before.loaves[index]?.count ?? 0)),
    ).toEqual([1, 0, 1]);
    expect(after.bags[0]).toEqual({ time: '7:00', numbers: [39, 41] });
    expect(priceOf(state.orders.at(-1)?.counts ?? state.basket)).toBe(1775);
    expect(priceOf(state.basket)).toBe(0);
  });

  it('sells no loaf that is not baked, and no empty bag', () => {
    const rye: BakeryAction = { type: 'add', loaf: 'rye' };
    const full = afterOrders(rye, rye, rye);
    expect(leftOf(full, 'rye')).toBe(0);
    expect(bakery(full, rye)).toEqual({ ...full, said: { soldOut: 'rye' } });
    expect(afterOrders({ type: 'order' })).toMatchObject({ view: 'shop', said: 'empty' });
    expect(afterOrders({ type: 'take', loaf: 'rye' })).toBe(bakeryStart);
  });

  it('hands over later when the list is printed later', () => {
    expect(bakeryRules([1, 2])).toEqual({
      lastOrder: '6 pm',
      list: '5 am',
      pickups: ['9:00', '9:30', '10:00'],
    });
  });
});

describe('Stockroom', () => {
  const pads: StockroomAction = { type: 'scan', part: 'pads' };

  it('drafts an order of what runs low, as the description says', () => {
    const { limit } = stockroomRules([]);
    expect(draftOf(stockroomStart, limit)).toEqual([]);
    expect(draftOf(afterScans(pads), limit)).toEqual([{ part: 'pads', count: 8 }]);
    expect(draftOf(afterScans(pads), stockroomRules([1]).limit)).toEqual([]);
    expect(draftOf(stockroomStart, stockroomRules([2]).limit)).toEqual([
      { part: 'pads', count: 7 },
    ]);
  });

  it('fills the shelf with what was sent for, once', () => {
    const sent = afterScans(pads, { type: 'send', limit: 4 });
    expect(draftOf(sent, 4)).toEqual([]);
    const delivered = [pads, { type: 'deliver' } as const].reduce<typeof sent>(stockroom, sent);
    expect(delivered.stock).toEqual({ pads: 11, tube: 9, chain: 7 });
    expect(stockroom(delivered, { type: 'deliver' })).toBe(delivered);
  });

  it('sends nothing that is not low, and takes nothing from an empty shelf', () => {
    expect(afterScans({ type: 'send', limit: 4 })).toMatchObject({
      ordered: null,
      said: 'nothing',
    });
    const empty = afterScans(pads, pads, pads, pads, pads, pads);
    expect(empty.stock.pads).toBe(0);
    expect(empty.said).toEqual({ soldOut: 'pads' });
  });
});

describe('Second Serve', () => {
  const press = (slot: number, mostHours = 1): CourtsAction => ({ type: 'press', slot, mostHours });

  it('books a free hour up to the most, and splits the fee', () => {
    const booked = afterPresses(press(1), press(5));
    expect(hoursOfYou(booked)).toBe(1);
    expect(booked.said).toEqual({ kind: 'limit' });
    expect(hoursOfYou(afterPresses(press(1, 2), press(5, 2)))).toBe(2);
    expect([shareCents(courtsRules([])), shareCents(courtsRules([0, 1]))]).toEqual([1200, 600]);
  });

  it('gives a cancelled hour to the first in line, then frees it', () => {
    const passed = afterPresses(press(1), press(1));
    expect(passed.slots[1]).toBe('Noor');
    expect(passed.waiting).toEqual([]);
    const freed = [press(5), press(5)].reduce(tennis, passed);
    expect(freed.slots[5]).toBeNull();
  });

  it('gives you an hour that you waited for, unless you hold the most', () => {
    const dropOut: CourtsAction = { type: 'dropOut', mostHours: 1 };
    const inLine = afterPresses(press(0), dropOut);
    expect(inLine.slots[0]).toBe('Noor');
    expect(tennis(inLine, dropOut).slots[0]).toBe('You');
    expect(afterPresses(press(1), press(0), dropOut, dropOut).slots[0]).toBeNull();
    expect(afterPresses(press(0), press(0)).waiting).toEqual(['Noor']);
  });

  it('says when nobody is left to cancel', () => {
    const all = Array.from({ length: 6 }, (): CourtsAction => ({ type: 'dropOut', mostHours: 1 }));
    expect(afterPresses(...all).said).toEqual({ kind: 'quiet' });
  });
});

describe('Fieldnote', () => {
  const rules = inspectionRules([]);
  const all = rules.points.map(
    (point, index): InspectionAction => ({ type: 'mark', point, mark: index ? 'ok' : 'defect' }),
  );

  it('hands over a report only when every point is marked', () => {
    const handOver: InspectionAction = { type: 'handOver', rules };
    expect(afterMarks(...all.slice(1), handOver)).toMatchObject({ report: 'none', said: 'open' });
    const done = afterMarks(...all, handOver);
    expect(done.report).toBe('kept');
    expect(defects(done, rules)).toEqual(['Roof tiles']);
    expect(inspection(done, { type: 'signal' }).report).toBe('sent');
  });

  it('sends at once with a signal, and asks for two more points in a longer list', () => {
    const online = inspectionRules([1]);
    expect(afterMarks(...all, { type: 'handOver', rules: online }).report).toBe('sent');
    expect(openPoints(afterMarks(...all), inspectionRules([0, 1]))).toHaveLength(2);
  });

  it('takes a mark away with a second press', () => {
    const [first] = all;
    if (!first) throw new Error('The list is empty.');
    expect(openPoints(afterMarks(first, first), rules)).toHaveLength(4);
  });
});

describe('a press', () => {
  const reduce = withHistory(bakery, bakeryStart);

  it('is taken back one by one, or all at once', () => {
    const start = { now: bakeryStart, past: [] };
    const add = { type: 'add', loaf: 'rye' } as const;
    const twice = reduce(reduce(start, add), add);
    expect(reduce(twice, 'undo').now.basket.rye).toBe(1);
    expect(reduce(twice, 'restart')).toEqual(start);
    expect(reduce(start, 'undo')).toEqual(start);
  });

  it('that changes nothing is no step', () => {
    const start = { now: bakeryStart, past: [] };
    expect(reduce(start, { type: 'take', loaf: 'rye' }).past).toEqual([]);
  });
});
