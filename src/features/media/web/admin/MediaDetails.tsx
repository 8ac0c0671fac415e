import { Anchor, Group, Stack, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminContent } from '../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { editorAddress } from '../../../../web/admin/admin-address.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Columns } from '../../../../web/components/Columns.tsx';
import { Dialog } from '../../../../web/components/Dialog.tsx';
import { type MediaItem, mediaLimits } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';
import { FocusField } from './FocusField.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { mediaForm, useMediaChanges } from './useMediaChanges.ts';

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
      <MediaDialog
        title={words.replaceTitle}
        onClose={() => setStep('details')}
        onChoose={({ id }) => changes.replaceBy(id)}
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

function Uses({ id }: { id: string }) {
  const uses = trpc.admin.media.uses.useQuery({ id }, { refetchOnMount: 'always' }).data;
  if (!uses) return null;
  const { posts, otherPostCount, formerPostCount } = uses;
  return (
    <div>
      <Title order={3} size="h5">
        {words.uses}
      </Title>
      {posts.length + otherPostCount === 0 ? <Text fz="sm">{words.nowhere}</Text> : null}
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Anchor component={Link} to={editorAddress({ kind: 'post', postId: post.id })} fz="sm">
              <bdi>{post.title}</bdi>
            </Anchor>
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
