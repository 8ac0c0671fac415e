import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { readSlug } from '../../../shared/slug-pattern.ts';
import { site } from '../../../shared/words/site.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CallToAction } from '../../../web/components/CallToAction.tsx';
import { CompactHero } from '../../../web/components/CompactHero.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { blogContent } from '../words/posts.ts';
import { BlogTiles } from './BlogTiles.tsx';
import { addressOf, idParameter } from './blog-address.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { PostList } from './PostList.tsx';

const { meta } = blogContent;

function BlogPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const category = idParameter(searchParams, 'category');
  const cursor = idParameter(searchParams, 'cursor');
  const tag = readSlug(searchParams.get('tag'));
  const tagged = trpc.blog.tag.useQuery({ slug: tag ?? '' }, { enabled: tag !== undefined });
  const tagName = tagged.data?.name;
  const categories = trpc.blog.categories.useQuery();
  const chosen = categories.data?.find(({ id }) => id === category);
  const isMissing = tagged.isError || (category !== undefined && categories.isSuccess && !chosen);
  const shown = chosen?.name ?? tagName;
  const title = shown ? `${shown} - ${blogContent.hero.eyebrow}${site.titleSuffix}` : meta.title;
  const select = (id: number | undefined) =>
    setSearchParams(id === undefined ? {} : { category: String(id) }, {
      preventScrollReset: true,
    });

  return (
    <>
      <PageHead
        {...meta}
        title={title}
        description={chosen?.description || meta.description}
        canonicalPath={isMissing ? null : addressOf(category, tag)}
        isMissing={isMissing}
        image={paths.socialImage(paths.blog)}
        structuredData={[{ '@type': 'Blog', name: title }]}
      />
      <CompactHero hero={blogContent.hero} contours={3}>
        <BlogTiles />
      </CompactHero>
      <Section label={blogContent.hero.title}>
        <CategoryRow selected={category} tagName={tagName} onSelect={select} />
        <PostList
          key={`${category}-${tag}-${cursor}`}
          {...{ category, tag }}
          initialCursor={cursor}
        />
      </Section>
      <CallToAction content={blogContent.closing} contours={3} />
    </>
  );
}

export const Component = withApi(BlogPage);
