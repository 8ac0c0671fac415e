/** Reply times in hours, as visitors read them. A developer gets the shortest one that applies. */
const replyTimeHours = {
  hour: 1,
  threeHours: 3,
  day: 24,
  threeDays: 3 * 24,
  week: 7 * 24,
} as const;

export type ReplyTime = keyof typeof replyTimeHours;

export const replyTimes = Object.keys(replyTimeHours) as [ReplyTime, ...ReplyTime[]];

/** Only answers of the last `days` count. With fewer than `fewestAnswers` there is no reply time. */
export const replyTimeBasis = { days: 90, fewestAnswers: 3 } as const;

/** Null means longer than the longest reply time. */
export function replyTimeOf(minutes: number): ReplyTime | null {
  return replyTimes.find((name) => minutes <= replyTimeHours[name] * 60) ?? null;
}
