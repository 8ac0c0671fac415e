import type { Deps } from '../../../server/deps.ts';
import { toCsv } from '../../../server/formats/csv.ts';
import { type CountName, countNames } from '../../../shared/visits.ts';
import type { TrafficQuery } from '../traffic-report.ts';
import { dayOf } from './counting/visitors-of-the-day.ts';
import { sumPagesAndSources } from './traffic-report.queries.ts';
import { daysOf, whereOf } from './traffic-report.service.ts';

/** Bounds the memory of one export. The pages with the most views come first. */
const maxExportRows = 20_000;

const headings: Record<CountName, string> = {
  views: 'Page views',
  visits: 'Visits begun here',
  visitors: 'Visitors (once a day)',
  longViews: 'Views of a long page',
  read25: 'Read to 25 %',
  read50: 'Read to 50 %',
  read75: 'Read to 75 %',
  read100: 'Read to the end',
  under10: 'Seen under 10 s',
  under60: 'Seen 10 to 60 s',
  under180: 'Seen 1 to 3 min',
  over180: 'Seen over 3 min',
  phoneClicks: 'Phone clicks',
  textClicks: 'Text message clicks',
  mailClicks: 'E-mail clicks',
  contactClicks: 'Contact clicks',
  estimateClicks: 'Estimates taken along',
  requests: 'Contact requests',
  bookings: 'Calls booked',
  quotes: 'Quotes sent',
  acceptances: 'Quotes accepted',
};

export async function exportTraffic(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: TrafficQuery,
): Promise<{ fileName: string; csv: string }> {
  const days = daysOf(query.period, deps.clock.now());
  const rows = await sumPagesAndSources(deps.db.prisma, whereOf(query, days), maxExportRows);
  return {
    fileName: `traffic-${dayOf(days.from)}-${dayOf(days.to)}.csv`,
    csv: toCsv([
      ['Page', 'Source', ...countNames.map((name) => headings[name])],
      ...rows.map(({ page, source, counts }) => [
        page || '(other)',
        source,
        ...countNames.map((name) => String(counts[name])),
      ]),
    ]),
  };
}
