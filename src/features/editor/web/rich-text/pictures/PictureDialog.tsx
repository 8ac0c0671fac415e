import { Group, Image, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import {
  isUnderWay,
  type PictureQueue,
  type QueuedPicture,
} from '../../../../../web/pictures/picture-queue.ts';
import { ChooseManyFromMedia } from '../../../../media/web/admin/ChooseFromMedia.tsx';
import { PictureDrop } from '../../../../media/web/admin/upload/PictureDrop.tsx';
import { UploadProgress } from '../../../../media/web/admin/upload/UploadList.tsx';
import { usePictureQueue } from '../../../../media/web/admin/upload/usePictureQueue.ts';
import { isAllowedImageUrl } from '../../../../posts/posts.ts';
import { richTextContent } from '../../../words/rich-text.ts';
import type { ChosenPicture } from './insert-pictures.ts';

const { picture: words } = richTextContent;

/** A stored picture, or a queued upload with this id. */
interface Row {
  id: string;
  name: string;
  src: string | null;
  alt: string;
}

const addressRow = 'address';

function currentRows(rows: readonly Row[], queued: readonly QueuedPicture[]): Row[] {
  return rows.flatMap((row) => {
    if (row.src !== null) return [row];
    const state = queued.find(({ id }) => id === row.id)?.state;
    if (!state) return [];
    return [{ ...row, src: state.kind === 'done' ? state.picture.url : null }];
  });
}

interface PictureDialogProps {
  onClose: () => void;
  onInsert: (pictures: readonly ChosenPicture[]) => void;
}

export function PictureDialog({ onClose, onInsert }: PictureDialogProps) {
  const { queue, pictures: queued } = usePictureQueue();
  const [added, setAdded] = useState<readonly Row[]>([]);
  const [address, setAddress] = useState('');
  const [addressAlt, setAddressAlt] = useState('');
  const rows = currentRows(added, queued);
  if (address !== '' && isAllowedImageUrl(address)) {
    rows.push({ id: addressRow, name: address, src: address, alt: addressAlt });
  }
  const usable = rows.flatMap(({ src, alt }) => (src === null ? [] : [{ src, alt: alt.trim() }]));
  const add = (more: readonly Row[]) => setAdded((last) => [...last, ...more]);
  const upload = (files: readonly File[]) =>
    add(
      queue
        .add(files)
        .map((id, index) => ({ id, name: files[index]?.name ?? '', src: null, alt: '' })),
    );
  const describe = (id: string, alt: string) => {
    if (id === addressRow) setAddressAlt(alt);
    else setAdded((last) => last.map((row) => (row.id === id ? { ...row, alt } : row)));
  };
  const remove = (id: string) => {
    queue.remove(id);
    if (id === addressRow) setAddress('');
    else setAdded((last) => last.filter((row) => row.id !== id));
  };

  return (
    <Dialog
      title={rows.length > 1 ? words.titleOfMany : words.title}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: words.insert,
          onChoose: () => onInsert(usable),
          isDisabled: usable.length === 0 || queued.some(({ state }) => isUnderWay(state)),
        },
      ]}
    >
      <PictureDrop takes="many" onFiles={upload} />
      <ChooseManyFromMedia
        onChoose={(items) =>
          add(
            items.map(({ url, altText, name }) => ({
              ...{ id: crypto.randomUUID(), name, src: url, alt: altText },
            })),
          )
        }
      />
      <TextInput
        label={words.url}
        value={address}
        inputMode="url"
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      {rows.length > 0 ? (
        <Stack component="ul" aria-label={words.list} aria-live="polite">
          {rows.map((row) => (
            <li key={row.id}>
              <PictureRow
                {...{ row, queue }}
                picture={queued.find(({ id }) => id === row.id)}
                onDescribe={(alt) => describe(row.id, alt)}
                onRemove={() => remove(row.id)}
              />
            </li>
          ))}
        </Stack>
      ) : null}
    </Dialog>
  );
}

interface PictureRowProps {
  row: Row;
  queue: PictureQueue;
  picture: QueuedPicture | undefined;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
}

function PictureRow({ row, queue, picture, onDescribe, onRemove }: PictureRowProps) {
  if (row.src === null) {
    return picture ? <UploadProgress queue={queue} picture={picture} /> : null;
  }
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <Image src={row.src} alt="" w="5rem" h="5rem" radius="sm" />
      <Stack gap="xs" flex={1} miw={0}>
        <Text fz="sm" fw={600} truncate>
          {row.name}
        </Text>
        <TextInput
          label={words.alt}
          value={row.alt}
          onChange={(event) => onDescribe(event.currentTarget.value)}
        />
        <Group>
          <ActionButton context={row.name} onClick={onRemove}>
            {words.remove}
          </ActionButton>
        </Group>
      </Stack>
    </Group>
  );
}
