import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { CheckField } from '../../../web/forms/CheckField.tsx';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { useCheckedForm } from '../../../web/forms/useCheckedForm.ts';
import { ownZone } from '../../../web/own-zone.ts';
import { zoneOptions } from '../../../web/time-zones.ts';
import type { AvailabilityInput, OwnAvailability } from '../availability.ts';
import { availabilityDays, availabilityKinds, rateCurrencies } from '../availability-options.ts';
import { availabilityDaysNames, availabilityKindNames } from '../words/availability-facts.ts';
import { ownAvailabilityContent } from '../words/own-availability.ts';
import {
  type AvailabilityValues,
  checkedInput,
  faultsOf,
  valuesOf,
} from './availability-values.ts';
import { LanguagesField } from './LanguagesField.tsx';

const words = ownAvailabilityContent.form;
const pair = { widths: '1fr 1fr', from: 'xs', gap: 'lg', columnGap: 'lg' } as const;

interface AvailabilityFormProps {
  own: OwnAvailability | null;
  isSaving: boolean;
  onSave: (input: AvailabilityInput) => void;
}

export function AvailabilityForm({ own, isSaving, onSave }: AvailabilityFormProps) {
  const form = useCheckedForm<AvailabilityValues>({
    initialValues: valuesOf(own, ownZone()),
    validate: faultsOf,
  });
  const { kinds, languages } = form.values;
  const zones = useMemo(() => zoneOptions([ownZone(), own?.timeZone ?? 'UTC']), [own?.timeZone]);
  const field = (name: keyof AvailabilityValues) => ({
    ...form.getInputProps(name),
    id: `availability-${name}`,
    name,
  });

  return (
    <form
      noValidate
      aria-label={words.label}
      onSubmit={form.onSubmit((values) => onSave(checkedInput(values)))}
    >
      <Stack gap="lg">
        <Stack gap="xs" role="group" aria-label={words.kinds}>
          <Text fw={600}>{words.kinds}</Text>
          {availabilityKinds.map((kind, at) => (
            <CheckField
              key={kind}
              label={availabilityKindNames[kind]}
              error={at === availabilityKinds.length - 1 ? form.errors.kinds : undefined}
              data-path={at === 0 ? 'kinds' : undefined}
              checked={kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                form.setFieldValue(
                  'kinds',
                  availabilityKinds.filter((one) => (one === kind ? checked : kinds.includes(one))),
                )
              }
            />
          ))}
        </Stack>
        <Columns {...pair}>
          <TextInput {...words.hours} {...field('hoursPerWeek')} inputMode="numeric" />
          <TextInput {...words.freeFrom} {...field('freeFrom')} type="date" />
        </Columns>
        <Stack gap="xs" role="group" aria-label={words.rate.title}>
          <Text fw={600}>{words.rate.title}</Text>
          <Text fz="sm" c="dimmed">
            {words.rate.hint}
          </Text>
          <Group grow gap="lg" wrap="nowrap" align="flex-start">
            <TextInput label={words.rate.from} {...field('rateFrom')} inputMode="numeric" />
            <TextInput label={words.rate.to} {...field('rateTo')} inputMode="numeric" />
          </Group>
          <Group grow gap="lg" wrap="nowrap" align="flex-start" mt="xs">
            <SelectField
              label={words.rate.currency}
              options={rateCurrencies}
              {...field('rateCurrency')}
            />
            <SelectField
              label={words.rate.per}
              options={Object.entries(words.rate.periods).map(([value, label]) => ({
                value,
                label,
              }))}
              {...field('ratePer')}
            />
          </Group>
        </Stack>
        <SelectField
          label={words.timeZone.label}
          options={[{ value: '', label: words.timeZone.placeholder }, ...zones]}
          {...field('timeZone')}
        />
        <LanguagesField
          chosen={languages}
          onChange={(chosen) => form.setFieldValue('languages', chosen)}
        />
        <Switch
          label={words.openToBriefs.label}
          description={words.openToBriefs.hint}
          {...form.getInputProps('isOpenToBriefs', { type: 'checkbox' })}
        />
        <SelectField
          label={words.days.label}
          description={words.days.description}
          options={availabilityDays.map((days) => ({
            value: String(days),
            label: availabilityDaysNames[days],
          }))}
          {...field('days')}
        />
        <Group>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
