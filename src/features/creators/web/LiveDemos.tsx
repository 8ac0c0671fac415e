import { Badge, Stack, Text } from '@mantine/core';
import { arrives } from '../../../web/components/arrival.ts';
import { Section } from '../../../web/components/Section.tsx';
import { creatorsContent } from '../words/creators.ts';
import { VideoFacts } from './VideoFacts.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import classes from './video-list.module.css';

const words = creatorsContent.liveDemos;

/** Recorded builds, with what is built and with what. */
export function LiveDemos() {
  return (
    <Section heading={words} tone="paper">
      <ul className={classes.videos}>
        {words.items.map((demo) => (
          <li key={demo.videoId} ref={arrives}>
            <Stack component="article" gap="sm" align="flex-start">
              <VideoPlayer video={demo} creator={demo.creator} />
              <Badge color={demo.color}>
                <span className="visually-hidden">{words.buildTypeLabel}: </span>
                {demo.buildType}
              </Badge>
              <h3>{demo.title}</h3>
              <Text c="dimmed" maw="52ch">
                {demo.description}
              </Text>
              <VideoFacts video={demo} />
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
