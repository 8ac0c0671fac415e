import { dayMs } from '../shared/time/durations.ts';
export type PurgeMode = 'count' | 'delete';

interface Purgeable<Where> {
  count(query: { where: Where }): Promise<number>;
  deleteMany(query: { where: Where }): Promise<{ count: number }>;
}

export async function purgeRows<Where>(
  model: Purgeable<Where>,
  where: Where,
  mode: PurgeMode,
): Promise<number> {
  return mode === 'count' ? model.count({ where }) : (await model.deleteMany({ where })).count;
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
