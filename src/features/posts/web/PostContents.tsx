import { Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { PostScript } from '../../../shared/text/text-direction.ts';
import type { ArticleHeading } from '../posts.ts';
import { blogPostWords } from '../words/posts-words.ts';
import classes from './PostArticle.module.css';

interface PostContentsProps {
  headings: readonly ArticleHeading[];
  script: PostScript;
}

export function PostContents({ headings, script }: PostContentsProps) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const current = useCurrentSection(ids);
  return (
    <nav className={`${classes.contents} screen-only`} aria-label={blogPostWords.contents}>
      <Text fz="sm" fw={600} mb="xs" aria-hidden="true">
        {blogPostWords.contents}
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

/** A heading counts as reached from the upper third of the window; the huge top margin keeps headings above it reached. */
const upperThird = '1000000px 0px -67% 0px';

function useCurrentSection(ids: readonly string[]): string | undefined {
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setReached((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(target.id);
            else now.delete(target.id);
          }
          return now;
        }),
      { rootMargin: upperThird },
    );
    for (const id of ids) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return ids.findLast((id) => reached.has(id));
}
