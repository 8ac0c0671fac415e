import { Box, Container, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { aboutContent } from '../../../content/about.ts';
import { Picture } from '../../components/Picture.tsx';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import classes from './StudioPhotos.module.css';

const { photos } = aboutContent;

/** Pixels of the drawings: the first stands upright, the others lie. */
const portrait = { width: 900, height: 1100 };
const landscape = { width: 1200, height: 900 };

/** Three pictures in uneven columns; the tall one reaches up into the opening of the page. */
export function StudioPhotos() {
  const headingId = useId();
  return (
    <Box
      component="section"
      pos="relative"
      py="var(--site-section-space)"
      data-tone="paper"
      aria-labelledby={headingId}
    >
      <Container className={classes.layout}>
        <div className={classes.heading}>
          <SectionHeader heading={photos} id={headingId} />
        </div>
        <ul className={classes.photos}>
          {photos.items.map((photo, index) => (
            <li key={photo.src}>
              <Stack component="figure" gap="xs">
                <Picture
                  picture={photo}
                  {...(index === 0 ? portrait : landscape)}
                  isPriority={index === 0}
                />
                <Text component="figcaption" c="dimmed" fz="sm">
                  {photo.caption}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
      </Container>
    </Box>
  );
}
