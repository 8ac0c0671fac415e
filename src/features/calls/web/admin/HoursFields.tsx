import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import type { CheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import {
  type CallHours,
  type CallSettings,
  callLimits,
  hoursStepMinutes,
  minutesPerDay,
} from '../../calls.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';
import classes from './CallSettings.module.css';

const words = adminCallsContent.settings;
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const times = Array.from({ length: minutesPerDay / hoursStepMinutes + 1 }, (_, step) => ({
  value: String(step * hoursStepMinutes),
  label: words.clockTime(step * hoursStepMinutes),
}));
const starts = times.slice(0, -1);
const ends = times.slice(1);

/** Suggests 9 to 17 for an empty day, else two hours after a pause. Null when no time is left. */
function nextHours(weekday: number, ofDay: readonly CallHours[]): CallHours | null {
  const fromMinutes = ofDay.length === 0 ? 9 * 60 : Math.max(...ofDay.map((h) => h.toMinutes)) + 60;
  if (fromMinutes >= minutesPerDay) return null;
  const lengthMinutes = ofDay.length === 0 ? 8 * 60 : 2 * 60;
  return { weekday, fromMinutes, toMinutes: Math.min(fromMinutes + lengthMinutes, minutesPerDay) };
}

export function HoursFields({ form }: { form: CheckedForm<CallSettings> }) {
  const { hours } = form.values;
  const set = (changed: CallHours[]) => form.setFieldValue('hours', changed);
  const change = (one: CallHours, part: Partial<CallHours>) =>
    set(hours.map((other) => (other === one ? { ...one, ...part } : other)));

  return (
    <fieldset>
      <Text component="legend" fw={600} mb="xs">
        {words.hours}
      </Text>
      <Stack gap={0} className="ruled" data-closed>
        {weekdays.map((weekday) => {
          const name = words.weekday(weekday);
          const ofDay = hours.filter((one) => one.weekday === weekday);
          const next = hours.length < callLimits.hours ? nextHours(weekday, ofDay) : null;
          return (
            <div key={weekday} className={classes.day}>
              <Text fw={600} fz="sm" pt="sm">
                {name}
              </Text>
              <Stack gap="xs">
                {ofDay.length === 0 ? (
                  <Text c="dimmed" fz="sm" pt="sm">
                    {words.none}
                  </Text>
                ) : null}
                {ofDay.map((one) => (
                  <Group key={one.fromMinutes} gap="xs" wrap="nowrap">
                    <SelectField
                      label={<span className="visually-hidden">{words.from(name)}</span>}
                      options={starts}
                      value={String(one.fromMinutes)}
                      onChange={({ currentTarget }) =>
                        change(one, { fromMinutes: Number(currentTarget.value) })
                      }
                    />
                    <SelectField
                      label={<span className="visually-hidden">{words.to(name)}</span>}
                      options={ends}
                      value={String(one.toMinutes)}
                      onChange={({ currentTarget }) =>
                        change(one, { toMinutes: Number(currentTarget.value) })
                      }
                    />
                    <ActionIcon
                      variant="subtle"
                      aria-label={words.removeHours(name, words.clockTime(one.fromMinutes))}
                      onClick={() => set(hours.filter((other) => other !== one))}
                    >
                      <IconX size={18} aria-hidden />
                    </ActionIcon>
                  </Group>
                ))}
              </Stack>
              {next ? (
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={accessibleName(words.addHours, name)}
                  onClick={() => set([...hours, next])}
                >
                  {words.addHours}
                </Button>
              ) : null}
            </div>
          );
        })}
      </Stack>
      <HoursFault errors={form.errors} />
    </fieldset>
  );
}

function HoursFault({ errors }: { errors: CheckedForm<CallSettings>['errors'] }) {
  const fault = Object.entries(errors).find(([field]) => field.startsWith('hours'))?.[1];
  return fault ? (
    <Text role="alert" c="var(--mantine-color-error)" fz="sm" mt="xs">
      {fault}
    </Text>
  ) : null;
}
