export interface Limit {
  /** Prefix of stored counters and reason of refusals. A new name resets the counts during an upgrade. */
  name: string;
  what: string;
  per: LimitedBy;
  limit: number;
  unit?: 'bytes' | 'percent';
  /** Counts last this long from the first one. Without it, the limit holds at any moment. */
  windowSeconds?: number;
  answer: LimitAnswer;
  retryAfterSeconds?: number;
  setting?: LimitSetting;
  /** Factor between the setting and the limit. */
  times?: number;
}

export type Counter = Limit & { windowSeconds: number };

/** An address is an IPv4 address or an IPv6 /64, a network is a /24 or a /48. */
export type LimitedBy =
  | 'site'
  | 'process'
  | 'address'
  | 'network'
  | 'account'
  | 'browser'
  | 'phone number'
  | 'country'
  | 'recipient'
  | 'request'
  | 'HTTP request'
  | 'conversation'
  | 'message'
  | 'project'
  | 'text'
  | 'token'
  | 'inbox';

export type LimitAnswer =
  | 'tooMany'
  | 'busy'
  | 'conflict'
  | 'invalid'
  | 'waits'
  | 'slowed'
  | 'suspected'
  | 'unsent'
  | 'ignored'
  | 'uncounted'
  | 'closed'
  | 'later'
  | 'forgotten'
  | 'logged'
  | 'known';

export const limitDefaults = {
  PUBLIC_READS_PER_MINUTE: 150,
  SMS_DAILY_BUDGET: 500,
  SMS_DAILY_PER_COUNTRY: 100,
  SMS_MEMBER_RESERVE_PERCENT: 40,
  SMS_HOURLY_PER_ADDRESS: 60,
  OPENAI_DAILY_BUDGET: 50,
} as const;

type LimitSetting = keyof typeof limitDefaults;
type Figure = number | { setting: LimitSetting; times: number };

export const setBy = (setting: LimitSetting, times = 1): Figure => ({ setting, times });

const figureOf = (figure: Figure) =>
  typeof figure === 'number'
    ? { limit: figure }
    : { ...figure, limit: limitDefaults[figure.setting] * figure.times };

/** @param value of the row's setting */
export function withSetting<Row extends Limit>(row: Row, value: number): Row {
  return { ...row, limit: value * (row.times ?? 1) };
}

export function counter(
  what: string,
  per: LimitedBy,
  limit: Figure,
  windowSeconds: number,
  answer: LimitAnswer = 'tooMany',
): Omit<Counter, 'name'> {
  return { what, per, ...figureOf(limit), windowSeconds, answer };
}

export function quota(
  what: string,
  per: LimitedBy,
  limit: Figure,
  answer: LimitAnswer,
): Omit<Limit, 'name'> {
  return { what, per, ...figureOf(limit), answer };
}

export function named<Name extends string, Row>(rows: Readonly<Record<Name, Row>>) {
  const entries = Object.entries<Row>(rows).map(([name, row]) => [name, { ...row, name }]);
  return Object.fromEntries(entries) as Record<Name, Row & { name: string }>;
}

export interface SlotLimits {
  /** Further holders wait for a free slot. */
  atWork?: Limit;
  /** Checked before `total`: others are refused only when every slot is taken. */
  callers: readonly Limit[];
  total: Limit;
}

/** @param answers.whenFull for a caller who is within its own limits */
export function slotLimits(
  name: string,
  what: string,
  { atWork, process, ...callers }: SlotFigures,
  { answer = 'tooMany', whenFull = 'busy', ...rest }: SlotAnswers = {},
): SlotLimits {
  const row = (per: LimitedBy, limit: number, answerOfRow: LimitAnswer, title = what): Limit => ({
    ...{ name, what: title, per, limit, answer: answerOfRow },
    ...rest,
  });
  const holders = ['address', 'network', 'account'] as const;
  return {
    ...(atWork !== undefined && { atWork: row('process', atWork, 'waits', `${what} at work`) }),
    callers: holders.flatMap((per) => {
      const limit = callers[per];
      return limit === undefined ? [] : [row(per, limit, answer)];
    }),
    total: row('process', process, whenFull),
  };
}

export interface SlotFigures {
  atWork?: number;
  process: number;
  address?: number;
  network?: number;
  account?: number;
}

interface SlotAnswers {
  answer?: LimitAnswer;
  whenFull?: LimitAnswer;
  retryAfterSeconds?: number;
}
