import type { SampleApp } from '../history.ts';

export const parts = ['pads', 'tube', 'chain'] as const;
export type PartId = (typeof parts)[number];
type Counts = Readonly<Record<PartId, number>>;

export const fullShelf = 12;

export interface StockroomRules {
  /** A part with so many left, or fewer, goes on the order. */
  limit: number;
  language: 'en' | 'es';
}

export function stockroomRules(chosen: readonly number[]): StockroomRules {
  return { limit: [4, 2, 6][chosen[0] ?? 0] ?? 4, language: chosen[1] === 1 ? 'es' : 'en' };
}

export interface StockroomState {
  stock: Counts;
  /** Parts of the order that somebody has sent. */
  ordered: Partial<Counts> | null;
  said: 'start' | 'sent' | 'nothing' | 'delivered' | { scanned: PartId } | { soldOut: PartId };
}

export type StockroomAction =
  | { type: 'scan'; part: PartId }
  | { type: 'send'; limit: number }
  | { type: 'deliver' };

export const stockroomStart: StockroomState = {
  stock: { pads: 5, tube: 9, chain: 7 },
  ordered: null,
  said: 'start',
};

/** Parts that the app would order, each up to a full shelf. One order is under way at a time. */
export function draftOf({ stock, ordered }: StockroomState, limit: number) {
  if (ordered) return [];
  return parts
    .filter((part) => stock[part] <= limit)
    .map((part) => ({ part, count: fullShelf - stock[part] }));
}

export function stockroom(state: StockroomState, action: StockroomAction): StockroomState {
  switch (action.type) {
    case 'scan': {
      const { part } = action;
      const left = state.stock[part];
      if (left === 0) return { ...state, said: { soldOut: part } };
      return { ...state, stock: { ...state.stock, [part]: left - 1 }, said: { scanned: part } };
    }
    case 'send': {
      const draft = draftOf(state, action.limit);
      if (draft.length === 0) return { ...state, said: 'nothing' };
      const ordered = Object.fromEntries(draft.map(({ part, count }) => [part, count]));
      return { ...state, ordered, said: 'sent' };
    }
    case 'deliver': {
      const { ordered } = state;
      if (!ordered) return state;
      const stock = Object.fromEntries(
        parts.map((part) => [part, state.stock[part] + (ordered[part] ?? 0)]),
      ) as Counts;
      return { stock, ordered: null, said: 'delivered' };
    }
  }
}

const { limit } = stockroomRules([]);

export const stockroomApp: SampleApp<StockroomState, StockroomAction> = {
  reduce: stockroom,
  start: stockroomStart,
  steps: [
    ({ stock }) => stock.pads <= limit,
    ({ stock }) => stock.chain <= limit,
    ({ ordered }) => ordered !== null,
    ({ said }) => said === 'delivered',
  ],
};
