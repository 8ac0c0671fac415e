import { Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { scriptOfPost } from '../../../shared/text/text-direction.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import type { NextPost } from '../posts.ts';
import { blogPostWords } from '../words/posts-words.ts';
import classes from './PostArticle.module.css';
import { PostCover } from './PostCover.tsx';

export function NextPosts({ posts }: { posts: readonly NextPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Section label={blogPostWords.next}>
      <Title order={2} fz="2xl" mb="xl">
        {blogPostWords.next}
      </Title>
      <ul className={classes.next}>
        {posts.map((post) => (
          <li key={post.id} className="covered">
            <PostCover
              imageUrl={post.imageUrl}
              focus={post.imageFocus}
              seed={post.id}
              travels
              sizes="(min-width: 82em) 24rem, (min-width: 40em) 30vw, 92vw"
              radius="lg"
            />
            <Title order={3} mt="md" {...scriptOfPost(post.language)}>
              <PageLink to={paths.post(post.slug)} className="cover-link">
                {post.title}
              </PageLink>
            </Title>
            <Text c="dimmed" fz="sm" mt="xs" lineClamp={2} {...scriptOfPost(post.language)}>
              {post.excerpt}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
