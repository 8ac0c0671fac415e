import { Badge, Box, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { fill } from '../../../shared/content/texts/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { readSlug } from '../../../shared/text/slug-pattern.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { FilterButtons } from '../../../web/components/tabs/FilterButtons.tsx';
import { ScrollRow } from '../../../web/components/tabs/ScrollRow.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { blogKind } from '../words/posts.ts';
import { blogWords } from '../words/posts-words.ts';
import classes from './blog.module.css';
import { addressOf, idParameter, searchParameter } from './blog-address.ts';
import { FoundPosts } from './FoundPosts.tsx';
import { PostList } from './PostList.tsx';

function BlogPage() {
  const { meta, narrowedTitle, hero, closing } = useContent<typeof blogKind>('blog');
  const [searchParams, setSearchParams] = useSearchParams();
  const category = idParameter(searchParams, 'category');
  const cursor = idParameter(searchParams, 'cursor');
  const tag = readSlug(searchParams.get('tag'));
  const text = searchParameter(searchParams);
  const tagged = trpc.blog.tag.useQuery({ slug: tag ?? '' }, { enabled: tag !== undefined });
  const tagName = tagged.data?.name;
  const categories = trpc.blog.categories.useQuery();
  const chosen = categories.data?.find(({ id }) => id === category);
  const isMissing = tagged.isError || (category !== undefined && categories.isSuccess && !chosen);
  const shown = chosen?.name ?? tagName;
  const title = shown ? fill(narrowedTitle, { name: shown }) : meta.title;
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
        isNarrowed={text !== undefined}
        image={paths.socialImage(paths.blog)}
        structuredData={[{ '@type': 'Blog', name: title }]}
      />
      <CompactHero hero={hero} contours={3}>
        {hero.tiles.length > 0 ? <BlogTiles tiles={hero.tiles} /> : null}
      </CompactHero>
      <Section label={hero.title}>
        <CategoryRow selected={category} tagName={tagName} onSelect={select} />
        {text === undefined ? (
          <PostList
            key={`${category}-${tag}-${cursor}`}
            {...{ category, tag }}
            initialCursor={cursor}
          />
        ) : (
          <FoundPosts text={text} />
        )}
      </Section>
      <Ending content={closing} contours={3} />
    </>
  );
}

export const Component = withApi(BlogPage);

type BlogTilesProps = { tiles: (typeof blogKind)['release']['hero']['tiles'] };

function BlogTiles({ tiles }: BlogTilesProps) {
  return (
    <ScrollRow>
      <ul className={classes.tiles}>
        {tiles.map((tile) => (
          <li key={tile.title} className={classes.tile} data-hue={tile.color}>
            <Title order={2} size="h4" lts="-0.01em">
              {tile.title}
            </Title>
            <Text c="dimmed" fz="sm" mt="xxs">
              {tile.description}
            </Text>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

interface CategoryRowProps {
  selected: number | undefined;
  tagName: string | undefined;
  onSelect: (category: number | undefined) => void;
}

function CategoryRow({ selected, tagName, onSelect }: CategoryRowProps) {
  const categories = trpc.blog.categories.useQuery();
  if (categories.isPending) {
    return (
      <Box mb="lg" aria-hidden="true">
        <ScrollRow>
          {skeletonKeys.map((key) => (
            <Skeleton
              key={key}
              w="8.5rem"
              h="var(--site-target)"
              radius="xl"
              data-testid="category-skeleton"
            />
          ))}
        </ScrollRow>
      </Box>
    );
  }
  const list = categories.data ?? [];
  const description = list.find(({ id }) => id === selected)?.description;
  return (
    <Stack gap="xs" mb="md">
      <FilterButtons
        label={blogWords.filterLabel}
        options={[
          { value: null, label: blogWords.allPosts },
          ...list.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        selected={selected ?? null}
        onSelect={(value) => onSelect(value ?? undefined)}
      />
      <p aria-live="polite">
        {description ? <Badge color="lagoon">{description}</Badge> : null}
        {tagName ? <Badge color="lagoon">{blogWords.tagged(tagName)}</Badge> : null}
      </p>
    </Stack>
  );
}
