import { Badge, Box, Button, Container, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useContext } from 'react';
import { menuLabel } from '../../../shared/content/menu-label.ts';
import { fill } from '../../../shared/content/texts/fill.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { scriptOfPost } from '../../../shared/text/text-direction.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { BackLink } from '../../../web/components/links/BackLink.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Prose } from '../../../web/components/prose/Prose.tsx';
import blockStyles from '../../../web/components/prose/post-blocks.css?inline';
import { Time } from '../../../web/components/text/Time.tsx';
import { showErrorToast, showToast } from '../../../web/components/toast/toast-store.ts';
import { useIdentity, useSiteNavigation } from '../../../web/content/frame-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { formatLongDate } from '../../../web/format.ts';
import { HeadContext, PageHead } from '../../../web/page-head.tsx';
import type { Article } from '../posts.ts';
import type { blogKind } from '../words/posts.ts';
import { blogPostWords as words } from '../words/posts-words.ts';
import { NextPosts } from './NextPosts.tsx';
import classes from './PostArticle.module.css';
import { categoryHue } from './PostCard.tsx';
import { PostContents } from './PostContents.tsx';
import { coverWidth, PostCover } from './PostCover.tsx';

const leastSections = 3;

function hasBlocks(content: string): boolean {
  return /<[a-z]+ [^<>]*data-(?:block|width)=|<details\b/.test(content);
}

/** Keeps the site's language and direction for the page's own words beside a post in another language. */
const ownScript = { lang: siteLocale, dir: 'ltr' } as const;

interface PostArticleProps {
  article: Article;
  /** Time of the read by the clock of the reading process, which is the server's on a server-rendered page. */
  readAtMs: number;
  draftText?: string;
}

export function PostArticle(props: PostArticleProps) {
  const { brand } = useIdentity();
  const navigation = useSiteNavigation();
  const blog = useContent<typeof blogKind>('blog');
  const { pageTitle, back, author, expertHelp, help } = blog.post;
  const { article, readAtMs, draftText = words.draft.text } = props;
  const { post, headings, next, note } = article;
  const categories = trpc.blog.categories.useQuery();
  const categoryName = categories.data?.find(({ id }) => id === post.categoryId)?.name;
  const isPublic =
    post.isPublished === 'true' &&
    post.publishedAt !== null &&
    post.publishedAt.getTime() <= readAtMs;
  const description = post.metaDescription || post.excerpt;
  const { siteOrigin } = useContext(HeadContext);
  const card = post.socialImageUrl || paths.postSocialImage(post.slug);
  const pictures = post.imageUrl ? [post.imageUrl, card] : [card];
  const script = scriptOfPost(post.language);
  const ours = post.language ? ownScript : {};

  return (
    <>
      <PageHead
        title={post.metaTitle || fill(pageTitle, { title: post.title })}
        description={description}
        keywords={post.metaKeywords || blog.postKeywords}
        image={card}
        canonicalPath={isPublic ? post.canonicalUrl || paths.post(post.slug) : null}
        type="article"
        locale={openGraphLocale(post.language || siteLocale)}
        breadcrumbs={[
          { name: menuLabel(navigation, paths.blog), path: paths.blog },
          { name: post.title, path: paths.post(post.slug) },
        ]}
        structuredData={[
          {
            '@type': 'BlogPosting',
            headline: post.title,
            description,
            datePublished: post.publishedAt ?? undefined,
            dateModified: post.updatedAt,
            inLanguage: post.language || siteLocale,
            articleSection: categoryName,
            author: post.byline
              ? { '@type': 'Person', name: post.byline }
              : { '@type': 'Organization', name: author },
            publisher: { '@type': 'Organization', name: brand },
            image: pictures.map((path) => absoluteUrl(siteOrigin, path)),
          },
        ]}
      />
      <Box
        component="article"
        className={classes.article}
        pt="xl"
        {...(post.language ? script : {})}
      >
        <div className={`${classes.progress} screen-only`} aria-hidden="true" />
        {isPublic ? null : (
          <Container size="narrow" mb="lg" {...ours}>
            <Paper
              component="aside"
              className={classes.draft}
              p="md"
              aria-label={words.draft.title}
            >
              <strong>{words.draft.title}</strong> <span>{draftText}</span>
            </Paper>
          </Container>
        )}
        <Container component="header" size="narrow" {...ours}>
          <BackLink link={back} />
          <Group component="p" mt="lg" mb="md" c="dimmed" fz="sm">
            {categoryName ? (
              <Badge color={categoryHue(post.categoryId)}>{categoryName}</Badge>
            ) : null}
            {post.publishedAt ? <Time at={post.publishedAt} format={formatLongDate} /> : null}
            <span>{words.readTime}</span>
            <bdi>{post.byline || author}</bdi>
          </Group>
          <Title fz="4xl" lh={1.05} {...script}>
            {post.title}
          </Title>
          <Text c="dimmed" fz="lg" mt="lg" {...script}>
            {post.excerpt}
          </Text>
          <Group className="screen-only" mt="lg">
            <ShareButton />
            <ButtonLink to={expertHelp.to} variant="subtle" arrow>
              {expertHelp.label}
            </ButtonLink>
          </Group>
        </Container>
        <Container size={coverWidth} my="2xl">
          <PostCover
            imageUrl={post.imageUrl}
            focus={post.imageFocus}
            seed={post.id}
            travels
            sizes="(max-width: 40em) and (min-resolution: 2.5dppx) 62vw, (min-width: 66em) 60rem, 92vw"
            priority="high"
            radius="lg"
          />
        </Container>
        <Container className={classes.reading} {...ours}>
          {headings.length < leastSections ? null : (
            <PostContents headings={headings} script={script} />
          )}
          <div className={classes.text}>
            {hasBlocks(post.content) ? (
              <style href="post-blocks" precedence="page">
                {blockStyles}
              </style>
            ) : null}
            <Prose html={post.content} {...script} />
            {note ? (
              <Text c="dimmed" fz="sm" mt="lg">
                {note}
              </Text>
            ) : null}
            {post.tags.length > 0 ? (
              <Group component="ul" gap="xs" mt="xl" aria-label={words.tags}>
                {post.tags.map(({ name, slug }) => (
                  <li key={slug}>
                    <Badge component={PageLink} to={paths.taggedPosts(slug)} variant="default">
                      <bdi>{name}</bdi>
                    </Badge>
                  </li>
                ))}
              </Group>
            ) : null}
            <Group
              component="footer"
              className={`${classes.end} screen-only`}
              justify="space-between"
              mt="2xl"
              pt="lg"
            >
              <ShareButton label={words.share.labelAtEnd} />
              {isPublic ? (
                <Box component="a" href={paths.postMarkdown(post.slug)} c="dimmed" fz="sm">
                  {words.markdown}
                </Box>
              ) : null}
            </Group>
          </div>
        </Container>
      </Box>
      <div className="screen-only">
        <NextPosts posts={next} />
        <Stack component="section" className={classes.help} align="center" data-tone="sand">
          <h2>{help.title}</h2>
          <Text c="dimmed" maw="36rem" mb="xs">
            {help.text}
          </Text>
          <ButtonLink to={expertHelp.to}>{expertHelp.label}</ButtonLink>
        </Stack>
      </div>
    </>
  );
}

/** Open Graph needs a region, so `he` becomes `he_IL`. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

async function copyAddress(): Promise<void> {
  try {
    const { origin, pathname, search } = window.location;
    await navigator.clipboard.writeText(`${origin}${pathname}${search}`);
    showToast(words.share.copied);
  } catch {
    showErrorToast(words.share.failed);
  }
}

function ShareButton({ label = words.share.label }: { label?: string }) {
  return (
    <Button variant="default" onClick={() => void copyAddress()}>
      {label}
    </Button>
  );
}
