import { Group, Paper, Text, Title } from '@mantine/core';
import { useContext } from 'react';
import { absoluteUrl, paths } from '../../../../../shared/paths.ts';
import { ActionButton, ActionLink } from '../../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { editorAddress } from '../../../../../web/admin/list/admin-address.ts';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { CopyButton } from '../../../../../web/components/prose/CopyButton.tsx';
import { HeadContext } from '../../../../../web/page-head.tsx';
import { adminPostsContent } from '../../../words/post-list.ts';
import { postMomentsContent as words } from '../../../words/post-moments.ts';
import { forgetMoment, type PostMoment, usePostMoment } from './post-moment.ts';

const { toasts } = adminPostsContent;

interface PostMomentNoticeProps {
  /** Id of the post whose editor shows the notice: there only its own. */
  edited?: number;
}

/** Says what happens with a post that was just published or scheduled. */
export function PostMomentNotice({ edited }: PostMomentNoticeProps) {
  const moment = usePostMoment();
  if (!moment || (edited !== undefined && edited !== moment.id)) return null;
  return <Moment key={moment.id} post={moment} isEdited={edited !== undefined} />;
}

function Moment({ post, isEdited }: { post: PostMoment; isEdited: boolean }) {
  const { id, slug, title, status, publishedAt } = post;
  const address = absoluteUrl(useContext(HeadContext).siteOrigin, paths.post(slug));
  const isPublic = status === 'published';
  return (
    <Paper
      component="section"
      aria-labelledby="post-moment"
      variant="dashed"
      radius="md"
      px="lg"
      py="md"
      mb="md"
    >
      <Title order={2} size="h4" id="post-moment" dir="auto">
        {isPublic ? <PublishedTitle title={title} /> : words.scheduled.title(title)}
      </Title>
      <Text fz="sm" mt="xxs" maw="var(--site-measure)">
        {isPublic
          ? words.published.text
          : words.scheduled.text(publishedAt ? formatDateTime(publishedAt) : '')}
      </Text>
      <Text fz="sm" mt="xxs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
      <Group gap="xs" mt="sm">
        {isPublic ? (
          <ActionLink to={paths.post(slug)} newTab>
            {words.open}
          </ActionLink>
        ) : isEdited ? null : (
          <ActionLink to={editorAddress({ kind: 'post', postId: id })}>{words.edit}</ActionLink>
        )}
        <CopyButton
          text={address}
          label={words.copy}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
        {isPublic ? <ShareLinks title={title} address={address} /> : null}
        {isEdited ? null : <TakeBack id={id} />}
        <ActionButton onClick={forgetMoment}>{words.close}</ActionButton>
      </Group>
    </Paper>
  );
}

/** Undoes what one key or one press did. */
function TakeBack({ id }: { id: number }) {
  const { refreshLists, forgetPost } = usePostChanges();
  const unpublish = trpc.admin.posts.unpublish.useMutation(
    withToasts({
      done: toasts.unpublished,
      failed: toasts.failed,
      onDone: () => {
        forgetPost(id);
        forgetMoment();
        return refreshLists();
      },
    }),
  );
  return (
    <ActionButton disabled={unpublish.isPending} onClick={() => unpublish.mutate({ id })}>
      {words.takeBack}
    </ActionButton>
  );
}

function PublishedTitle({ title }: { title: string }) {
  const own = trpc.admin.posts.list.useQuery({ status: 'published', by: 'me', page: 1 });
  return own.data?.total === 1 ? words.published.first(title) : words.published.title(title);
}

function ShareLinks({ title, address }: { title: string; address: string }) {
  // The sheet of the device has the apps of its owner.
  if ('share' in navigator) {
    const share = () => navigator.share({ title, url: address }).catch(() => undefined);
    return <ActionButton onClick={() => void share()}>{words.share}</ActionButton>;
  }
  const mail = new URLSearchParams({ subject: title, body: address }).toString();
  const linkedIn = new URLSearchParams({ url: address });
  return (
    <>
      <ActionLink to={`mailto:?${mail.replaceAll('+', '%20')}`} newTab>
        {words.mail}
      </ActionLink>
      <ActionLink to={`https://www.linkedin.com/sharing/share-offsite/?${linkedIn}`} newTab>
        {words.linkedIn}
      </ActionLink>
    </>
  );
}
