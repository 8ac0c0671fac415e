import type { InsidePlace } from '../../../../shared/visits.ts';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { type ReplyTime, replyTimeBasis } from '../../../requests/reply-times.ts';
import { sourceWords } from '../../../traffic/words/sources.ts';
import type { OwnFigure } from '../../own-numbers.ts';
import { replyTimeSentences } from '../reply-time-sentences.ts';

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

const insideNames: Record<InsidePlace, string> = {
  directory: 'Directory of developers',
  search: 'Search of this site',
  tools: 'Pages of tools',
  blog: 'Blog',
  profiles: 'Another profile or project here',
  home: 'Home page',
  pages: 'Other pages of this site',
};

const insidePrefix = 'inside:';

/** Names what led to a page, or the site that shows the badge. */
export function numberSourceName(source: string): string {
  if (!source.startsWith(insidePrefix)) return sourceWords(source).name;
  return insideNames[source.slice(insidePrefix.length) as InsidePlace] ?? insideNames.pages;
}

const figures: Record<OwnFigure, string> = {
  profile: 'Profile views',
  project: 'Project views',
  directory: 'Shown in the directory',
  search: 'Shown in searches',
  messages: 'Messages',
  briefs: 'Briefs received',
  briefAnswers: 'Briefs answered',
  badge: 'Badge fetched',
};

export const ownNumbersContent = {
  title: 'Numbers',
  text: 'How often you were seen, and what came of it. Nobody but you reads this.',
  loading: 'Loading your numbers...',
  error: 'Error loading your numbers',
  retry: 'Retry',
  notCounted: 'Visits are not counted at the moment: the owner of this site has switched that off.',
  period: 'Period',
  periods: { '7d': '7 days', '30d': '30 days', '90d': '90 days', '12m': '12 months' },
  figures,
  together: 'Together',
  chart: 'Views over time',
  projects: 'Views by project',
  removedProjects: 'Removed projects',
  sources: 'What led to your pages',
  badgeSources: 'Sites that show your badge',
  nothing: 'Nothing in this period.',
  more: (count: number) => `${count} more`,
  badgeNotTold: 'Not told',
  empty: {
    title: 'Nothing was counted in this period',
    text: 'Share the address of your profile, and add a project: each has a page of its own.',
    share: 'Share your profile',
    addProject: 'Add a project',
  },
  counted: {
    title: 'What is counted',
    points: [
      'A view is counted when a browser has shown a page and leaves it. Your own views while you are signed in, the views of admins, robots, and people who ask not to be counted are left out.',
      '“Shown” counts once per page view that listed you in the directory, or among the results of a search on this site.',
      'The badge counts each time a browser fetches it for a page of another site. A browser or a service that keeps a copy fetches it less often, and many do not say which site shows it.',
      'Up to 20 sites and campaigns a day keep their name; the rest are “Others”. Nothing is kept about a person. Days are those of UTC.',
      'Messages that were deleted, or taken for junk, do not count. Briefs count on the day they came, and a first answer on the day you gave it.',
    ],
  },
  replies: {
    title: 'Reply time',
    median: (minutes: number, answers: number) =>
      `Half of your ${answers} latest first answers of the last ${days} days came within about ${duration(minutes)}.`,
    tooFew: `Too few to say: it takes ${fewestAnswers} answers within ${days} days.`,
    hidden:
      'Visitors do not see it. Switch on “Show my reply time on my profile” in your profile to tell them roughly.',
    shown: (told: ReplyTime) => `Visitors of your profile read: “${replyTimeSentences[told]}”`,
    nothingShown:
      'Visitors read nothing of it yet: that takes enough answers, and half of them within a week.',
  },
} as const;
