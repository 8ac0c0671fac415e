/** Reply times that visitors read, in hours. A developer gets the shortest one that holds. */
const replyTimeHours = {
  hour: 1,
  threeHours: 3,
  day: 24,
  threeDays: 3 * 24,
  week: 7 * 24,
} as const;

export type ReplyTime = keyof typeof replyTimeHours;

export const replyTimes = Object.keys(replyTimeHours) as [ReplyTime, ...ReplyTime[]];

/** A reply time is worked out from what was answered in so many days, and not at all from fewer answers than these. */
export const replyTimeBasis = { days: 90, fewestAnswers: 3 } as const;

/** Null for what takes longer than the longest of them. */
export function replyTimeOf(minutes: number): ReplyTime | null {
  return replyTimes.find((name) => minutes <= replyTimeHours[name] * 60) ?? null;
}
