import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { CheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { type CallSettings, callLimits } from '../../calls.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';

const words = adminCallsContent.settings;

export function DaysOffFields({ form }: { form: CheckedForm<CallSettings> }) {
  const { daysOff } = form.values;
  const setFirst = (index: number, from: string) => {
    const before = daysOff[index];
    const to = !before?.to || before.to < from ? from : before.to;
    form.setFieldValue(`daysOff.${index}`, { from, to });
  };
  return (
    <fieldset>
      <Text component="legend" fw={600} mb="xs">
        {words.daysOff}
      </Text>
      <Stack gap="xs">
        {daysOff.length === 0 ? (
          <Text c="dimmed" fz="sm">
            {words.noDaysOff}
          </Text>
        ) : null}
        {daysOff.map(({ from }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may begin alike while they are typed, and none is moved.
          <Group key={index} gap="xs" align="flex-end" maw="32rem">
            <TextInput
              type="date"
              flex="1 1 8rem"
              label={words.dayFrom}
              {...form.getInputProps(`daysOff.${index}.from`)}
              onChange={({ currentTarget }) => setFirst(index, currentTarget.value)}
            />
            <TextInput
              type="date"
              flex="1 1 8rem"
              label={words.dayTo}
              min={from}
              {...form.getInputProps(`daysOff.${index}.to`)}
            />
            <ActionIcon
              variant="subtle"
              aria-label={words.removeDays(from)}
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
              {words.addDays}
            </Button>
          </div>
        ) : null}
      </Stack>
    </fieldset>
  );
}
