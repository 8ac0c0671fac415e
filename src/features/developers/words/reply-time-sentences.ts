import type { ReplyTime } from '../../requests/reply-times.ts';

/** Visitors read these. The server writes them, because a visit shows at most one. */
export const replyTimeSentences: Readonly<Record<ReplyTime, string>> = {
  hour: 'Usually replies within an hour.',
  threeHours: 'Usually replies within 3 hours.',
  day: 'Usually replies within a day.',
  threeDays: 'Usually replies within 3 days.',
  week: 'Usually replies within a week.',
};
