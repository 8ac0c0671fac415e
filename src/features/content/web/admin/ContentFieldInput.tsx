import { Fieldset, Group, NumberInput, SimpleGrid, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ContentField, ContentFields, ContentValue } from '../../../../shared/content-kind.ts';
import { contentWords as words } from '../../words/content.ts';

export type ContentFormApi = UseFormReturnType<ContentValue>;

/** `path` leads to the value in the form: "serviceDays.websites". */
export function ContentFieldInput({
  form,
  path,
  field,
}: {
  form: ContentFormApi;
  path: string;
  field: ContentField;
}) {
  switch (field.type) {
    case 'group':
      return (
        <Fieldset legend={field.label}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
            <FieldsOf form={form} path={path} fields={field.fields} />
          </SimpleGrid>
        </Fieldset>
      );
    case 'number':
      return <Amount {...{ form, path, field }} label={field.label} />;
    case 'range':
      return (
        <Fieldset
          variant="unstyled"
          legend={
            <Text span fz="sm" fw={600}>
              {field.label}
            </Text>
          }
        >
          <Group gap="sm" align="flex-start" grow>
            <Amount {...{ form, field }} path={`${path}.0`} label={words.atLeast} isPart />
            <Amount {...{ form, field }} path={`${path}.1`} label={words.atMost} isPart />
          </Group>
          {form.errors[path] ? (
            <Text c="red" fz="sm" role="alert" mt="xs">
              {form.errors[path]}
            </Text>
          ) : null}
        </Fieldset>
      );
  }
}

interface FieldsOfProps {
  form: ContentFormApi;
  /** '' for the whole form. */
  path: string;
  fields: ContentFields;
}

export function FieldsOf({ form, path, fields }: FieldsOfProps) {
  return Object.entries(fields).map(([name, field]) => (
    <ContentFieldInput
      key={name}
      form={form}
      path={path === '' ? name : `${path}.${name}`}
      field={field}
    />
  ));
}

interface AmountProps {
  form: ContentFormApi;
  path: string;
  label: string;
  field: { min: number; max: number; step?: number };
  /** One of two numbers that have a name together. */
  isPart?: boolean;
}

function Amount({ form, path, label, field, isPart = false }: AmountProps) {
  const { min, max, step = 1 } = field;
  return (
    <NumberInput
      label={label}
      {...{ min, max, step }}
      clampBehavior="none"
      maw={isPart ? undefined : '16rem'}
      labelProps={isPart ? { fw: 400, c: 'dimmed' } : undefined}
      {...form.getInputProps(path)}
    />
  );
}
