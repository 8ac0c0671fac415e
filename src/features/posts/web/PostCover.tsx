import { Box } from '@mantine/core';
import { type TravelPlace, useTravel } from '../../../web/components/dialog/useTravel.ts';
import { type ContourSeed, Contours } from '../../../web/components/pictures/Contours.tsx';
import { SizedPicture } from '../../../web/components/pictures/SizedPicture.tsx';
import classes from './blog.module.css';

/** Size of the covers drawn for posts; other pictures are cropped to the same proportions. */
const drawnSize = { width: 1200, height: 675 } as const;
const seeds: readonly ContourSeed[] = [1, 2, 3, 4, 5, 6];

interface PostCoverProps {
  imageUrl: string;
  /** Part that stays in view where the picture is cropped. */
  focus?: string | undefined;
  /** Id of the post; chooses the drawn terrain of one without a picture. */
  seed: number;
  /** Shown width, as in the `sizes` attribute. */
  sizes: string;
  priority?: 'high' | 'eager' | undefined;
  /** Radius of the corners; in a card, the corners of the card cut the picture. */
  radius?: 'sm' | 'lg';
  travel?: TravelPlace;
}

/**
 * The picture of a post, which goes along from a list to the post's page. Its title stands beside it, so it is decoration
 * for screen readers.
 */
export function PostCover({
  imageUrl,
  focus,
  seed,
  sizes,
  priority,
  radius,
  travel,
}: PostCoverProps) {
  const traveling = useTravel(`cover-${seed}`, travel);
  return (
    <Box ref={traveling} className={classes.cover} bdrs={radius}>
      {imageUrl ? (
        <SizedPicture
          url={imageUrl}
          alt=""
          sizes={sizes}
          assumedSize={drawnSize}
          {...{ priority, focus }}
        />
      ) : (
        <Contours seed={seeds[seed % seeds.length] ?? 1} />
      )}
    </Box>
  );
}
