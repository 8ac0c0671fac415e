import { AspectRatio, Image, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { mediaContent as words } from '../../../../content/media.ts';
import { pictureSources } from '../../../../shared/media.ts';
import type { MediaItem } from '../../../../shared/media-library.ts';

interface MediaGridProps {
  label: string;
  items: readonly MediaItem[];
  isStale: boolean;
  onChoose: (item: MediaItem) => void;
}

/** Pictures side by side, each a button. */
export function MediaGrid({ label, items, isStale, onChoose }: MediaGridProps) {
  return (
    <SimpleGrid
      component="ul"
      aria-label={label}
      cols={{ base: 2, xs: 3, md: 4, lg: 6 }}
      spacing="md"
      opacity={isStale ? 0.6 : 1}
      aria-busy={isStale}
    >
      {items.map((item) => (
        <li key={item.id}>
          <UnstyledButton w="100%" bdrs="md" onClick={() => onChoose(item)}>
            <AspectRatio ratio={4 / 3} mb="xs">
              <Image
                src={item.url}
                srcSet={pictureSources(item.url)?.webpSrcSet}
                sizes="(min-width: 64em) 12em, (min-width: 40em) 30vw, 46vw"
                alt=""
                loading="lazy"
                radius="md"
                style={{ objectPosition: `${item.focusX}% ${item.focusY}%` }}
              />
            </AspectRatio>
            <Text fz="sm" truncate>
              {item.name || words.unnamed}
            </Text>
            <Text fz="xs" c="dimmed">
              {words.usedIn(item.postCount)}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </SimpleGrid>
  );
}
