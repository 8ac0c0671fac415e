import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { PostScript } from '../../../shared/text-direction.ts';
import type { ArticleHeading } from '../posts.ts';
import { blogPostContent } from '../words/posts.ts';
import classes from './PostArticle.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

interface PostContentsProps {
  headings: readonly ArticleHeading[];
  script: PostScript;
}

/** The sections of a post beside its text, on wide screens; the one that is being read is marked. */
export function PostContents({ headings, script }: PostContentsProps) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const current = useCurrentSection(ids);
  return (
    <nav className={`${classes.contents} screen-only`} aria-label={blogPostContent.contents}>
      <Text fz="sm" fw={600} mb="xs" aria-hidden="true">
        {blogPostContent.contents}
      </Text>
      <ol className={classes.sections} {...script}>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
