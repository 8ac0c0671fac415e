import { blogPostContent } from '../../../content/blog.ts';
import { Section } from '../../components/Section.tsx';
import classes from './PostSkeleton.module.css';

/** The shape of a post while it is loading. */
export function PostSkeleton() {
  return (
    <Section width="narrow" label={blogPostContent.loading}>
      <p className="visually-hidden" role="status">
        {blogPostContent.loading}
      </p>
      <div className={classes.lines} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </Section>
  );
}
