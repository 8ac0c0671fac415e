import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { keptDays } from '../../../../shared/retention.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import { adminPostsContent as words } from '../../words/post-list.ts';
import { PostCover } from '../PostCover.tsx';
import { DeleteForGoodDialog } from './DeleteForGoodDialog.tsx';
import classes from './ListedPost.module.css';

interface ListedPostProps {
  titleId: string;
  title: string;
  choose?: ReactNode;
  /** `seed` selects the drawn terrain that replaces a missing picture. */
  cover: { imageUrl: string; seed: number };
  categoryName: string | null;
  badges: ReactNode;
  excerpt: string;
  updatedAt: Date;
  facts: ReactNode;
  deletedAt: Date | null;
  actions: {
    isBusy: boolean;
    remove: () => void;
    undelete: () => void;
    removeForGood: () => void;
  };
  children: ReactNode;
}

function daysLeft(deletedAt: Date): number {
  const endMs = deletedAt.getTime() + keptDays.deletedPosts * dayMs;
  return Math.max(1, Math.ceil((endMs - Date.now()) / dayMs));
}

export function ListedPost({
  titleId,
  title,
  choose,
  cover,
  categoryName,
  badges,
  excerpt,
  updatedAt,
  facts,
  deletedAt,
  actions,
  children,
}: ListedPostProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Paper
      component="article"
      withBorder
      radius="md"
      p="md"
      className={classes.card}
      aria-labelledby={titleId}
    >
      <div className={classes.lead}>
        <div>{choose}</div>
        <div>
          <PostCover {...cover} sizes="10rem" radius="sm" />
        </div>
      </div>
      <Stack gap="xs" miw={0}>
        <Group component="p" gap="xs">
          <Badge variant="default">{categoryName ?? words.uncategorized}</Badge>
          {badges}
        </Group>
        <Title order={2} size="h4" id={titleId} dir="auto">
          {title}
        </Title>
        <Text c="dimmed" fz="sm" lineClamp={2} maw="var(--site-measure)" dir="auto">
          {excerpt}
        </Text>
        <ValueLine>
          <LineValue label={words.lastUpdated}>
            <PostTime at={updatedAt} />
          </LineValue>
          {facts}
          {deletedAt ? (
            <>
              <LineValue label={words.deletedOn}>
                <PostTime at={deletedAt} />
              </LineValue>
              <LineValue label={words.kept}>{words.daysLeft(daysLeft(deletedAt))}</LineValue>
            </>
          ) : null}
        </ValueLine>
      </Stack>
      <div className={classes.actions}>
        {deletedAt ? (
          <>
            <ActionButton context={title} disabled={actions.isBusy} onClick={actions.undelete}>
              {words.actions.undelete}
            </ActionButton>
            <ActionButton
              context={title}
              isDangerous
              disabled={actions.isBusy}
              onClick={() => setAsking(true)}
            >
              {words.actions.deleteForGood}
            </ActionButton>
          </>
        ) : (
          <>
            {children}
            <ActionButton
              context={title}
              isDangerous
              disabled={actions.isBusy}
              onClick={actions.remove}
            >
              {words.actions.delete}
            </ActionButton>
          </>
        )}
      </div>
      {isAsking ? (
        <DeleteForGoodDialog
          what={`“${title}”`}
          isDeleting={actions.isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            actions.removeForGood();
          }}
        />
      ) : null}
    </Paper>
  );
}

export function PostTime({ at }: { at: Date | null }) {
  return at ? <Time at={at} format={formatDateTime} /> : words.notPublished;
}
