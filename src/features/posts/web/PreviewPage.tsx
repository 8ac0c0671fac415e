import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { errorPageContent } from '../../../shared/words/error-page.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { isBeyondLimit } from '../../../web/api/call-errors.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { ErrorState } from '../../../web/components/states/ErrorState.tsx';
import { TooManyPage } from '../../../web/error/ErrorPage.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { blogPostWords } from '../words/posts-words.ts';
import { PostArticle } from './PostArticle.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';

const { preview: words, notFound } = blogPostWords;

/** The key is the token of a preview link or, for the writer, the id of the post. */
function PreviewPage() {
  const key = useParams().key ?? '';
  const article = trpc.blog.preview.useQuery({ key });
  if (article.isPending) return <PostSkeleton />;
  if (article.data) {
    const { data, dataUpdatedAt } = article;
    const draftText = key === String(data.post.id) ? words.own : words.text;
    return <PostArticle article={data} readAtMs={dataUpdatedAt} draftText={draftText} />;
  }
  if (isBeyondLimit(article.error)) {
    return (
      <>
        <PageHead title={errorPageContent.tooMany.title} canonicalPath={null} />
        <TooManyPage />
      </>
    );
  }
  return (
    <Section label={words.missing.title}>
      <PageHead title={words.missing.title} canonicalPath={null} />
      <ErrorState
        title={words.missing.title}
        level={1}
        drawing="signpost"
        action={<ButtonLink to={paths.blog}>{notFound.back}</ButtonLink>}
      >
        <p>{words.missing.text}</p>
      </ErrorState>
    </Section>
  );
}

export const Component = withApi(PreviewPage);
