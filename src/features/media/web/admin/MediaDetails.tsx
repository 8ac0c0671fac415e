import { Anchor, Group, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminContent } from '../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { usePostChanges } from '../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { showErrorToast, showToast } from '../../../../web/components/toast/toast-store.ts';
import {
  type MediaItem,
  type MediaReplaced,
  type MediaUpdate,
  type MediaUses,
  mediaLimits,
} from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';
import { FocusField } from './FocusField.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';

const { details: words } = mediaContent;

interface MediaDetailsProps {
  item: MediaItem;
  onClose: () => void;
}

export function MediaDetails({ item, onClose }: MediaDetailsProps) {
  const [form, setForm] = useState(() => mediaForm(item));
  const [step, setStep] = useState<'details' | 'replace' | 'delete'>('details');
  const changes = useMediaChanges(item, onClose);
  const put = (part: Partial<typeof form>) => setForm((last) => ({ ...last, ...part }));

  if (step === 'replace') {
    return (
      <ReplacePicture
        id={item.id}
        isBusy={changes.isBusy}
        onClose={() => setStep('details')}
        onReplace={changes.replaceBy}
      />
    );
  }
  if (step === 'delete') {
    return (
      <Dialog
        title={words.deleteAsk}
        onClose={() => setStep('details')}
        answers={[
          { label: adminContent.dialog.cancel, onChoose: () => setStep('details'), isSafe: true },
          {
            ...{ label: words.delete, onChoose: changes.remove },
            ...{ isDangerous: true, isDisabled: changes.isBusy },
          },
        ]}
      >
        <p>{words.deleteText}</p>
      </Dialog>
    );
  }
  const saving = changes.isBusy ? words.saving : words.save;
  return (
    <Dialog
      title={item.name || words.title}
      size="xl"
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        ...(item.mayChange
          ? [{ label: saving, onChoose: () => changes.save(form), isDisabled: changes.isBusy }]
          : []),
      ]}
    >
      <Columns widths="minmax(0, 1.2fr) minmax(0, 1fr)" from="sm" gap="lg" columnGap="xl">
        <Stack>
          <FocusField item={item} focus={form} onChange={put} />
          <Text fz="sm" c="dimmed">
            {mediaContent.size(item.widthPx, item.heightPx)} ·{' '}
            {mediaContent.kilobytes(item.byteSize)}
          </Text>
        </Stack>
        <Stack>
          {item.mayChange ? null : <Text fz="sm">{words.foreign}</Text>}
          <TextInput
            label={words.name}
            value={form.name}
            maxLength={mediaLimits.name}
            readOnly={!item.mayChange}
            onChange={(event) => put({ name: event.currentTarget.value })}
          />
          <Textarea
            label={words.altText}
            description={words.altHint}
            value={form.altText}
            maxLength={mediaLimits.altText}
            rows={3}
            readOnly={!item.mayChange}
            onChange={(event) => put({ altText: event.currentTarget.value })}
          />
          <Switch
            label={words.isKept}
            checked={form.isKept}
            disabled={!item.mayChange}
            onChange={(event) => put({ isKept: event.currentTarget.checked })}
          />
          <Uses id={item.id} />
          {item.mayChange ? (
            <Group gap="xs">
              <ActionButton onClick={() => setStep('replace')}>{words.replace}</ActionButton>
              <ActionButton isDangerous onClick={() => setStep('delete')}>
                {words.delete}
              </ActionButton>
            </Group>
          ) : null}
        </Stack>
      </Columns>
    </Dialog>
  );
}

const isFormer = ({ uses }: MediaUses['content'][number]) => uses.includes('former');

function Uses({ id }: { id: string }) {
  const uses = trpc.admin.media.uses.useQuery({ id }, { refetchOnMount: 'always' }).data;
  if (!uses) return null;
  const { posts, otherPostCount, formerPostCount, content } = uses;
  return (
    <div>
      <Title order={3} size="h5">
        {words.uses}
      </Title>
      {posts.length + otherPostCount === 0 && content.every(isFormer) ? (
        <Text fz="sm">{words.nowhere}</Text>
      ) : null}
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Anchor component={Link} to={editorAddress({ kind: 'post', postId: post.id })} fz="sm">
              <bdi>{post.title}</bdi>
            </Anchor>
          </li>
        ))}
        {content.map(({ kind, title, path, uses: ofIt }) => (
          <li key={kind}>
            {path === null ? (
              <Text fz="sm">{words.content(title, ofIt)}</Text>
            ) : (
              <Anchor component={Link} to={path} fz="sm">
                {words.content(title, ofIt)}
              </Anchor>
            )}
          </li>
        ))}
        {otherPostCount > 0 ? <li>{words.others(otherPostCount)}</li> : null}
      </ul>
      {formerPostCount > 0 ? (
        <Text fz="sm" c="dimmed">
          {words.former(formerPostCount)}
        </Text>
      ) : null}
    </div>
  );
}

const { toasts } = mediaContent;

type MediaForm = NonNullable<MediaUpdate['seen']>;

function mediaForm({ name, altText, isKept, focusX, focusY }: MediaItem): MediaForm {
  return { name, altText, isKept, focusX, focusY };
}

/** @param onEnd called after a successful change; the picture may be deleted by then */
function useMediaChanges(item: MediaItem, onEnd: () => void) {
  const { id } = item;
  const utils = trpc.useUtils();
  const { refreshLists } = usePostChanges();
  const { failed } = toasts;
  const end = async () => {
    await utils.admin.media.invalidate();
    onEnd();
  };
  const update = trpc.admin.media.update.useMutation(
    withToasts({
      ...{ done: toasts.saved, failed, onDone: end },
      // Keeps typed values and reloads the list with the newer stored values.
      onFailed: () => utils.admin.media.list.invalidate(),
    }),
  );
  const remove = trpc.admin.media.delete.useMutation(
    withToasts({ done: toasts.deleted, failed, onDone: end }),
  );
  const replace = trpc.admin.media.replace.useMutation(
    withToasts({
      failed,
      onDone: async ({ changedCount, failed, content }: MediaReplaced) => {
        if (failed.length + content.failed.length > 0) {
          showErrorToast(toasts.notReplaced(failed.length, content.failed));
        } else showToast(toasts.replaced(changedCount, content));
        await Promise.all([refreshLists(), utils.admin.posts.get.invalidate()]);
        await utils.admin.content.invalidate();
        await end();
      },
    }),
  );
  return {
    isBusy: update.isPending || remove.isPending || replace.isPending,
    save: (form: MediaForm) => update.mutate({ id, ...form, seen: mediaForm(item) }),
    remove: () => remove.mutate({ id }),
    replaceBy: (byId: string) => replace.mutate({ id, byId }),
  };
}
