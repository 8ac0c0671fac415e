import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { errorCode } from '../../../web/api/call-errors.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { ErrorState } from '../../../web/components/states/ErrorState.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { blogPostWords } from '../words/posts-words.ts';
import { PostArticle } from './PostArticle.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';

const { notFound, failed } = blogPostWords;

/** Other codes mean a failure that may pass. */
const missingCodes = new Set(['NOT_FOUND', 'BAD_REQUEST']);

/**
 * Loads the page again from the server when the post is missing here: the slug may have changed since the link was drawn,
 * and only the server knows the redirect.
 */
function useServerAnswer(isMissingHere: boolean): boolean {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isMissingHere) window.location.replace(pathname);
  }, [isMissingHere, pathname]);
  return isMissingHere;
}

function PostPage() {
  const slug = useParams().slug ?? '';
  const article = trpc.blog.article.useQuery({ slug });
  const isMissing = missingCodes.has(errorCode(article.error) ?? '');
  const isAskingServer = useServerAnswer(isMissing && article.isFetchedAfterMount);
  if (article.isPending || isAskingServer) return <PostSkeleton />;
  if (article.data) {
    const { data, dataUpdatedAt } = article;
    return <PostArticle key={data.post.id} article={data} readAtMs={dataUpdatedAt} />;
  }

  const title = isMissing ? notFound.title : failed;
  return (
    <Section label={title}>
      <PageHead title={title} canonicalPath={null} />
      <ErrorState
        title={title}
        level={1}
        drawing={isMissing ? 'signpost' : undefined}
        action={
          isMissing ? (
            <ButtonLink to={paths.blog}>{notFound.back}</ButtonLink>
          ) : (
            <Button onClick={() => void article.refetch()}>{blogPostWords.retry}</Button>
          )
        }
      >
        {isMissing ? <p>{notFound.text}</p> : null}
      </ErrorState>
    </Section>
  );
}

export const Component = withApi(PostPage);
