import type { TrafficReport } from '../../traffic-report.ts';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { sourceWords } from '../../words/sources.ts';
import { CountTable } from '../plots/CountTable.tsx';
import { formatAmounts, formatCount } from '../plots/figures.ts';

const words = adminTrafficContent.tables;
const figures = [
  ...[words.estimates, words.requests, words.calls, words.quotes, words.accepted],
  ...[words.quotedAmount, words.acceptedAmount],
].map((label) => ({ label, isFigure: true }));

type Counted = TrafficReport['sources'][number]['counts'];
type Amounts = TrafficReport['amounts'];

function cellsOf(name: string, counts: Counted, amounts: Amounts) {
  const { estimateClicks, requests, bookings, quotes, acceptances } = counts;
  return [
    name,
    ...[estimateClicks, requests, bookings, quotes, acceptances].map(formatCount),
    formatAmounts(amounts, 'quoted'),
    formatAmounts(amounts, 'accepted'),
  ];
}

/** Follows what visitors of each source became: estimate, request, call, quote, order. */
export function Funnel({ report }: { report: TrafficReport }) {
  const { totals, amounts } = report;
  const hasStep = ({ estimateClicks, requests, bookings, quotes, acceptances }: Counted) =>
    estimateClicks + requests + bookings + quotes + acceptances > 0;
  const sources = report.sources.filter(({ counts }) => hasStep(counts));
  const all = { key: '*', cells: cellsOf(words.allSources, totals, amounts) };
  return (
    <CountTable
      caption={words.funnel}
      columns={[{ label: words.source }, ...figures]}
      rows={
        hasStep(totals)
          ? [
              all,
              ...sources.map(({ source, counts }) => ({
                key: source,
                cells: cellsOf(
                  sourceWords(source).name,
                  counts,
                  amounts.filter((one) => one.source === source),
                ),
              })),
            ]
          : []
      }
    />
  );
}
