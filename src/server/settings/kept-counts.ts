export const keptPeriods = ['daily', 'weekly', 'monthly'] as const;

/** The number of days, weeks and months with a backup that keep their last one. */
export type KeptCounts = Readonly<Record<(typeof keptPeriods)[number], number>>;
