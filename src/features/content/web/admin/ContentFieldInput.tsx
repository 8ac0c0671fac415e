import {
  Checkbox,
  ColorInput,
  Fieldset,
  Group,
  NumberInput,
  SimpleGrid,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useContext } from 'react';
import type { ContentField, ContentFields } from '../../../../shared/content/fields.ts';
import { blankOf } from '../../../../shared/content/fitted.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { zoneOptions } from '../../../../web/time-zones.ts';
import { contentWords as words } from '../../words/content.ts';
import { EntryList } from './entries/EntryList.tsx';
import type { ContentFormApi, FieldProps } from './field-props.ts';
import { OpenPathContext } from './open-path.ts';
import { PictureField } from './PictureField.tsx';
import { SectionList } from './SectionList.tsx';

type FieldOf<Type extends ContentField['type']> = Extract<ContentField, { type: Type }>;

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

export function ContentFieldInput({ form, path, field }: FieldProps) {
  const value: unknown = form.getInputProps(path).value;
  switch (field.type) {
    case 'group':
      return (
        <GroupField {...{ form, path, field }} isMissing={value === null || value === undefined} />
      );
    case 'list':
      return <EntryList {...{ form, path, field }} Input={ContentFieldInput} />;
    case 'sections':
      return <SectionList {...{ form, path, field }} />;
    case 'number':
      return <Amount {...{ form, path, field }} label={field.label} />;
    case 'range':
      return <RangeField {...{ form, path, field }} />;
    case 'yesNo':
      return <Checkbox label={field.label} {...form.getInputProps(path, { type: 'checkbox' })} />;
    case 'time':
      return (
        <TextInput type="time" label={field.label} maw="10rem" {...form.getInputProps(path)} />
      );
    case 'timeZone':
      return <TimeZoneField {...{ form, path, field }} />;
    case 'color':
      return <ColorInput label={field.label} maw="16rem" {...form.getInputProps(path)} />;
    case 'choice':
      return <ChoiceField {...{ form, path, field }} />;
    default:
      return <TextField {...{ form, path, field }} />;
  }
}

/** An optional group that is missing has a button only. */
function GroupField({
  form,
  path,
  field,
  isMissing,
}: FieldProps<FieldOf<'group'>> & { isMissing: boolean }) {
  const { label, isOptional, fields } = field;
  if (isMissing) {
    const add = () => form.setFieldValue(path, blankOf({ ...field, isOptional: undefined }));
    return (
      <div>
        <ActionButton onClick={add}>{words.optional.add(label)}</ActionButton>
      </div>
    );
  }
  const areShort = Object.values(fields).every(({ type }) =>
    ['number', 'range', 'time'].includes(type),
  );
  return (
    <Fieldset legend={label}>
      <SimpleGrid cols={{ base: 1, sm: areShort ? 2 : 1 }} verticalSpacing="md">
        <FieldsOf form={form} path={path} fields={fields} />
      </SimpleGrid>
      {isOptional ? (
        <Group mt="md">
          <ActionButton onClick={() => form.setFieldValue(path, null)}>
            {words.optional.remove(label)}
          </ActionButton>
        </Group>
      ) : null}
    </Fieldset>
  );
}

/** Only when the field appears. */
const focusOnce = (input: HTMLElement | null) => {
  input?.focus();
  input?.scrollIntoView({ block: 'center' });
};

/** An empty optional text counts as missing. */
function TextField({
  form,
  path,
  field,
}: FieldProps<FieldOf<'text' | 'address' | 'slug' | 'picture'>>) {
  const { value, onChange: _onChange, ...props } = form.getInputProps(path);
  const change = (text: string) =>
    form.setFieldValue(path, text === '' && field.isOptional ? null : text);
  const isOpened = useContext(OpenPathContext) === path;
  const input = {
    ...props,
    ref: isOpened ? focusOnce : undefined,
    label: field.label,
    value: typeof value === 'string' ? value : '',
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  if (field.type === 'text') {
    const { maxLength, isLong, isRich } = field;
    if (!isLong) return <TextInput {...input} maxLength={maxLength} />;
    const description = isRich ? words.richNote : undefined;
    return <Textarea {...input} {...{ maxLength, description }} autosize minRows={2} />;
  }
  if (field.type !== 'picture') return <TextInput {...input} inputMode="url" spellCheck={false} />;
  const mayBeEmpty = field.isOptional === true || field.mayBeEmpty === true;
  return <PictureField {...{ input, mayBeEmpty }} onChange={change} />;
}

function ChoiceField({ form, path, field }: FieldProps<FieldOf<'choice'>>) {
  const { value, onChange: _onChange, ...props } = form.getInputProps(path);
  const none = field.isOptional ? [{ value: '', label: words.optional.none }] : [];
  return (
    <SelectField
      {...props}
      label={field.label}
      options={[...none, ...field.options]}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => form.setFieldValue(path, event.currentTarget.value || null)}
    />
  );
}

function TimeZoneField({ form, path, field }: FieldProps<FieldOf<'timeZone'>>) {
  const { value, ...props } = form.getInputProps(path);
  const zone = typeof value === 'string' ? value : '';
  const none = { value: '', label: words.chooseZone };
  return (
    <SelectField
      {...props}
      label={field.label}
      options={zone === '' ? [none, ...zoneOptions([])] : zoneOptions([zone])}
      value={zone}
    />
  );
}

function RangeField({ form, path, field }: FieldProps<FieldOf<'range'>>) {
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
  const isOpened = useContext(OpenPathContext) === path;
  return (
    <NumberInput
      ref={isOpened ? focusOnce : undefined}
      label={label}
      {...{ min, max, step }}
      clampBehavior="none"
      maw={isPart ? undefined : '16rem'}
      labelProps={isPart ? { fw: 400, c: 'dimmed' } : undefined}
      {...form.getInputProps(path)}
    />
  );
}
