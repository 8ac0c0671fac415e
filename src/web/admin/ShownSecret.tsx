import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useId } from 'react';
import { CopyButton } from '../components/prose/CopyButton.tsx';

interface ShownSecretProps {
  name: string;
  secret: string;
  words: {
    title: string;
    text: string;
    label: string;
    copy: string;
    copied: string;
    copyFailed: string;
    done: string;
  };
  onDone: () => void;
}

export function ShownSecret({ name, secret, words, onDone }: ShownSecretProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      bd="1.5px solid var(--site-cool)"
      radius="md"
      p="lg"
      aria-labelledby={id}
    >
      <Stack align="flex-start">
        <Title order={2} size="h4" id={id}>
          {words.title}: {name}
        </Title>
        <p role="status">{words.text}</p>
        <Group align="flex-end" gap="xs" w="100%">
          <TextInput
            label={words.label}
            value={secret}
            readOnly
            spellCheck={false}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            flex="1 1 18rem"
            data-monospace
          />
          <CopyButton
            text={secret}
            label={words.copy}
            copiedLabel={words.copied}
            failedLabel={words.copyFailed}
          />
        </Group>
        <Button variant="default" onClick={onDone}>
          {words.done}
        </Button>
      </Stack>
    </Paper>
  );
}
