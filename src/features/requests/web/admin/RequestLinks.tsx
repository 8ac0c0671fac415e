import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/Dialog.tsx';
import { adminInboxContent } from '../../words/contact-inbox.ts';

const words = adminInboxContent.thread;

/** How many links open the page of a request, and their end. */
export function RequestLinks({ requestId, linkCount }: { requestId: number; linkCount: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const revocation = trpc.admin.threads.revokeLinks.useMutation(
    withToasts({
      done: words.revoked,
      failed: words.revokeFailed,
      onDone: () => utils.admin.threads.get.invalidate({ requestId }),
    }),
  );
  const close = () => setIsAsking(false);
  return (
    <Group gap="md">
      <Text fz="sm" c="dimmed">
        {linkCount === 0 ? words.noLinks : words.links(linkCount)}
      </Text>
      {linkCount > 0 ? (
        <Button
          size="xs"
          variant="outline"
          color="red"
          disabled={revocation.isPending}
          onClick={() => setIsAsking(true)}
        >
          {revocation.isPending ? words.revoking : words.revoke}
        </Button>
      ) : null}
      {isAsking ? (
        <Dialog
          title={words.confirm.title}
          onClose={close}
          answers={[
            { label: words.confirm.keep, onChoose: close, isSafe: true },
            {
              label: words.confirm.revoke,
              isDangerous: true,
              onChoose: () => {
                close();
                revocation.mutate({ requestId });
              },
            },
          ]}
        >
          <p>{words.confirm.text}</p>
        </Dialog>
      ) : null}
    </Group>
  );
}
