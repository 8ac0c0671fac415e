import type { SampleApp } from '../history.ts';

export const loaves = [
  { id: 'country', name: 'Country loaf', cents: 850, baked: 12 },
  { id: 'baguette', name: 'Baguette', cents: 375, baked: 20 },
  { id: 'rye', name: 'Seeded rye', cents: 925, baked: 6 },
] as const;
export type LoafId = (typeof loaves)[number]['id'];
type Counts = Readonly<Record<LoafId, number>>;

export interface Order {
  number: number;
  counts: Counts;
  /** Position among the pickup times. */
  pickup: number;
}

export interface BakeryRules {
  lastOrder: string;
  list: string;
  pickups: readonly string[];
}

const pickupsByList = [
  ['7:00', '7:30', '8:00'],
  ['8:00', '8:30', '9:00'],
  ['9:00', '9:30', '10:00'],
] as const;

/** Bread is out four hours after the list. */
export function bakeryRules(chosen: readonly number[]): BakeryRules {
  const list = chosen[1] ?? 0;
  return {
    lastOrder: ['8 pm', '6 pm', '10 pm'][chosen[0] ?? 0] ?? '8 pm',
    list: ['3 am', '4 am', '5 am'][list] ?? '3 am',
    pickups: pickupsByList[list] ?? pickupsByList[0],
  };
}

type Said = 'open' | 'basket' | 'empty' | 'ordered' | 'printed' | { soldOut: LoafId };

export interface BakeryState {
  view: 'shop' | 'ordered' | 'list';
  basket: Counts;
  pickup: number;
  /** Those of others came before. */
  orders: readonly Order[];
  said: Said;
}

export type BakeryAction =
  | { type: 'add' | 'take'; loaf: LoafId }
  | { type: 'pickup'; pickup: number }
  | { type: 'order' | 'print' | 'shop' };

const none: Counts = { country: 0, baguette: 0, rye: 0 };

export const bakeryStart: BakeryState = {
  view: 'shop',
  basket: none,
  pickup: 1,
  orders: [
    { number: 39, counts: { country: 2, baguette: 4, rye: 0 }, pickup: 0 },
    { number: 40, counts: { country: 1, baguette: 0, rye: 3 }, pickup: 2 },
  ],
  said: 'open',
};

function sum(counts: Counts): number {
  return loaves.reduce((total, { id }) => total + counts[id], 0);
}

export function totalOf({ orders }: Pick<BakeryState, 'orders'>, loaf: LoafId): number {
  return orders.reduce((total, { counts }) => total + counts[loaf], 0);
}

export function leftOf(state: BakeryState, loaf: LoafId): number {
  const baked = loaves.find(({ id }) => id === loaf)?.baked ?? 0;
  return baked - totalOf(state, loaf) - state.basket[loaf];
}

export function priceOf(counts: Counts): number {
  return loaves.reduce((total, { id, cents }) => total + counts[id] * cents, 0);
}

/** Loaves to bake, then the bags by pickup time. */
export function bakingList({ orders }: Pick<BakeryState, 'orders'>, { pickups }: BakeryRules) {
  return {
    loaves: loaves.map(({ id, name }) => ({ name, count: totalOf({ orders }, id) })),
    bags: pickups.map((time, pickup) => {
      const bags = orders.filter((order) => order.pickup === pickup);
      return { time, numbers: bags.map(({ number }) => number) };
    }),
  };
}

export function bakery(state: BakeryState, action: BakeryAction): BakeryState {
  switch (action.type) {
    case 'add': {
      const { loaf } = action;
      if (leftOf(state, loaf) === 0) return { ...state, said: { soldOut: loaf } };
      return withCount(state, loaf, state.basket[loaf] + 1);
    }
    case 'take': {
      const count = state.basket[action.loaf];
      return count === 0 ? state : withCount(state, action.loaf, count - 1);
    }
    case 'pickup':
      return state.pickup === action.pickup ? state : { ...state, pickup: action.pickup };
    case 'order': {
      if (sum(state.basket) === 0) return { ...state, said: 'empty' };
      const number = Math.max(...state.orders.map((order) => order.number)) + 1;
      const order = { number, counts: state.basket, pickup: state.pickup };
      const orders = [...state.orders, order];
      return { ...state, view: 'ordered', basket: none, orders, said: 'ordered' };
    }
    case 'print':
      return { ...state, view: 'list', said: 'printed' };
    case 'shop':
      return { ...state, view: 'shop', said: sum(state.basket) > 0 ? 'basket' : 'open' };
  }
}

function withCount(state: BakeryState, loaf: LoafId, count: number): BakeryState {
  const basket = { ...state.basket, [loaf]: count };
  return { ...state, basket, said: sum(basket) > 0 ? 'basket' : 'open' };
}

const isOrdered = ({ orders }: BakeryState) => orders.length > bakeryStart.orders.length;

export const bakeryApp: SampleApp<BakeryState, BakeryAction> = {
  reduce: bakery,
  start: bakeryStart,
  steps: [
    ({ basket }) => sum(basket) >= 2,
    ({ pickup }) => pickup !== bakeryStart.pickup,
    isOrdered,
    (state) => state.view === 'list' && isOrdered(state),
  ],
};
