import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminPostsContent as words } from '../../../../content/post-list.ts';
import { PostCover } from '../../blog/PostCover.tsx';
import { ActionButton } from '../parts/Action.tsx';
import { FactLine, LineFact } from '../parts/Fact.tsx';
import classes from './ListedPost.module.css';
import { PostTime } from './PostTime.tsx';

interface ListedPostProps {
  titleId: string;
  title: string;
  /** Its picture, and what chooses the drawn terrain of one without. */
  cover: { imageUrl: string; seed: number };
  categoryName: string | null;
  /** Behind the category. */
  badges: ReactNode;
  excerpt: string;
  updatedAt: Date;
  /** Behind the time of the last change. */
  facts: ReactNode;
  isDeleted: boolean;
  actions: { isBusy: boolean; remove: () => void; undelete: () => void };
  /** What can be done besides deleting. */
  children: ReactNode;
}

/** A card of the list: what a post and a new one that was not created yet show alike. */
export function ListedPost({
  titleId,
  title,
  cover,
  categoryName,
  badges,
  excerpt,
  updatedAt,
  facts,
  isDeleted,
  actions,
  children,
}: ListedPostProps) {
  return (
    <Paper
      component="article"
      withBorder
      radius="md"
      p="md"
      className={classes.card}
      aria-labelledby={titleId}
    >
      <div>
        <PostCover {...cover} sizes="10rem" radius="sm" />
      </div>
      <Stack gap="xs" miw={0}>
        <Group component="p" gap="xs">
          <Badge variant="default">{categoryName ?? words.uncategorized}</Badge>
          {badges}
        </Group>
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        <Text c="dimmed" fz="sm" lineClamp={2} maw="var(--site-measure)">
          {excerpt}
        </Text>
        <FactLine>
          <LineFact label={words.lastUpdated}>
            <PostTime at={updatedAt} />
          </LineFact>
          {facts}
        </FactLine>
      </Stack>
      <div className={classes.actions}>
        {isDeleted ? (
          <ActionButton context={title} disabled={actions.isBusy} onClick={actions.undelete}>
            {words.actions.undelete}
          </ActionButton>
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
    </Paper>
  );
}
