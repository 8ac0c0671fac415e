import { AspectRatio, Badge, Image, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { pictureSources } from '../../../../shared/media.ts';
import type { MediaItem } from '../../media-library.ts';
import { mediaContent as words } from '../../words/media.ts';
import classes from './MediaGrid.module.css';

interface MediaGridProps {
  label: string;
  items: readonly MediaItem[];
  isStale: boolean;
  onChoose: (item: MediaItem) => void;
  /** Ids in the order of selection, when several are allowed. */
  chosen?: readonly string[] | undefined;
}

export function MediaGrid({ label, items, isStale, onChoose, chosen }: MediaGridProps) {
  const placeOf = (id: string) => (chosen?.indexOf(id) ?? -1) + 1;
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
          <UnstyledButton
            w="100%"
            bdrs="md"
            className={classes.choice}
            aria-pressed={chosen && placeOf(item.id) > 0}
            onClick={() => onChoose(item)}
          >
            {placeOf(item.id) > 0 ? (
              <Badge className={classes.place} circle size="lg">
                {placeOf(item.id)}
              </Badge>
            ) : null}
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
