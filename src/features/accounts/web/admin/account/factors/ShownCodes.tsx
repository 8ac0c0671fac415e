import { Button, Code, Group, SimpleGrid } from '@mantine/core';
import { Dialog } from '../../../../../../web/components/dialog/Dialog.tsx';
import { CopyButton } from '../../../../../../web/components/prose/CopyButton.tsx';
import { saveFile } from '../../../../../../web/save-file.ts';
import { adminAccountContent } from '../../../../words/admin-account.ts';

const words = adminAccountContent.factors.shown;

/** Only the button closes the dialog, because the codes are shown once. */
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
