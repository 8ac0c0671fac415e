import type { SampleApp } from '../history.ts';

export const courts = ['Court 1', 'Court 2'] as const;
export const hours = ['6 pm', '7 pm', '8 pm'] as const;
const feeCents = 2400;
const you = 'You';

export interface CourtsRules {
  mostHours: number;
  players: number;
}

export function courtsRules(chosen: readonly number[]): CourtsRules {
  return { mostHours: chosen[0] === 1 ? 2 : 1, players: chosen[1] === 1 ? 4 : 2 };
}

type Said =
  | { kind: 'start' | 'limit' | 'waiting' | 'left' | 'quiet' }
  | { kind: 'booked' | 'freed' | 'passed'; slot: number; from?: string; to?: string };

export interface CourtsState {
  /** Who plays, court by court; null is free. */
  slots: readonly (string | null)[];
  waiting: readonly string[];
  said: Said;
}

export type CourtsAction =
  | { type: 'press'; slot: number; mostHours: number }
  | { type: 'dropOut'; mostHours: number };

export const courtsStart: CourtsState = {
  slots: ['Ines', null, 'Tom', 'Priya', 'Leo', null],
  waiting: ['Noor'],
  said: { kind: 'start' },
};

export const isYou = (name: string | null) => name === you;

export const hoursOfYou = ({ slots }: CourtsState) => slots.filter(isYou).length;

export const shareCents = ({ players }: CourtsRules) => feeCents / players;

export function slotName(slot: number): string {
  return `${courts[Math.floor(slot / hours.length)]} at ${hours[slot % hours.length]}`;
}

/** The first in line who may still book gets the court; nobody in line leaves it free. */
function cancelled(state: CourtsState, slot: number, mostHours: number): CourtsState {
  const from = state.slots[slot] ?? '';
  const slots = state.slots.map((name, index) => (index === slot ? null : name));
  const next = state.waiting.find(
    (name) => !isYou(name) || hoursOfYou({ ...state, slots }) < mostHours,
  );
  if (next === undefined) return { ...state, slots, said: { kind: 'freed', slot, from } };
  return {
    slots: slots.map((name, index) => (index === slot ? next : name)),
    waiting: state.waiting.filter((name) => name !== next),
    said: { kind: 'passed', slot, from, to: next },
  };
}

export function tennis(state: CourtsState, action: CourtsAction): CourtsState {
  const { slots, waiting } = state;
  const { mostHours } = action;
  if (action.type === 'dropOut') {
    const slot = slots.findIndex((name) => name !== null && !isYou(name));
    return slot < 0 ? { ...state, said: { kind: 'quiet' } } : cancelled(state, slot, mostHours);
  }
  const { slot } = action;
  const name = slots[slot] ?? null;
  if (isYou(name)) return cancelled(state, slot, mostHours);
  if (name !== null) {
    return waiting.includes(you)
      ? { ...state, waiting: waiting.filter((one) => !isYou(one)), said: { kind: 'left' } }
      : { ...state, waiting: [...waiting, you], said: { kind: 'waiting' } };
  }
  if (hoursOfYou(state) >= mostHours) return { ...state, said: { kind: 'limit' } };
  return {
    ...state,
    slots: slots.map((one, index) => (index === slot ? you : one)),
    said: { kind: 'booked', slot },
  };
}

export const courtsApp: SampleApp<CourtsState, CourtsAction> = {
  reduce: tennis,
  start: courtsStart,
  steps: [
    ({ said }) => said.kind === 'booked',
    ({ said }) => said.kind === 'passed' && said.from === you,
    ({ waiting }) => waiting.some(isYou),
    ({ said }) => said.kind === 'passed' && said.to === you,
  ],
};
