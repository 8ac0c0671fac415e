import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { MediaUses } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';
import { MediaDialog } from './MediaDialog.tsx';

const { replacing: words } = mediaContent;

interface ReplacePictureProps {
  id: string;
  isBusy: boolean;
  onClose: () => void;
  onReplace: (byId: string) => void;
}

/** Asks for the other picture, and then says what will change. */
export function ReplacePicture({ id, isBusy, onClose, onReplace }: ReplacePictureProps) {
  const [byId, setById] = useState<string | null>(null);
  const uses = trpc.admin.media.uses.useQuery({ id }, { refetchOnMount: 'always' }).data;
  if (byId === null) {
    return (
      <MediaDialog
        title={words.choose}
        onClose={onClose}
        onChoose={(picture) => setById(picture.id)}
      />
    );
  }
  const effect = uses && effectOf(uses);
  return (
    <Dialog
      title={words.ask}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose, isSafe: true },
        {
          ...{ label: words.replace, onChoose: () => onReplace(byId) },
          isDisabled: isBusy || !effect?.changes,
        },
      ]}
    >
      <Stack gap="xs">
        {effect ? <Text>{effect.changes ?? words.nothing}</Text> : null}
        {effect?.stays.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Tells what a replacement changes, or null, and what it leaves. */
function effectOf({ posts, otherPostCount, content }: MediaUses) {
  const shown = content.filter(({ uses }) => uses.includes('public') || uses.includes('scheduled'));
  const changed = shown.filter(({ path }) => path !== null);
  const left = shown.filter(({ path }) => path === null);
  const drafted = content.filter(({ uses }) => uses.includes('draft'));
  const titlesOf = (kinds: typeof content) => kinds.map(({ title }) => title);
  const isAny = posts.length + changed.length > 0;
  return {
    changes: isAny ? words.changes(posts.length, titlesOf(changed)) : null,
    stays: [
      ...(otherPostCount > 0 ? [words.others(otherPostCount)] : []),
      ...(left.length > 0 ? [words.left(titlesOf(left))] : []),
      ...(drafted.length > 0 ? [words.drafts(titlesOf(drafted))] : []),
    ],
  };
}
