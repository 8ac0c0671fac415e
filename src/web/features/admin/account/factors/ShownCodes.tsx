import { Button, Code, Group, SimpleGrid } from '@mantine/core';
import { adminAccountContent } from '../../../../../content/admin-account.ts';
import { CopyButton } from '../../../../components/CopyButton.tsx';
import { Dialog } from '../../../../components/Dialog.tsx';
import { saveFile } from '../../../../save-file.ts';

const words = adminAccountContent.factors.shown;

/** New recovery codes, the one time that they can be seen: nothing but the button closes it. */
export function ShownCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog title={words.title} answers={[{ label: words.done, onChoose: onDone }]}>
      <p>{words.text}</p>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, xs: 2 }}
        spacing="xs"
        aria-label={words.listLabel}
      >
        {codes.map((code) => (
          <li key={code}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton
          text={text}
          label={words.copy}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
        <Button
          variant="outline"
          onClick={() =>
            saveFile(words.fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))
          }
        >
          {words.save}
        </Button>
      </Group>
    </Dialog>
  );
}
