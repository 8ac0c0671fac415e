import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { adminTokensContent } from '../../../../content/api-tokens.ts';
import { CopyButton } from '../../../components/CopyButton.tsx';

const words = adminTokensContent.created;

interface NewTokenProps {
  token: { name: string; token: string };
  onDone: () => void;
}

/** A token right after it was made. */
export function NewToken({ token, onDone }: NewTokenProps) {
  return (
    <Paper
      component="section"
      bd="1.5px solid var(--site-cool)"
      radius="md"
      p="lg"
      aria-labelledby="new-token-title"
    >
      <Stack align="flex-start">
        <Title order={3} size="h4" id="new-token-title">
          {words.title}: {token.name}
        </Title>
        <p role="status">{words.text}</p>
        <Group align="flex-end" gap="xs" w="100%">
          <TextInput
            label={words.label}
            value={token.token}
            readOnly
            spellCheck={false}
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            flex="1 1 18rem"
            data-monospace
          />
          <CopyButton
            text={token.token}
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
