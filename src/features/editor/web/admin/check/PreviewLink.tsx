import { Button, Group, Stack } from '@mantine/core';
import { useContext, useState } from 'react';
import { absoluteUrl, paths } from '../../../../../shared/paths.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { ShownSecret } from '../../../../../web/admin/ShownSecret.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { HeadContext } from '../../../../../web/page-head.tsx';
import type { DocumentRef } from '../../../../documents/documents.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';

const { previewLink: words } = adminEditorContent;

interface PreviewLinkProps {
  previewed: DocumentRef;
  keep: () => Promise<void>;
}

export function PreviewLink({ previewed, keep }: PreviewLinkProps) {
  const { siteOrigin } = useContext(HeadContext);
  const [isOpen, setOpen] = useState(false);
  const create = trpc.admin.previews.create.useMutation(withToasts({ failed: words.failed }));
  const end = trpc.admin.previews.end.useMutation(
    withToasts({ done: words.ended, failed: words.failed, onDone: () => create.reset() }),
  );

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <p>{words.text}</p>
          <Group gap="sm">
            <Button
              disabled={create.isPending}
              onClick={async () => {
                await keep();
                create.mutate(previewed);
              }}
            >
              {words.make}
            </Button>
            <Button
              variant="outline"
              color="red"
              disabled={end.isPending}
              onClick={() => end.mutate(previewed)}
            >
              {words.end}
            </Button>
          </Group>
          {create.data ? (
            <Stack>
              <ShownSecret
                name={formatDateTime(create.data.endsAt)}
                secret={absoluteUrl(siteOrigin, paths.preview(create.data.key))}
                words={words.made}
                onDone={() => setOpen(false)}
              />
            </Stack>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
