import { Button, Group } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { saveCsv } from '../../../../web/admin/save-csv.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { type TrafficPeriod, trafficPeriods, trafficQuerySchema } from '../../traffic-report.ts';
import { adminTrafficContent } from '../../words/admin-traffic.ts';
import { sourceWords } from '../../words/sources.ts';
import { stepsOf, type TrafficAddress } from './useTrafficAddress.ts';

const words = adminTrafficContent.filters;
const { period: periodSchema, step: stepSchema } = trafficQuerySchema.shape;

export function TrafficFilters({ address }: { address: TrafficAddress }) {
  const { query, change } = address;
  const choosePeriod = (period: TrafficPeriod) => change({ period, step: stepsOf[period][0] });
  return (
    <Group component="search" align="flex-end" mb="lg">
      <SelectField
        label={words.period}
        options={trafficPeriods.map((value) => ({ value, label: words.periods[value] }))}
        value={query.period}
        onChange={(event) => choosePeriod(periodSchema.parse(event.currentTarget.value))}
      />
      <SelectField
        label={words.step}
        options={stepsOf[query.period].map((value) => ({ value, label: words.steps[value] }))}
        value={query.step}
        onChange={(event) => change({ step: stepSchema.parse(event.currentTarget.value) })}
      />
      {query.page === undefined ? null : (
        <Taken
          label={words.onlyPage(query.page || adminTrafficContent.tables.otherPages)}
          onRemove={() => change({ page: undefined })}
        />
      )}
      {query.source === undefined ? null : (
        <Taken
          label={words.onlySource(sourceWords(query.source).name)}
          onRemove={() => change({ source: undefined })}
        />
      )}
      <SaveButton address={address} />
    </Group>
  );
}

function Taken({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      variant="outline"
      maw="100%"
      title={words.remove}
      rightSection={<IconX size="1em" aria-hidden="true" />}
      onClick={onRemove}
    >
      {label}
    </Button>
  );
}

function SaveButton({ address }: { address: TrafficAddress }) {
  const file = trpc.admin.traffic.exportCsv.useMutation(
    withToasts({ failed: adminTrafficContent.exportFailed, onDone: saveCsv }),
  );
  return (
    <Button
      variant="default"
      ms="auto"
      disabled={file.isPending}
      onClick={() => file.mutate(address.query)}
    >
      {file.isPending ? adminTrafficContent.exporting : adminTrafficContent.exportCsv}
    </Button>
  );
}
