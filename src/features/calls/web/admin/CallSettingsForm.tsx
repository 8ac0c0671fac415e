import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMemo, useState } from 'react';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { type CheckedForm, useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { zoneOptions } from '../../../../web/time-zones.ts';
import { type CallSettings, callLimits, callSettingsSchema } from '../../calls.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';
import { HoursFields } from './HoursFields.tsx';
import { callLengths, KindFields } from './KindFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';

const { settings: words, toasts } = adminCallsContent;
const validate = schemaResolver(callSettingsSchema, { sync: true });
type SavedSettings = CallSettings & { version: number };

export function CallSettingsForm({ saved }: { saved: SavedSettings }) {
  const { version: firstVersion, ...initialValues } = saved;
  const [version, setVersion] = useState(firstVersion);
  const form = useCheckedForm<CallSettings>({ initialValues, validate });
  const saving = trpc.admin.calls.saveSettings.useMutation(
    withToasts({
      done: toasts.saved,
      failed: toasts.failed,
      form,
      onDone: (answer) => setVersion(answer.version),
    }),
  );
  const zones = useMemo(() => zoneOptions([saved.timeZone]), [saved.timeZone]);
  const number = (
    field: 'bufferBeforeMinutes' | 'bufferMinutes' | 'callsPerDay' | 'noticeHours' | 'daysAhead',
  ) => ({
    type: 'number',
    inputMode: 'numeric' as const,
    value: form.values[field],
    error: form.errors[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.setFieldValue(field, currentTarget.valueAsNumber || 0),
  });

  return (
    <form
      noValidate
      aria-labelledby="call-settings"
      onSubmit={form.onSubmit((settings) => saving.mutate({ settings, version }))}
    >
      <Stack gap="lg" maw="56rem">
        <Title order={2} size="h4" id="call-settings">
          {words.title}
        </Title>
        <Checkbox label={words.isOpen} {...form.getInputProps('isOpen', { type: 'checkbox' })} />
        <TextInput
          label={words.place}
          description={words.placeHint}
          placeholder={words.placeExample}
          maxLength={callLimits.place}
          {...form.getInputProps('place')}
        />
        <TextInput
          label={words.videoLink}
          description={words.videoLinkHint}
          placeholder="https://"
          maxLength={callLimits.reach}
          {...form.getInputProps('videoLink')}
        />
        <KindFields form={form} />
        <QuestionFields form={form} />
        <SelectField
          label={words.timeZone}
          options={zones}
          value={form.values.timeZone}
          onChange={({ currentTarget }) => form.setFieldValue('timeZone', currentTarget.value)}
        />
        <HoursFields form={form} />
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} verticalSpacing="md">
          <SelectField
            label={words.length}
            options={callLengths}
            value={String(form.values.lengthMinutes)}
            onChange={({ currentTarget }) =>
              form.setFieldValue('lengthMinutes', Number(currentTarget.value))
            }
          />
          <TextInput
            label={words.bufferBefore}
            min={0}
            max={120}
            {...number('bufferBeforeMinutes')}
          />
          <TextInput label={words.buffer} min={0} max={120} {...number('bufferMinutes')} />
          <TextInput
            label={words.perDay}
            min={0}
            max={callLimits.perDay}
            {...number('callsPerDay')}
          />
          <TextInput label={words.notice} min={0} max={336} {...number('noticeHours')} />
          <TextInput
            label={words.daysAhead}
            min={1}
            max={callLimits.daysAhead}
            {...number('daysAhead')}
          />
        </SimpleGrid>
        <DaysOffFields form={form} />
        <Group>
          <Button type="submit" disabled={saving.isPending}>
            {saving.isPending ? words.saving : words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const daysOffFieldsWords = adminCallsContent.settings;

function DaysOffFields({ form }: { form: CheckedForm<CallSettings> }) {
  const { daysOff } = form.values;
  const setFirst = (index: number, from: string) => {
    const before = daysOff[index];
    const to = !before?.to || before.to < from ? from : before.to;
    form.setFieldValue(`daysOff.${index}`, { from, to });
  };
  return (
    <fieldset>
      <Text component="legend" fw={600} mb="xs">
        {daysOffFieldsWords.daysOff}
      </Text>
      <Stack gap="xs">
        {daysOff.length === 0 ? (
          <Text c="dimmed" fz="sm">
            {daysOffFieldsWords.noDaysOff}
          </Text>
        ) : null}
        {daysOff.map(({ from }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may begin alike while they are typed, and none is moved.
          <Group key={index} gap="xs" align="flex-end" maw="32rem">
            <TextInput
              type="date"
              flex="1 1 8rem"
              label={daysOffFieldsWords.dayFrom}
              {...form.getInputProps(`daysOff.${index}.from`)}
              onChange={({ currentTarget }) => setFirst(index, currentTarget.value)}
            />
            <TextInput
              type="date"
              flex="1 1 8rem"
              label={daysOffFieldsWords.dayTo}
              min={from}
              {...form.getInputProps(`daysOff.${index}.to`)}
            />
            <ActionIcon
              variant="subtle"
              aria-label={daysOffFieldsWords.removeDays(from)}
              onClick={() => form.removeListItem('daysOff', index)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {daysOff.length < callLimits.daysOff ? (
          <div>
            <Button
              variant="subtle"
              size="xs"
              onClick={() => form.insertListItem('daysOff', { from: '', to: '' })}
            >
              {daysOffFieldsWords.addDays}
            </Button>
          </div>
        ) : null}
      </Stack>
    </fieldset>
  );
}
