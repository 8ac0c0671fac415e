import { Button, Group, Stack } from '@mantine/core';
import { useContext, useState } from 'react';
import { filePaths } from '../../../shared/file-paths.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { withToasts } from '../../api/call-toasts.ts';
import { trpc } from '../../api/trpc.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { HeadContext } from '../../page-head.tsx';
import { formatDateTime } from '../format-time.ts';
import { ShownSecret } from '../ShownSecret.tsx';
import { previewLinkWords as words } from './preview-link-words.ts';

/** A post, a new text, or the content of a kind. */
type Previewed = { postId: number } | { draftId: string } | { contentKind: string };

interface PreviewLinkProps {
  previewed: Previewed;
  keep: () => Promise<void>;
}

export function PreviewLink({ previewed, keep }: PreviewLinkProps) {
  const { siteOrigin } = useContext(HeadContext);
  const addressOf = 'contentKind' in previewed ? filePaths.contentPreview : paths.preview;
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
                secret={absoluteUrl(siteOrigin, addressOf(create.data.key))}
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
