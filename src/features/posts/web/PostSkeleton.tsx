import { Skeleton, Stack } from '@mantine/core';
import { Section } from '../../../web/components/sections/Section.tsx';
import { blogPostWords } from '../words/posts-words.ts';
import classes from './blog.module.css';

export function PostSkeleton() {
  return (
    <Section width="narrow" label={blogPostWords.loading}>
      <p className="visually-hidden" role="status">
        {blogPostWords.loading}
      </p>
      <Stack mih="60vh" aria-hidden="true">
        <Skeleton h="1.25rem" w="30%" />
        <Skeleton h="4rem" />
        <Skeleton h="1.25rem" />
        <Skeleton className={classes.cover} />
      </Stack>
    </Section>
  );
}
