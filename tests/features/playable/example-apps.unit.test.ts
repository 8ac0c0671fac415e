import { describe, expect, it } from 'vitest';
import { doneSteps, type SampleApp, withHistory } from '../../../src/features/playable/history.ts';
import { type BakeryAction, bakeryApp } from '../../../src/features/playable/rules/bakery.ts';
import { type CourtsAction, courtsApp } from '../../../src/features/playable/rules/courts.ts';
import {
  type InspectionAction,
  inspectionApp,
  inspectionRules,
} from '../../../src/features/playable/rules/inspection.ts';
import {
  foundBy,
  type NetworkAction,
  network,
  networkApp,
  networkStart,
} from '../../../src/features/playable/rules/network.ts';
import {
  type StockroomAction,
  stockroomApp,
} from '../../../src/features/playable/rules/stockroom.ts';
import {
  draftOf,
  inboxOf,
  mails,
  type TriageAction,
  triage,
  triageApp,
  triageStart,
} from '../../../src/features/playable/rules/triage.ts';

const afterMail = (...actions: TriageAction[]) => actions.reduce(triage, triageStart);
const afterSearch = (...actions: NetworkAction[]) => actions.reduce(network, networkStart);

describe('First Reply', () => {
  const openSofa: TriageAction[] = [{ type: 'sort' }, { type: 'open', mail: 'sofa' }];

  it('puts the urgent mail first, and what is answered last', () => {
    const order = (...actions: TriageAction[]) =>
      inboxOf(afterMail(...actions)).map(({ id }) => id);
    expect(order()).toEqual(['lamp', 'chair', 'sofa']);
    expect(order({ type: 'sort' })).toEqual(['sofa', 'lamp', 'chair']);
    expect(order(...openSofa, { type: 'day', day: 'Friday' }, { type: 'send' })).toEqual([
      'lamp',
      'chair',
      'sofa',
    ]);
  });

  it('has no draft before the inbox is sorted', () => {
    expect(afterMail({ type: 'open', mail: 'lamp' })).toEqual({ ...triageStart, said: 'unsorted' });
  });

  it('sends no draft with a blank, and none twice', () => {
    const opened = afterMail(...openSofa);
    const sofa = mails[2];
    expect(draftOf(sofa, opened)).toContain('…');
    expect(triage(opened, { type: 'send' })).toEqual({ ...opened, said: 'blank' });
    const sent = [{ type: 'day', day: 'Friday' } as const, { type: 'send' } as const].reduce<
      typeof opened
    >(triage, opened);
    expect(draftOf(sofa, sent)).toContain('Friday');
    expect(sent).toMatchObject({ sent: ['sofa'], said: { sent: 'sofa' } });
    expect(triage(sent, { type: 'send' })).toBe(sent);
  });

  it('says what is left to do in the inbox', () => {
    expect(afterMail({ type: 'sort' }, { type: 'sort' }).said).toBe('again');
    expect(afterMail(...openSofa, { type: 'inbox' })).toMatchObject({ open: null, said: 'inbox' });
  });

  it('sends a draft without a blank as it is', () => {
    const mail: TriageAction = { type: 'open', mail: 'chair' };
    expect(afterMail({ type: 'sort' }, mail, { type: 'send' }).sent).toEqual(['chair']);
  });
});

describe('Developer Network', () => {
  const choose = (person: 'ines' | 'tom' | 'priya'): NetworkAction => ({ type: 'choose', person });

  it('shows who has a skill, and everybody after a second press', () => {
    const react: NetworkAction = { type: 'skill', skill: 'React' };
    expect(foundBy(afterSearch(react)).map(({ id }) => id)).toEqual(['ines', 'priya']);
    expect(foundBy(afterSearch(react, react))).toHaveLength(4);
  });

  it('sends a brief to two people at most, and to nobody twice', () => {
    const three = afterSearch(choose('ines'), choose('tom'), choose('priya'));
    expect(three).toMatchObject({ chosen: ['ines', 'tom'], said: { kind: 'most' } });
    const sent = [{ type: 'write' } as const, { type: 'send' } as const].reduce<typeof three>(
      network,
      three,
    );
    expect(sent).toMatchObject({ view: 'answers', asked: ['ines', 'tom'], chosen: [] });
    expect(network(sent, choose('tom')).said).toEqual({ kind: 'hasIt', person: 'tom' });
    expect(afterSearch(choose('tom'), choose('tom')).chosen).toEqual([]);
  });

  it('writes no brief for nobody', () => {
    expect(afterSearch({ type: 'write' })).toMatchObject({
      view: 'search',
      said: { kind: 'nobody' },
    });
  });

  it('brings the answers one by one, in the order of the people', () => {
    const wait: NetworkAction = { type: 'wait' };
    const before: NetworkAction[] = [choose('tom'), choose('ines'), { type: 'write' }];
    const first = afterSearch(...before, { type: 'send' }, wait);
    expect(first).toMatchObject({ answers: 1, said: { kind: 'answered', person: 'tom' } });
    const both = network(first, wait);
    expect(network(both, wait)).toMatchObject({ answers: 2, said: { kind: 'quiet' } });
  });
});

/** Counts the steps that are done after each group of presses. */
function counted<State, Action extends object>(
  { reduce, start, steps }: SampleApp<State, Action>,
  groups: readonly (readonly (Action | 'undo' | 'restart')[])[],
): readonly number[] {
  const play = withHistory(reduce, start);
  let played = { now: start, past: [] as readonly State[] };
  return groups.map((group) => {
    played = group.reduce(play, played);
    return doneSteps(played, steps).filter(Boolean).length;
  });
}

describe('the four steps', () => {
  const oneByOne = [0, 1, 2, 3, 4, 3, 0];
  const end = [['undo'], ['restart']] as const;

  it('of the bakery are done one by one, taken back and begun again', () => {
    const add: BakeryAction = { type: 'add', loaf: 'rye' };
    const pickup: BakeryAction = { type: 'pickup', pickup: 2 };
    const presses = [[add], [add], [pickup], [{ type: 'order' }], [{ type: 'print' }]] as const;
    expect(counted(bakeryApp, [...presses, ...end])).toEqual(oneByOne);
  });

  it('of the stockroom', () => {
    const chain: StockroomAction = { type: 'scan', part: 'chain' };
    const presses = [
      [chain, chain],
      [{ type: 'scan', part: 'pads' }],
      [chain],
      [{ type: 'send', limit: 4 }],
      [{ type: 'deliver' }],
    ] as const;
    expect(counted(stockroomApp, [...presses, ...end])).toEqual(oneByOne);
  });

  it('of the club', () => {
    const press = (slot: number): CourtsAction => ({ type: 'press', slot, mostHours: 1 });
    const dropOut: CourtsAction = { type: 'dropOut', mostHours: 1 };
    expect(counted(courtsApp, [[], [press(1)], [press(1)], [press(2)], [dropOut], ...end])).toEqual(
      oneByOne,
    );
    expect(counted(courtsApp, [[dropOut]])).toEqual([0]);
  });

  it('of the inspection', () => {
    const rules = inspectionRules([]);
    const mark = (point: string, isDefect = false): InspectionAction => ({
      type: 'mark',
      point,
      mark: isDefect ? 'defect' : 'ok',
    });
    const [first = '', ...others] = rules.points;
    const presses = [
      [{ type: 'handOver', rules }],
      [mark(first, true)],
      others.map((point) => mark(point)),
      [{ type: 'handOver', rules }],
      [{ type: 'signal' }],
    ] as const;
    expect(counted(inspectionApp, [...presses, ...end])).toEqual(oneByOne);
  });

  it('of the support', () => {
    const presses = [
      [{ type: 'send' }],
      [{ type: 'sort' }],
      [{ type: 'open', mail: 'sofa' }],
      [{ type: 'day', day: 'Friday' }],
      [{ type: 'send' }],
    ] as const;
    expect(counted(triageApp, [...presses, ...end])).toEqual(oneByOne);
  });

  it('of the network', () => {
    const presses = [
      [{ type: 'choose', person: 'ines' }],
      [{ type: 'skill', skill: 'React' }],
      [{ type: 'choose', person: 'priya' }],
      [{ type: 'write' }, { type: 'send' }],
      [{ type: 'wait' }],
    ] as const;
    expect(counted(networkApp, [...presses, ...end])).toEqual(oneByOne);
  });
});
