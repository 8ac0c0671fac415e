import { Box, Container, Skeleton, Text } from '@mantine/core';
import { blogPostWords } from '../words/posts-words.ts';
import classes from './blog.module.css';
import { coverWidth } from './PostCover.tsx';

/** Has the measures of a post with a title of two lines, so that its cover comes where the gray one stood. */
export function PostSkeleton() {
  return (
    <Box component="section" pt="xl" aria-label={blogPostWords.loading}>
      <p className="visually-hidden" role="status">
        {blogPostWords.loading}
      </p>
      <div aria-hidden="true">
        <Container size="narrow">
          <Skeleton h="var(--site-target)" w="8rem" />
          <Skeleton mt="lg" mb="md" h="1.7rem" w="80%" />
          <Text component="div" fz="4xl">
            <Skeleton h="2.1em" />
          </Text>
          <Skeleton mt="lg" h="6.3rem" />
          <Skeleton mt="lg" h="3rem" w="16rem" />
        </Container>
        <Container size={coverWidth} my="2xl">
          <Skeleton className={classes.cover} radius="lg" />
        </Container>
      </div>
    </Box>
  );
}
