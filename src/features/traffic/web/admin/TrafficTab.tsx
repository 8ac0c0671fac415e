import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { TabHeading } from '../../../../web/admin/TabHeading.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import type { TrafficReport } from '../../traffic-report.ts';
import { adminTrafficContent as words } from '../../words/admin-traffic.ts';
import { CountingSwitch } from './CountingSwitch.tsx';
import { Rankings } from './Rankings.tsx';
import { SharePlots } from './SharePlots.tsx';
import { TimePlots } from './TimePlots.tsx';
import { Totals } from './Totals.tsx';
import { TrafficFilters } from './TrafficFilters.tsx';
import { useTrafficAddress } from './useTrafficAddress.ts';

function isEmpty({ totals, before }: TrafficReport): boolean {
  const counted = ({ views, requests, bookings }: TrafficReport['totals']) =>
    views + requests + bookings;
  return counted(totals) + counted(before) === 0;
}

export function TrafficTab() {
  const address = useTrafficAddress();
  const traffic = trpc.admin.traffic.report.useQuery(address.query, {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const report = traffic.data;
  const empty = report && isEmpty(report);
  const { title, text, textOff } = words.empty;
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <TrafficFilters address={address} />
      <AdminList
        list={traffic}
        rowHeight="6rem"
        empty={empty ? { title, text: report.isOn ? text : textOff } : null}
      >
        {report ? (
          <Stack gap="lg" mt="lg">
            {empty ? null : (
              <>
                <Totals report={report} />
                <TimePlots series={report.series} step={address.query.step} />
                <SharePlots totals={report.totals} />
                <Rankings report={report} linkWith={address.linkWith} />
              </>
            )}
            <CountingSwitch report={report} />
          </Stack>
        ) : null}
      </AdminList>
    </>
  );
}
