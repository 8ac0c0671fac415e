import { Group, Paper, Progress, Table, Text, Title } from '@mantine/core';
import { site } from '../../../../../shared/words/site.ts';
import { formatMonthAndYear } from '../../../../../web/format.ts';
import type { DeveloperStatistics } from '../../../developer-statistics.ts';
import { developerStatisticsContent as words } from '../../../words/developer-statistics.ts';

const counts = new Intl.NumberFormat(site.locale);
const dayAndMonth = new Intl.DateTimeFormat(site.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const stepFormats = {
  days30: (day: Date) => dayAndMonth.format(day),
  months12: formatMonthAndYear,
};
const figures = ['views', 'received', 'answered'] as const;

type PeriodPanelProps = {
  name: keyof typeof stepFormats;
  period: DeveloperStatistics['days30'];
};

export function PeriodPanel({ name, period }: PeriodPanelProps) {
  const most = Math.max(1, ...period.steps.map(({ views }) => views));
  const titleId = `statistics-${name}`;
  return (
    <Paper component="section" withBorder p="lg" miw={0} aria-labelledby={titleId}>
      <Title order={3} size="h4" mb="sm" id={titleId}>
        {words.periods[name]}
      </Title>
      <Group component="dl" gap="xl" mb="md">
        {figures.map((figure) => (
          <div key={figure}>
            <Text component="dt" c="dimmed" fz="sm">
              {words.figures[figure]}
            </Text>
            <Text component="dd" fz="xl" fw={700}>
              {counts.format(period[figure])}
            </Text>
          </div>
        ))}
      </Group>
      <Table verticalSpacing="xs" tabularNums>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{words.steps[name]}</Table.Th>
            <Table.Th scope="col">{words.figures.views}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {period.steps.map(({ from, views }) => (
            <Table.Tr key={from}>
              <Table.Th scope="row" fw={400} w="6rem">
                {stepFormats[name](new Date(from))}
              </Table.Th>
              <Table.Td>
                <Group gap="sm" wrap="nowrap">
                  <Progress.Root flex={1} aria-hidden="true">
                    <Progress.Section value={(views / most) * 100} withAria={false} />
                  </Progress.Root>
                  <Text component="span" inherit miw="3rem" ta="end">
                    {counts.format(views)}
                  </Text>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
