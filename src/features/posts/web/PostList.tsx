import { Button, Text } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { useOpenPages } from '../../../web/components/links/open-pages.ts';
import { EmptyState } from '../../../web/components/states/EmptyState.tsx';
import { ErrorState } from '../../../web/components/states/ErrorState.tsx';
import { LoadMore } from '../../../web/components/states/LoadMore.tsx';
import { blogWords } from '../words/posts-words.ts';
import classes from './blog.module.css';
import { PostCard, PostCardSkeleton } from './PostCard.tsx';

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];
const words = blogWords.list;

/** True for the lead story and for a last card alone in a row of two. */
function isAloneAt(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && index % 5 === 1);
}

interface PostListProps {
  category: number | undefined;
  tag: string | undefined;
  initialCursor: number | undefined;
}

function nextPagePath(
  { category, tag }: Pick<PostListProps, 'category' | 'tag'>,
  cursor: number,
): string {
  const query = new URLSearchParams({ cursor: String(cursor) });
  if (category !== undefined) query.set('category', String(category));
  if (tag !== undefined) query.set('tag', tag);
  return `${paths.blog}?${query}`;
}

export function PostList({ category, tag, initialCursor }: PostListProps) {
  const categories = trpc.blog.categories.useQuery();
  const posts = trpc.blog.cards.useInfiniteQuery(
    { category, tag },
    { initialCursor: initialCursor ?? null, getNextPageParam: (page) => page.nextCursor },
  );

  useOpenPages(posts);

  if (posts.isPending) {
    return (
      <div aria-busy="true">
        <p className="visually-hidden" role="status">
          {words.loading}
        </p>
        <ul className={classes.stories}>
          {skeletonKeys.map((key, index) => (
            <li key={key}>
              <PostCardSkeleton isLead={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (posts.isError) {
    return (
      <ErrorState
        title={words.failed}
        action={<Button onClick={() => void posts.refetch()}>{words.retry}</Button>}
      />
    );
  }
  const cards = posts.data.pages.flatMap((page) => page.items);
  if (cards.length === 0) {
    const { text, action } =
      category === undefined && tag === undefined ? words.empty.overall : words.empty.inCategory;
    return (
      <EmptyState
        drawing="notebook"
        title={words.empty.title}
        action={<ButtonLink to={action.to}>{action.label}</ButtonLink>}
      >
        <p>{text}</p>
      </EmptyState>
    );
  }
  const nameOf = (id: number | null) => categories.data?.find((item) => item.id === id)?.name;
  const nextCursor = posts.data.pages.at(-1)?.nextCursor;
  return (
    <>
      <ul className={classes.stories}>
        {cards.map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              categoryName={nameOf(post.categoryId)}
              isLead={isAloneAt(index, cards.length)}
              index={index}
            />
          </li>
        ))}
      </ul>
      {nextCursor ? (
        <Text ta="center" mt="3xl">
          <LoadMore list={posts} words={words} href={nextPagePath({ category, tag }, nextCursor)} />
        </Text>
      ) : null}
    </>
  );
}
