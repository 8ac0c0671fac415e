import { Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { scriptOfPost } from '../../../shared/text/text-direction.ts';
import type { ColorToken } from '../../../shared/words/types.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { arrives } from '../../../web/components/sections/arrival.ts';
import { Time } from '../../../web/components/text/Time.tsx';
import { WordsInContext } from '../../../web/components/text/WordsInContext.tsx';
import { formatLongDate } from '../../../web/format.ts';
import type { PostCard as PostCardData } from '../posts.ts';
import { blogWords } from '../words/posts-words.ts';
import classes from './blog.module.css';
import { PostCover } from './PostCover.tsx';

interface PostCardProps {
  post: PostCardData;
  categoryName: string | undefined;
  isLead: boolean;
  index: number;
}

/** More than two pixels per point are not visible. */
const densePhone = '(max-width: 40em) and (min-resolution: 2.5dppx) 62vw';
/** See blog.module.css. */
const leadSizes = `${densePhone}, (min-width: 82em) 44em, (min-width: 62em) 54vw, 92vw`;
const coverSizes = `${densePhone}, (min-width: 82em) 37em, (min-width: 40em) 46vw, 92vw`;

/** The first card is in view on every screen, the next two on wide ones. */
function priorityAt(index: number): 'high' | 'eager' | undefined {
  if (index === 0) return 'high';
  return index < 3 ? 'eager' : undefined;
}

export function PostCard({ post, categoryName, isLead, index }: PostCardProps) {
  const to = paths.post(post.slug);
  const script = scriptOfPost(post.language);
  return (
    <Card
      component="article"
      variant="raised"
      className={`${classes.card} covered`}
      ref={arrives}
      p={0}
      data-linked
      data-lead={isLead || undefined}
    >
      <PostCover
        imageUrl={post.imageUrl}
        focus={post.imageFocus}
        seed={post.id}
        travels
        sizes={isLead ? leadSizes : coverSizes}
        priority={priorityAt(index)}
      />
      <Stack gap="xs" flex={1} p="var(--card-padding)">
        <Group component="p" gap="sm" c="dimmed" fz="sm">
          {categoryName ? <Badge color={categoryHue(post.categoryId)}>{categoryName}</Badge> : null}
          {post.publishedAt ? <Time at={post.publishedAt} format={formatLongDate} /> : null}
        </Group>
        <Title order={2} size="h3" lts="-0.012em" {...script}>
          {post.title}
        </Title>
        <Text c="dimmed" fz="sm" lineClamp={4} {...script}>
          {post.excerpt}
        </Text>
        <Group component="p" justify="space-between" mt="auto" pt="md" c="dimmed" fz="sm">
          <span>{blogWords.list.readTime}</span>
          <PageLink to={to} className={`${classes.link} cover-link`}>
            <WordsInContext words={blogWords.list.readMore} context={post.title} />
          </PageLink>
        </Group>
      </Stack>
    </Card>
  );
}

/** As large as a card with two lines of title and four of words. */
export function PostCardSkeleton({ isLead }: { isLead: boolean }) {
  return (
    <Card
      className={classes.card}
      p={0}
      aria-hidden="true"
      data-testid="post-skeleton"
      data-lead={isLead || undefined}
    >
      <Skeleton className={classes.cover} radius={0} />
      <Stack gap="xs" p="var(--card-padding)">
        <Skeleton h="1.5rem" w="60%" />
        <Skeleton h="3.375rem" />
        <Skeleton h="5.625rem" />
        <Skeleton h="2.75rem" mt="md" />
      </Stack>
    </Card>
  );
}

const hues: readonly ColorToken[] = ['ember', 'lagoon', 'sand', 'moss', 'sky'];

export function categoryHue(categoryId: number | null): ColorToken {
  return hues[((categoryId ?? 1) - 1) % hues.length] ?? 'lagoon';
}
