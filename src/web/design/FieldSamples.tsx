import { PasswordInput, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { TextAreaField, TextField } from '../forms/Field.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { Specimen } from './Specimen.tsx';
import { options, words } from './samples.ts';

const states = {
  normal: {},
  required: { required: true },
  described: { description: words.description },
  refused: { error: words.refused },
  disabled: { disabled: true },
} as const;

function inEachState(
  kind: string,
  field: (
    props: { id: string; label: string } & (typeof states)[keyof typeof states],
  ) => React.ReactNode,
) {
  return (
    <Specimen name={kind}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {Object.entries(states).map(([state, props]) =>
          field({ id: `${kind}-${state}`, label: `${words.label}, ${state}`, ...props }),
        )}
      </SimpleGrid>
    </Specimen>
  );
}

export function FieldSamples() {
  return (
    <Stack gap="2xl">
      {inEachState('TextInput', (props) => (
        <TextInput key={props.id} {...props} placeholder={words.short} />
      ))}
      {inEachState('Textarea', (props) => (
        <Textarea key={props.id} {...props} defaultValue={words.typed} />
      ))}
      {inEachState('TextField', (props) => (
        <TextField key={props.id} {...props} placeholder={words.short} />
      ))}
      {inEachState('TextAreaField', (props) => (
        <TextAreaField key={props.id} {...props} defaultValue={words.typed} />
      ))}
      {inEachState('SelectField', (props) => (
        <SelectField key={props.id} {...props} options={options} />
      ))}
      {inEachState('PasswordInput', (props) => (
        <PasswordInput key={props.id} {...props} defaultValue={words.typed} />
      ))}
      {inEachState('Switch', (props) => (
        <Switch key={props.id} {...props} defaultChecked />
      ))}
    </Stack>
  );
}
