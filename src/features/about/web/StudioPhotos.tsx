import { Stack, Text } from '@mantine/core';
import { Picture } from '../../../web/components/Picture.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { aboutContent } from '../words/about.ts';
import classes from './StudioPhotos.module.css';

const { photos } = aboutContent;

/** Where the founder is met, beside the picture in the opening. */
export function StudioPhotos() {
  return (
    <Section heading={photos}>
      <ul className={classes.photos}>
        {photos.items.map((photo) => (
          <li key={photo.src}>
            <Stack component="figure" gap="xs">
              <Picture picture={photo} width={1200} height={900} />
              <Text component="figcaption" c="dimmed" fz="sm">
                {photo.caption}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
