import { Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { EmptyState } from '../../../web/components/states/EmptyState.tsx';
import { blogWords } from '../words/posts-words.ts';
import classes from './blog.module.css';
import { PostCard } from './PostCard.tsx';

const words = blogWords.found;

/** The posts that fit a text, the best one first. */
export function FoundPosts({ text }: { text: string }) {
  const posts = trpc.blog.found.useQuery({ q: text });
  const categories = trpc.blog.categories.useQuery();
  const nameOf = (id: number | null) => categories.data?.find((one) => one.id === id)?.name;
  if (posts.isPending) return <p role="status">{blogWords.list.loading}</p>;
  if (posts.isError) return <p role="alert">{blogWords.list.failed}</p>;
  if (posts.data.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title={words.nothing(text)}
        action={<ButtonLink to={paths.blog}>{words.all}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Title order={2} fz="2xl" mb="xl">
        {words.title(text)}
      </Title>
      <ul className={classes.stories}>
        {posts.data.map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              categoryName={nameOf(post.categoryId)}
              isLead={index === 0}
              index={index}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
