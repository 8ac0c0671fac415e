import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';
import {
  type TrafficPeriod,
  type TrafficQuery,
  type TrafficStep,
  trafficQuerySchema,
} from '../../traffic-report.ts';

export const stepsOf: Record<TrafficPeriod, readonly [TrafficStep, ...TrafficStep[]]> = {
  '7d': ['day'],
  '30d': ['day', 'week'],
  '90d': ['week', 'day', 'month'],
  '12m': ['month', 'week', 'day'],
};

const keys = { period: 'period', step: 'step', page: 'path', source: 'source' } as const;
const usual: TrafficPeriod = '30d';
const { period: periodSchema, step: stepSchema } = trafficQuerySchema.shape;

export function useTrafficAddress() {
  const { params, paramsWith, change } = useAddressParams();
  const period = periodSchema.safeParse(params.get(keys.period)).data ?? usual;
  const asked = stepSchema.safeParse(params.get(keys.step)).data;
  const step = asked && stepsOf[period].includes(asked) ? asked : stepsOf[period][0];
  const query: TrafficQuery = {
    period,
    step,
    page: params.get(keys.page) ?? undefined,
    source: params.get(keys.source) ?? undefined,
  };

  const changesOf = (part: Partial<TrafficQuery>) =>
    Object.fromEntries(
      (Object.keys(part) as (keyof TrafficQuery)[]).map((name) => [keys[name], part[name] ?? '']),
    );
  return {
    query,
    change: (part: Partial<TrafficQuery>) => change(changesOf(part)),
    linkWith: (part: Partial<TrafficQuery>) => ({ search: `?${paramsWith(changesOf(part))}` }),
  };
}

export type TrafficAddress = ReturnType<typeof useTrafficAddress>;
