import { TextInput, type TextInputProps } from '@mantine/core';

type CodeInputProps = Omit<TextInputProps, 'description'> & { hint: string };

export function CodeInput({ hint, ...input }: CodeInputProps) {
  return (
    <TextInput
      description={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      autoFocus
      data-autofocus
      required
      {...input}
    />
  );
}
