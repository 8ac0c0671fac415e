import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { availabilityLimits } from '../availability-options.ts';
import { type Language, languageNames, languages } from '../words/languages.ts';
import { ownAvailabilityContent } from '../words/own-availability.ts';

const words = ownAvailabilityContent.form.languages;

interface LanguagesFieldProps {
  chosen: readonly Language[];
  onChange: (chosen: Language[]) => void;
}

export function LanguagesField({ chosen, onChange }: LanguagesFieldProps) {
  const [next, setNext] = useState<Language | ''>('');
  const select = useRef<HTMLSelectElement>(null);
  const isFull = chosen.length >= availabilityLimits.languages;
  const left = languages.filter((tag) => !chosen.includes(tag));
  const add = () => {
    if (next === '') return;
    onChange([...chosen, next]);
    setNext('');
    select.current?.focus();
  };
  return (
    <Stack gap="xs">
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <div style={{ flex: 1, minWidth: 0 }}>
          <SelectField
            ref={select}
            id="availability-languages"
            label={words.label}
            description={words.description}
            options={[
              { value: '', label: words.placeholder },
              ...left.map((tag) => ({ value: tag, label: languageNames[tag] })),
            ]}
            value={next}
            disabled={isFull}
            onChange={({ currentTarget: { value } }) =>
              setNext(left.find((tag) => tag === value) ?? '')
            }
          />
        </div>
        <Button variant="default" disabled={isFull} onClick={add}>
          {words.add}
        </Button>
      </Group>
      {chosen.length > 0 ? (
        <Group component="ul" gap="xs" aria-label={words.list}>
          {chosen.map((tag) => (
            <li key={tag}>
              <Button
                variant="outline"
                radius="xl"
                rightSection={<span aria-hidden="true">×</span>}
                aria-label={words.removeNamed(languageNames[tag])}
                onClick={() => {
                  onChange(chosen.filter((other) => other !== tag));
                  select.current?.focus();
                }}
              >
                {languageNames[tag]}
              </Button>
            </li>
          ))}
        </Group>
      ) : null}
    </Stack>
  );
}
