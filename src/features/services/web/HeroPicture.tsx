import { Stack, Text } from '@mantine/core';
import type { Picture as PictureContent } from '../../../shared/words/types.ts';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import classes from './HeroPicture.module.css';

type HeroPictureProps = {
  picture: PictureContent;
  /** `page-wide` goes on to the window's edge from 992 px on, where a screen would be too small to be read. */
  look?: 'framed' | 'page-wide';
  /** Says which part of the picture is invented. */
  caption?: string;
};

/** Shows the result of a service, beside its promise. */
export function HeroPicture({ picture, look = 'framed', caption }: HeroPictureProps) {
  const screen = (
    <div className={classes.picture} data-look={look}>
      <Picture picture={picture} width={1200} height={900} look="plain" isPriority />
    </div>
  );
  if (!caption) return screen;
  return (
    <Stack component="figure" gap="sm">
      {screen}
      <Text component="figcaption" c="dimmed" fz="sm">
        {caption}
      </Text>
    </Stack>
  );
}
