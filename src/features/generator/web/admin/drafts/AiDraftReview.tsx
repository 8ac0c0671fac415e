import { Group, Image, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { pictureSources } from '../../../../../shared/media/media.ts';
import { LabeledValue } from '../../../../../web/admin/LabeledValue.tsx';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { Reason, ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { ScrollPane } from '../../../../../web/admin/ScrollPane.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Prose } from '../../../../../web/components/prose/Prose.tsx';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import type { GeneratedPost } from '../../../ai-drafts.ts';
import { adminAiDraftsContent } from '../../../words/ai-drafts.ts';
import { useAiDraftChanges } from './useAiDraft.ts';

const { review: words, toasts, isKeeping } = adminAiDraftsContent;

interface AiDraftReviewProps {
  id: number;
  /** Sanitized by the server. */
  post: GeneratedPost;
  notice: string;
  onDiscarded: () => void;
  onSaved: () => void;
}

export function AiDraftReview({ id, post, notice, onDiscarded, onSaved }: AiDraftReviewProps) {
  const { refresh } = useAiDraftChanges();
  const { refreshLists } = usePostChanges();
  const saving = trpc.admin.aiDrafts.save.useMutation(
    withToasts({
      done: toasts.saved,
      failed: toasts.saveFailed,
      onDone: () => {
        onSaved();
        return Promise.all([refreshLists(), refresh()]);
      },
    }),
  );
  const discarding = trpc.admin.aiDrafts.discard.useMutation(
    withToasts({
      failed: toasts.changeFailed,
      onDone: () => {
        onDiscarded();
        return refresh();
      },
    }),
  );
  const reason = saving.isPending || discarding.isPending ? isKeeping : null;
  const reasonId = useId();

  return (
    <Stack component="section" gap="lg" aria-labelledby="draft-review-title">
      <h3 id="draft-review-title">{words.title}</h3>
      {notice ? <p role="status">{notice}</p> : null}
      <Columns
        widths={post.imageUrl ? 'minmax(0, 1.4fr) minmax(0, 1fr)' : undefined}
        from="sm"
        gap="lg"
        columnGap="lg"
      >
        <Stack component="dl">
          <LabeledValue label={words.postTitle}>{post.title}</LabeledValue>
          <LabeledValue label={words.slug}>
            <code>{post.slug}</code>
          </LabeledValue>
          <LabeledValue label={words.excerpt}>{post.excerpt}</LabeledValue>
        </Stack>
        {post.imageUrl ? (
          <figure>
            <Image
              src={post.imageUrl}
              srcSet={pictureSources(post.imageUrl)?.webpSrcSet}
              sizes="(min-width: 48em) 20em, 92vw"
              alt={words.imageAlt}
              radius="md"
            />
            <Text component="figcaption" c="dimmed" fz="sm">
              {words.image}
            </Text>
          </figure>
        ) : null}
      </Columns>
      <h4>{words.seo}</h4>
      <Stack component="dl">
        <LabeledValue label={words.metaTitle}>{post.metaTitle}</LabeledValue>
        <LabeledValue label={words.metaDescription}>{post.metaDescription}</LabeledValue>
        <LabeledValue label={words.metaKeywords}>{post.metaKeywords}</LabeledValue>
      </Stack>
      <h4>{words.content}</h4>
      <ScrollPane label={words.content}>
        <Prose html={post.content} />
      </ScrollPane>
      <Text c="dimmed" fz="sm">
        {words.note}
      </Text>
      <Group>
        <ReasonedButton
          variant="default"
          {...{ reason, reasonId }}
          onClick={() => discarding.mutate({ id })}
        >
          {words.discard}
        </ReasonedButton>
        <ReasonedButton {...{ reason, reasonId }} onClick={() => saving.mutate({ id })}>
          {saving.isPending ? words.saving : words.save}
        </ReasonedButton>
        {reason === null ? null : <Reason id={reasonId}>{reason}</Reason>}
      </Group>
    </Stack>
  );
}
