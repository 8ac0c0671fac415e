import { Group, Switch, Text } from '@mantine/core';
import type { ContentField, SectionState } from '../../../../shared/content/fields.ts';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import { contentWords } from '../../words/content.ts';
import type { FieldProps } from './field-props.ts';
import { MovableRows, RowMenu, useRowFocus } from './MovableRows.tsx';

const words = contentWords.sections;

type SectionsField = Extract<ContentField, { type: 'sections' }>;

/** Parts of a page, to be moved and hidden. A part is named by its title of today, or by its label. */
export function SectionList({ form, path, field }: FieldProps<SectionsField>) {
  const sections: readonly SectionState[] = form.getInputProps(path).value ?? [];
  const focus = useRowFocus();
  const set = (next: readonly SectionState[]) => form.setFieldValue(path, next);
  const labelOf = ({ id }: SectionState) =>
    field.sections.find((section) => section.id === id)?.label ?? id;
  const titleOf = ({ id }: SectionState) => {
    const title: unknown = form.getInputProps(`${id}.title`).value;
    return typeof title === 'string' && title !== '' ? title : null;
  };
  const nameOf = (section: SectionState) => titleOf(section) ?? labelOf(section);
  const show = (id: string, isShown: boolean) =>
    set(sections.map((section) => (section.id === id ? { id, isShown } : section)));
  return (
    <MovableRows
      label={field.label}
      entries={sections}
      nameOf={nameOf}
      onMove={set}
      focus={focus}
      row={(section, _index, { moveBy, drag }) => (
        <Group wrap="nowrap" gap="sm" mih="var(--site-target)" {...drag}>
          <Text flex={1} miw={0} c={section.isShown ? undefined : 'dimmed'}>
            {nameOf(section)}
            {titleOf(section) === null ? null : (
              <Text span display="block" c="dimmed" fz="sm">
                {labelOf(section)}
              </Text>
            )}
          </Text>
          <Switch
            label={words.shown}
            aria-label={accessibleName(words.shown, nameOf(section))}
            checked={section.isShown}
            onChange={(event) => show(section.id, event.currentTarget.checked)}
          />
          <RowMenu name={nameOf(section)} onMove={moveBy} />
        </Group>
      )}
    >
      <Text c="dimmed" fz="sm" mt="md">
        {words.note}
      </Text>
      {form.errors[path] ? (
        <Text c="red" fz="sm" role="alert">
          {form.errors[path]}
        </Text>
      ) : null}
    </MovableRows>
  );
}
