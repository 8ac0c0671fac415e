import { Box, Group, Stack, Text } from '@mantine/core';
import { hyphenate } from '../../../shared/hyphenate.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { creatorsContent } from '../words/creators.ts';
import { ReadCount } from './ReadCount.tsx';
import stage from './VideoScene.module.css';
import { VideoScene } from './VideoScene.tsx';

const words = creatorsContent.risingStars;

/** Smaller channels as a plain list beside their heading. */
export function RisingStars() {
  return (
    <Section heading={words} layout="split">
      <ul className="ruled" data-closed>
        {words.items.map((star) => (
          <Group
            component="li"
            key={star.handle}
            id={hyphenate(star.name)}
            gap="var(--mantine-spacing-md) var(--mantine-spacing-xl)"
            py="xl"
            data-hue={star.poster.color}
          >
            <Box className={stage.stage} flex="0 0 11rem">
              <VideoScene name={star.poster.scene} />
            </Box>
            <Stack gap="xxs" flex="1 1 16rem">
              <h3>{star.name}</h3>
              <Text c="dimmed" fz="sm">
                {star.handle}
                {' · '}
                <ReadCount of={star.followers} what={words.followersLabel} />
              </Text>
              <Text fw={600}>{star.specialty}</Text>
              <Text c="dimmed" maw="46ch">
                {star.description}
              </Text>
            </Stack>
            <ButtonLink
              to={videoPlatform.channelUrl(star.handle)}
              variant="default"
              context={star.name}
              arrow
            >
              {words.visitChannel}
            </ButtonLink>
          </Group>
        ))}
      </ul>
    </Section>
  );
}
