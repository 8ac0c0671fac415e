import type { SourceKind } from '../../../shared/visits.ts';
import type { TrafficPeriod, TrafficStep } from '../traffic-report.ts';

const kinds: Record<SourceKind, string> = {
  search: 'Search engine',
  assistant: 'AI assistant',
  social: 'Social network',
  mail: 'E-mail',
  campaign: 'Campaign',
  site: 'Website',
  direct: 'Direct, or not told',
  inside: 'This site, in a new tab',
  text: 'Text message',
  unknown: 'Not known',
  other: 'Others',
};
const periods: Record<TrafficPeriod, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '12m': 'Last 12 months',
};
const steps: Record<TrafficStep, string> = { day: 'Day', week: 'Week', month: 'Month' };

export const adminTrafficContent = {
  title: 'Traffic',
  intro:
    'What brings visits and contact requests, counted by the site itself: without cookies, and without anything about who reads. Days are those of UTC.',
  filters: {
    period: 'Period',
    periods,
    step: 'In steps of a',
    steps,
    onlyPage: (page: string) => `Only ${page}`,
    onlySource: (source: string) => `Only from ${source}`,
    remove: 'Take this filter away',
  },
  exportCsv: 'Save as CSV',
  exporting: 'Saving...',
  exportFailed: { title: 'The file could not be made', description: 'Please try again.' },
  state: {
    on: 'Visits are counted',
    off: 'Visits are not counted at the moment',
    byOperator: 'Counting is switched off in the settings of the server (TRAFFIC_COUNTING).',
    switchedOn: { title: 'Visits are counted from now on' },
    switchedOff: { title: 'Visits are not counted any more' },
    failed: { title: 'That could not be changed', description: 'Please try again.' },
  },
  empty: {
    title: 'Nothing was counted in this period',
    text: 'Visits show up here some seconds after a page was left. Robots, you yourself, and visitors who send Do Not Track or Global Privacy Control are left out.',
    textOff: 'Counting is switched off.',
  },
  totals: {
    label: 'Together',
    views: 'Page views',
    visits: 'Visits',
    visitors: 'Daily visitors',
    clicks: 'Clicks to get in touch',
    requests: 'Contact requests',
    bookings: 'Calls booked',
    before: (count: string) => `${count} before`,
    isNew: 'none before',
  },
  plots: {
    visits: 'Views, visits and visitors',
    requests: 'Contact requests',
    reading: 'How far long pages are read',
    time: 'How long pages are to be seen',
    ways: 'Ways to get in touch',
    asTable: 'As a table',
    from: 'From',
    share: 'Share',
    count: 'Views',
    clicks: 'Clicks',
    quarters: {
      read25: 'A quarter',
      read50: 'Half',
      read75: 'Three quarters',
      read100: 'To the end',
    },
    times: {
      under10: 'Under 10 s',
      under60: '10 to 60 s',
      under180: '1 to 3 min',
      over180: 'Over 3 min',
    },
    wayNames: {
      phoneClicks: 'Phone number',
      textClicks: 'Text message',
      mailClicks: 'E-mail address',
      contactClicks: 'Contact form',
      estimateClicks: 'Estimate taken along',
      bookings: 'Call booked',
    },
  },
  tables: {
    pages: 'Pages',
    pagesNote: 'Contact requests count for the page on which the visit began that led to them.',
    sources: 'Sources',
    campaigns: 'Campaigns',
    campaignsNote: 'From links with utm_source, utm_medium and utm_campaign.',
    page: 'Page',
    source: 'Source',
    kind: 'Kind',
    medium: 'Medium',
    campaign: 'Campaign',
    views: 'Views',
    visits: 'Visits',
    readToEnd: 'Read to the end',
    clicks: 'Clicks',
    requests: 'Requests',
    rate: 'Rate',
    funnel: 'From estimate to order',
    funnelNote:
      'Each step counts on the day on which it happened. Amounts are the middles of totals. A later version of a quote does not count again.',
    estimates: 'Estimates',
    calls: 'Calls',
    quotes: 'Quotes',
    accepted: 'Accepted',
    quotedAmount: 'Quoted',
    acceptedAmount: 'Ordered',
    allSources: 'All sources',
    otherPages: 'Other pages',
    nothing: 'Nothing in this period.',
  },
  kinds,
} as const;

export function sourceWords(source: string): { kind: string; name: string } {
  const [kindName = '', ...rest] = source.split(':');
  const kind = kinds[kindName as SourceKind] ?? kinds.other;
  return { kind, name: rest.join(':') || kind };
}
