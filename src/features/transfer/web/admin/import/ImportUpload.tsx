import { Progress, Stack, Text } from '@mantine/core';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { FileDrop } from '../../../../media/web/admin/FileDrop.tsx';
import { transferContent } from '../../../words/post-transfer.ts';
import { useImportUpload } from './useImportUpload.ts';

const words = transferContent.import;

/** Accepts an export file or a folder and shows upload progress. */
export function ImportUpload({ onSent }: { onSent: () => unknown }) {
  const { state, send, cancel } = useImportUpload(onSent);
  return (
    <Stack gap="xs">
      <FileDrop
        words={words}
        isBusy={state.kind === 'sending'}
        onDrop={(files) => void send(files)}
      />
      <Stack gap="xs" align="flex-start" fz="sm" aria-live="polite">
        {state.kind === 'sending' ? (
          <>
            <Progress w="100%" value={state.percent} aria-label={words.uploading(state.percent)} />
            <p>{words.uploading(state.percent)}</p>
            <ActionButton onClick={cancel}>{words.cancel}</ActionButton>
          </>
        ) : null}
        {state.kind === 'failed' ? (
          <Text inherit c="var(--mantine-color-error)" fw={600}>
            {state.message}
          </Text>
        ) : null}
      </Stack>
    </Stack>
  );
}
