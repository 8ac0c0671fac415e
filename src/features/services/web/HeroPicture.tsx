import { Stack, Text } from '@mantine/core';
import type { Picture as PictureContent } from '../../../shared/words/types.ts';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import classes from './HeroPicture.module.css';

type HeroPictureProps = {
  picture: PictureContent;
  /** `page-wide` extends to the window's edge from 992 px on, so that a pictured screen stays readable. */
  look?: 'framed' | 'page-wide';
  /** States which part of the picture is invented. */
  caption?: string;
};

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
