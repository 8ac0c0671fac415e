import { Badge, Box, Stack, Text, Title } from '@mantine/core';
import { creatorsContent } from '../../../content/creators.ts';
import type { ColorToken, Creator, CreatorTier } from '../../../content/types.ts';
import { videoPlatform } from '../../../content/video-platform.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Columns } from '../../components/Columns.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './TopCreators.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';

const words = creatorsContent.topCreators;

const tierHues: Record<CreatorTier, ColorToken> = {
  Legendary: 'ember',
  Expert: 'lagoon',
  Popular: 'moss',
  Rising: 'sand',
};

/** Six channels, one under the other like programme notes: who, why, and the video to begin with. */
export function TopCreators() {
  return (
    <Section heading={words}>
      <Text c="dimmed" fz="sm">
        {creatorsContent.player.privacyNote}
      </Text>
      <Box component="ul" mt="lg" className="ruled">
        {words.items.map((creator, index) => (
          <li
            key={creator.handle}
            className={`${classes.item} arrives`}
            style={{ '--stagger-index': index }}
          >
            <CreatorCard creator={creator} isMirrored={index % 2 === 1} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function CreatorCard({ creator, isMirrored }: { creator: Creator; isMirrored: boolean }) {
  const video = creator.mostViewedVideo;
  return (
    <Columns
      component="article"
      widths={isMirrored ? '6fr 5fr' : '5fr 6fr'}
      gap="xl"
      data-hue={tierHues[creator.tier]}
    >
      <Stack className={classes.words} gap="sm" align="flex-start">
        <p>
          <span className="visually-hidden">{words.tierLabel}: </span>
          <Badge color={tierHues[creator.tier]}>{creator.tier}</Badge>
        </p>
        <Title order={3} size="h2" lh={1.05} lts="-0.024em">
          {creator.name}
        </Title>
        <Text c="dimmed">
          {creator.handle}
          {' · '}
          {creator.subscribers
            ? `${creator.subscribers} ${words.subscribersLabel}`
            : words.subscribersUnknown}
        </Text>
        <Text fw={600}>
          <span className="visually-hidden">{words.specialtyLabel}: </span>
          {creator.specialty}
        </Text>
        <Text c="dimmed" maw="48ch">
          {creator.description}
        </Text>
        <Text className="barred" ff="heading" fz="lg" fw={600} lh={1.3} mb="xs">
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
      <Stack gap="sm">
        <Title order={4} fz="md">
          {words.videoLabel}
        </Title>
        <VideoPlayer video={video} posterText={video.title} />
        <Text c="dimmed" fz="sm">
          {video.description}
          {video.views ? ` (${video.views} ${creatorsContent.trendingVideos.viewsLabel})` : null}
        </Text>
      </Stack>
    </Columns>
  );
}
