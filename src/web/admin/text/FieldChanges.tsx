import { Group, Stack, Title } from '@mantine/core';
import { adminContent } from '../../../shared/words/admin.ts';
import { ActionButton } from '../Action.tsx';
import { WordDiff } from './WordDiff.tsx';

const { fieldChanges: words } = adminContent;

export interface FieldChange<Name extends string = string> {
  name: Name;
  label: string;
  before: string;
  after: string;
}

interface FieldChangesProps<Name extends string> {
  /** With the same words before and after, only markup differs. */
  changes: readonly FieldChange<Name>[];
  onTake: (name: Name) => void;
}

/** Compares a kept version with a form, field by field and word by word. */
export function FieldChanges<Name extends string>({ changes, onTake }: FieldChangesProps<Name>) {
  if (changes.length === 0) return <p role="status">{words.same}</p>;
  return (
    <Stack gap="lg">
      {changes.map(({ name, label, before, after }) => (
        <section key={name} aria-label={label}>
          <Group justify="space-between">
            <Title order={3} size="h5">
              {label}
            </Title>
            <ActionButton context={label} onClick={() => onTake(name)}>
              {words.take}
            </ActionButton>
          </Group>
          {before === after ? (
            <p>{words.markupOnly}</p>
          ) : (
            <WordDiff before={before} after={after} />
          )}
        </section>
      ))}
    </Stack>
  );
}
