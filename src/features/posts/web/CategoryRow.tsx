import { Badge, Box, Group, Skeleton, Stack } from '@mantine/core';
import { trpc } from '../../../web/api/trpc.ts';
import { FilterButtons } from '../../../web/components/FilterButtons.tsx';
import { blogContent } from '../words/posts.ts';

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

interface CategoryRowProps {
  selected: number | undefined;
  /** Of the tag that posts are narrowed to. */
  tagName: string | undefined;
  onSelect: (category: number | undefined) => void;
}

/** "All Posts" and one button per category; the chosen category explains itself in a badge. */
export function CategoryRow({ selected, tagName, onSelect }: CategoryRowProps) {
  const categories = trpc.blog.categories.useQuery();
  if (categories.isPending) {
    return (
      <Group gap="xs" mb="2xl" aria-hidden="true">
        {skeletonKeys.map((key) => (
          <Skeleton
            key={key}
            w="8.5rem"
            h="var(--site-target)"
            radius="xl"
            data-testid="category-skeleton"
          />
        ))}
      </Group>
    );
  }
  const list = categories.data ?? [];
  const description = list.find(({ id }) => id === selected)?.description;
  return (
    <Stack mb="2xl">
      <FilterButtons
        label={blogContent.filterLabel}
        options={[
          { value: null, label: blogContent.allPosts },
          ...list.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        selected={selected ?? null}
        onSelect={(value) => onSelect(value ?? undefined)}
      />
      <Box component="p" mih="2rem" aria-live="polite">
        {description ? <Badge color="lagoon">{description}</Badge> : null}
        {tagName ? <Badge color="lagoon">{blogContent.tagged(tagName)}</Badge> : null}
      </Box>
    </Stack>
  );
}
