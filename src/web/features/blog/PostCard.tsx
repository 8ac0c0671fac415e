import { Link } from 'react-router-dom';
import { blogContent } from '../../../content/blog.ts';
import type { PostCard as PostCardData } from '../../../shared/blog.ts';
import { paths } from '../../../shared/paths.ts';
import { accessibleName } from '../../accessible-name.ts';
import { Badge } from '../../components/Badge.tsx';
import { formatLongDate } from '../../format.ts';
import classes from './PostCard.module.css';
import { PostCover } from './PostCover.tsx';

interface PostCardProps {
  post: PostCardData;
  categoryName: string | undefined;
  /** Position in the page of cards, for the staggered entrance. */
  index: number;
}

/** One post in the grid of /blog. */
export function PostCard({ post, categoryName, index }: PostCardProps) {
  const to = paths.post(post.slug);
  return (
    <article className={classes.card} style={{ '--stagger-index': index }}>
      <PostCover imageUrl={post.imageUrl} seed={post.id} isPriority={index < 3} />
      <div className={classes.text}>
        <p className={classes.facts}>
          {categoryName ? <Badge hue="lagoon">{categoryName}</Badge> : null}
          {post.publishedAt ? (
            <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
          ) : null}
        </p>
        <h2 className={classes.title}>{post.title}</h2>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <p className={classes.foot}>
          <span>{blogContent.list.readTime}</span>
          <Link
            to={to}
            className={classes.link}
            aria-label={accessibleName(blogContent.list.readMore, post.title)}
          >
            {blogContent.list.readMore}
          </Link>
        </p>
      </div>
    </article>
  );
}

/** The shape of a card while posts are loading. */
export function PostCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true" data-testid="post-skeleton">
      <div className={classes.skeletonCover} />
      <div className={classes.text}>
        <div className={classes.skeletonLine} data-length="short" />
        <div className={classes.skeletonLine} />
        <div className={classes.skeletonLine} />
        <div className={classes.skeletonLine} data-length="half" />
      </div>
    </div>
  );
}
