import { Link } from 'react-router-dom';
import { blogPostContent as words } from '../../../content/blog.ts';
import { site } from '../../../content/site.ts';
import type { Post } from '../../../shared/blog.ts';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../api/trpc.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Prose } from '../../components/Prose.tsx';
import { formatLongDate } from '../../format.ts';
import { PageHead } from '../../page-head.tsx';
import classes from './PostArticle.module.css';
import { PostCover } from './PostCover.tsx';
import { ShareButton } from './ShareButton.tsx';

interface PostArticleProps {
  post: Post;
  /** When the post was read, by the clock of whoever read it: the server's on a page that came from there. */
  readAtMs: number;
}

/** One post with everything around it. A post that is not public yet says so: only an admin gets it. */
export function PostArticle({ post, readAtMs }: PostArticleProps) {
  const categories = trpc.blog.categories.useQuery();
  const categoryName = categories.data?.find(({ id }) => id === post.categoryId)?.name;
  const isPublic =
    post.isPublished === 'true' &&
    post.publishedAt !== null &&
    Date.parse(post.publishedAt) <= readAtMs;
  const description = post.metaDescription || post.excerpt;

  return (
    <article className={classes.article}>
      <PageHead
        title={post.metaTitle || `${post.title}${words.meta.titleSuffix}`}
        description={description}
        keywords={post.metaKeywords || words.meta.keywords}
        image={paths.postSocialImage(post.slug)}
        canonicalPath={isPublic ? paths.post(post.slug) : null}
        type="article"
        structuredData={[
          {
            '@type': 'BlogPosting',
            headline: post.title,
            description,
            datePublished: post.publishedAt ?? undefined,
            dateModified: post.updatedAt,
            articleSection: categoryName,
            author: { '@type': 'Organization', name: words.author },
            publisher: { '@type': 'Organization', name: site.brand },
          },
        ]}
      />
      {isPublic ? null : (
        <aside className={classes.draft} aria-label={words.draft.title}>
          <strong>{words.draft.title}</strong>
          <span>{words.draft.text}</span>
        </aside>
      )}
      <header className={classes.header}>
        <Link to={words.back.to} className={classes.back}>
          <span aria-hidden="true">←</span>
          <span className={classes.backLabel}>{words.back.label}</span>
        </Link>
        <p className={classes.facts}>
          {categoryName ? <Badge hue="lagoon">{categoryName}</Badge> : null}
          {post.publishedAt ? (
            <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time>
          ) : null}
          <span>{words.readTime}</span>
          <span>{words.author}</span>
        </p>
        <h1 className={classes.title}>{post.title}</h1>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <div className={classes.actions}>
          <ShareButton />
          <ButtonLink to={words.expertHelp.to} variant="ghost" arrow>
            {words.expertHelp.label}
          </ButtonLink>
        </div>
      </header>
      <div className={classes.cover}>
        <PostCover imageUrl={post.imageUrl} seed={post.id} isPriority />
      </div>
      <div className={classes.body}>
        <Prose html={post.content} />
      </div>
      <footer className={classes.help} data-tone="sand">
        <h2>{words.help.title}</h2>
        <p>{words.help.text}</p>
        <ButtonLink to={words.expertHelp.to}>{words.expertHelp.label}</ButtonLink>
        {isPublic ? (
          <a href={paths.postMarkdown(post.slug)} className={classes.markdown}>
            {words.markdown}
          </a>
        ) : null}
      </footer>
    </article>
  );
}
