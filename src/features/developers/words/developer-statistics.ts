import { siteLocale } from '../../../shared/words/site-locale.ts';
import { type ReplyTime, replyTimeBasis } from '../../requests/reply-times.ts';
import { developerProfileContent } from './developer-profile.ts';

const unit = (name: 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat(siteLocale, {
    style: 'unit',
    unit: name,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
const inMinutes = unit('minute');
const inHours = unit('hour');
const inDays = unit('day');

function duration(minutes: number): string {
  if (minutes < 90) return inMinutes.format(Math.max(1, minutes));
  const hours = minutes / 60;
  return hours < 48 ? inHours.format(hours) : inDays.format(hours / 24);
}

const { days, fewestAnswers } = replyTimeBasis;

export const developerStatisticsContent = {
  title: 'Statistics',
  text: 'How often your profile is opened, and how messages are answered. Nobody but you sees this. Your own visits count too; messages that were deleted do not.',
  loading: 'Loading statistics...',
  error: 'Error loading statistics',
  retry: 'Retry',
  notCounted: 'Visits are not counted at the moment: the owner of this site has switched that off.',
  periods: { days30: 'Last 30 days', months12: 'Last 12 months' },
  figures: { views: 'Profile views', received: 'Messages received', answered: 'Answered' },
  steps: { days30: 'From', months12: 'Month' },
  replies: {
    title: 'Reply time',
    median: (minutes: number, answers: number) =>
      `Half of your ${answers} latest first answers of the last ${days} days came within about ${duration(minutes)}.`,
    tooFew: `Too few to say: it takes ${fewestAnswers} answers within ${days} days.`,
    hidden:
      'Visitors do not see it. Switch on “Show my reply time on my profile” in your profile to tell them roughly.',
    shown: (told: ReplyTime) =>
      `Visitors of your profile read: “${developerProfileContent.replies[told]}”`,
    nothingShown:
      'Visitors read nothing of it yet: that takes enough answers, and half of them within a week.',
  },
} as const;
