import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useContext } from 'react';
import { absoluteUrl, paths } from '../../../../../shared/paths.ts';
import { ActionButton, ActionLink } from '../../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { editorAddress } from '../../../../../web/admin/list/admin-address.ts';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../../web/components/links/ButtonLink.tsx';
import { Moment } from '../../../../../web/components/moments/Moment.tsx';
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
  return <News key={moment.id} post={moment} isEdited={edited !== undefined} />;
}

type NewsProps = { post: PostMoment; isEdited: boolean };

function News({ post, isEdited }: NewsProps) {
  const { id, slug, title, status, publishedAt } = post;
  const address = absoluteUrl(useContext(HeadContext).siteOrigin, paths.post(slug));
  const isPublic = status === 'published';
  const isFirst = useIsFirst(isPublic);
  const heading = (
    <Title order={2} size="h4" id="post-moment" dir="auto">
      {isFirst
        ? words.published.first(title)
        : isPublic
          ? words.published.title(title)
          : words.scheduled.title(title)}
    </Title>
  );
  const text = (
    <>
      <Text fz="sm" maw="var(--site-measure)">
        {isPublic
          ? words.published.text
          : words.scheduled.text(publishedAt ? formatDateTime(publishedAt) : '')}
      </Text>
      <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Text>
    </>
  );
  const open = isPublic ? (
    <ButtonLink to={paths.post(slug)} newTab variant={isFirst ? 'filled' : 'default'} size="sm">
      {words.open}
    </ButtonLink>
  ) : isEdited ? null : (
    <ActionLink to={editorAddress({ kind: 'post', postId: id })}>{words.edit}</ActionLink>
  );
  const others = (
    <>
      <CopyButton
        text={address}
        label={words.copy}
        copiedLabel={words.copied}
        failedLabel={words.copyFailed}
      />
      {isPublic ? <ShareLinks title={title} address={address} /> : null}
      {isEdited ? null : <TakeBack id={id} />}
      <ActionButton onClick={forgetMoment}>{words.close}</ActionButton>
    </>
  );
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
      {isFirst ? (
        <Moment
          scene="published"
          hue="ember"
          title={heading}
          next={open}
          more={<Group gap="xs">{others}</Group>}
        >
          {text}
        </Moment>
      ) : (
        <Stack gap="xxs">
          {heading}
          {text}
          <Group gap="xs" mt="xs">
            {open}
            {others}
          </Group>
        </Stack>
      )}
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

function useIsFirst(isPublic: boolean): boolean {
  const own = trpc.admin.posts.list.useQuery(
    { status: 'published', by: 'me', page: 1 },
    { enabled: isPublic },
  );
  return isPublic && own.data?.total === 1;
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
