import { Box } from '@mantine/core';
import { Traveling } from '../../../web/components/moments/Traveling.tsx';
import { Contours, contoursOf } from '../../../web/components/pictures/Contours.tsx';
import { SizedPicture } from '../../../web/components/pictures/SizedPicture.tsx';
import classes from './blog.module.css';

/** Width of the place of a post's cover, with the space at its sides. */
export const coverWidth = 'calc(60rem + var(--site-gutter) * 2)';

const drawnSize = { width: 1200, height: 675 } as const;
interface PostCoverProps {
  imageUrl: string;
  focus?: string | undefined;
  /** Id of the post; selects the drawn terrain that replaces a missing picture. */
  seed: number;
  sizes: string;
  priority?: 'high' | 'eager' | undefined;
  radius?: 'sm' | 'lg';
  travels?: boolean;
}

/**
 * Moves along from a list to the page of the post in a view transition.
 * The title stands beside the picture, so screen readers skip it.
 */
export function PostCover({
  imageUrl,
  focus,
  seed,
  sizes,
  priority,
  radius,
  travels = false,
}: PostCoverProps) {
  return (
    <Traveling name={travels ? `cover-${seed}` : undefined}>
      <Box className={classes.cover} bdrs={radius}>
        {imageUrl ? (
          <SizedPicture
            url={imageUrl}
            alt=""
            sizes={sizes}
            assumedSize={drawnSize}
            priority={priority}
            style={focus ? { objectPosition: focus } : undefined}
          />
        ) : (
          <Contours seed={contoursOf(seed)} />
        )}
      </Box>
    </Traveling>
  );
}
