import { ActionIcon, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import type { CheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import {
  callKindLimits,
  callLengthsMinutes,
  callMeetings,
  callVisitors,
  freeCall,
} from '../../call-kind-options.ts';
import type { CallKind } from '../../call-kinds.ts';
import type { CallSettings } from '../../calls.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';
import { callKindText, callKindsContent as words } from '../../words/call-kinds.ts';

export const callLengths = callLengthsMinutes.map((minutes) => ({
  value: String(minutes),
  label: adminCallsContent.settings.minutes(minutes),
}));
const meetings = callMeetings.map((value) => ({ value, label: words.meetings[value] }));
const visitors = callVisitors.map((value) => ({ value, label: words.visitorNames[value] }));

const newKind: CallKind = {
  name: '',
  lengthMinutes: 60,
  meeting: 'either',
  visitors: 'everyone',
};

/** The free call, which stays, and the kinds beside it. */
export function KindFields({ form }: { form: CheckedForm<CallSettings> }) {
  const { kinds, lengthMinutes } = form.values;
  return (
    <fieldset>
      <Text component="legend" fw={600} mb="xs">
        {words.title}
      </Text>
      <Text c="dimmed" fz="sm" mb="xs">
        {words.hint}
      </Text>
      <Stack gap={0} className="ruled" data-closed component="ol">
        <li>
          <Text fw={600} fz="sm" pt="sm">
            {callKindText(freeCall, lengthMinutes)}
          </Text>
          <Text c="dimmed" fz="sm" pb="sm">
            {words.freeMeeting}
          </Text>
        </li>
        {kinds.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed, and none is moved.
          <li key={index}>
            <KindItem form={form} kind={kind} index={index} />
          </li>
        ))}
      </Stack>
      {kinds.length < callKindLimits.count ? (
        <Button
          variant="subtle"
          size="xs"
          mt="xs"
          onClick={() => form.insertListItem('kinds', newKind)}
        >
          {words.add}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface KindItemProps {
  form: CheckedForm<CallSettings>;
  kind: CallKind;
  index: number;
}

function KindItem({ form, kind, index }: KindItemProps) {
  const change = (part: Partial<CallKind>) =>
    form.setFieldValue(`kinds.${index}`, { ...kind, ...part });
  return (
    <fieldset aria-label={kind.name || words.number(index + 2)}>
      <Stack gap="xs" py="sm">
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label={words.name}
            placeholder={words.nameExample}
            maxLength={callKindLimits.name}
            {...form.getInputProps(`kinds.${index}.name`)}
          />
          <ActionIcon
            variant="subtle"
            aria-label={words.remove(kind.name)}
            onClick={() => form.removeListItem('kinds', index)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 3 }} verticalSpacing="xs">
          <SelectField
            label={words.length}
            options={callLengths}
            value={String(kind.lengthMinutes)}
            onChange={({ currentTarget }) => change({ lengthMinutes: Number(currentTarget.value) })}
          />
          <SelectField
            label={words.meeting}
            options={meetings}
            value={kind.meeting}
            onChange={({ currentTarget }) => {
              const meeting = callMeetings.find((known) => known === currentTarget.value);
              if (meeting) change({ meeting });
            }}
          />
          <SelectField
            label={words.visitors}
            options={visitors}
            value={kind.visitors}
            onChange={({ currentTarget }) => {
              const who = callVisitors.find((known) => known === currentTarget.value);
              if (who) change({ visitors: who });
            }}
          />
        </SimpleGrid>
      </Stack>
    </fieldset>
  );
}
