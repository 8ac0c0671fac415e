import { Stack, Text } from '@mantine/core';
import { arrives } from '../../../web/components/arrival.ts';
import { Section } from '../../../web/components/Section.tsx';
import { creatorsContent } from '../words/creators.ts';
import { VideoFacts } from './VideoFacts.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import classes from './video-list.module.css';

const words = creatorsContent.trendingVideos;

/** Four videos, the first one large. */
export function TrendingVideos() {
  return (
    <Section heading={words} tone="paper">
      <ul className={`${classes.videos} ${classes.shelf}`}>
        {words.items.map((video) => (
          <li key={video.videoId} ref={arrives}>
            <Stack component="article" gap="sm" align="flex-start">
              <VideoPlayer video={video} creator={video.creator} />
              <h3>{video.title}</h3>
              <Text c="dimmed" maw="52ch">
                {video.description}
              </Text>
              <VideoFacts video={video} />
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
