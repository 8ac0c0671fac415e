import { Badge, Box, Group, Stack, Text, Title } from '@mantine/core';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import type { ColorToken } from '../../../shared/words/types.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { arrives } from '../../../web/components/sections/arrival.ts';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import type { Creator, creatorProfilesKind } from '../words/creator-profiles.ts';
import type { creatorsKind } from '../words/creators.ts';
import { creatorsWords as words } from '../words/creators-words.ts';
import classes from './TopCreators.module.css';
import { ReadCount, VideoFacts } from './VideoFacts.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const tierHues = {
  Legendary: 'ember',
  Expert: 'lagoon',
  Popular: 'moss',
  Rising: 'sand',
} satisfies Record<string, ColorToken>;

export function TopCreators() {
  const { topCreators: heading } = useContent<typeof creatorsKind>('creators');
  const { topCreators } = useContent<typeof creatorProfilesKind>('creator-profiles');
  return (
    <Section heading={heading} layout="row">
      <Text c="dimmed" fz="sm" maw="var(--site-measure)">
        {words.player.note}
      </Text>
      <Box component="ul" mt="lg" className={classes.list}>
        {topCreators.map((creator) => (
          <li
            key={creator.handle}
            id={hyphenate(creator.name)}
            ref={arrives}
            data-hue={creator.mostViewedVideo.color}
          >
            <CreatorCard creator={creator} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function CreatorCard({ creator }: { creator: Creator }) {
  const video = creator.mostViewedVideo;
  return (
    <article className={classes.card}>
      <div className={classes.player}>
        <VideoPlayer video={video} creator={creator.name} />
      </div>
      <Stack className={classes.words} gap="sm" align="flex-start">
        <Group gap="sm">
          <Title order={3} fz="2xl" lh={1.1} lts="-0.02em">
            {creator.name}
          </Title>
          <p>
            <span className="visually-hidden">{words.tierLabel}: </span>
            <Badge color={tierHues[creator.tier]}>{creator.tier}</Badge>
          </p>
        </Group>
        <Text fz="sm">
          {creator.handle}
          {' · '}
          <ReadCount of={creator.subscribers} what={words.subscribersLabel} />
        </Text>
        <Text fw={600}>
          <span className="visually-hidden">{words.specialtyLabel}: </span>
          {creator.specialty}
        </Text>
        <Text c="dimmed" maw="48ch">
          {creator.description}
        </Text>
        <Text className="barred" ff="heading" fw={600} lh={1.3}>
          {creator.highlight}
        </Text>
        <ButtonLink
          to={videoPlatform.channelUrl(creator.handle)}
          variant="default"
          context={creator.name}
          arrow
        >
          {words.visitChannel}
        </ButtonLink>
      </Stack>
      <Stack className={classes.video} gap="xs">
        <Text c="var(--hue-text)" fz="sm" fw={600}>
          {words.videoLabel}
        </Text>
        <Title order={4} fz="md">
          {video.title}
        </Title>
        <Text c="dimmed" fz="sm">
          {video.description}
        </Text>
        <VideoFacts video={video} mt="xxs" />
      </Stack>
    </article>
  );
}
