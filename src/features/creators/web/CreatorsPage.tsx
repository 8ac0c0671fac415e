import { Badge, Box, Group, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { Card } from '../../../web/components/cards/Card.tsx';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ExternalLink } from '../../../web/components/links/ExternalLink.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { arrives } from '../../../web/components/sections/arrival.ts';
import { Section } from '../../../web/components/sections/Section.tsx';
import { TabbedPage } from '../../../web/components/tabs/TabbedPage.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import type { creatorProfilesKind } from '../words/creator-profiles.ts';
import type { creatorVideosKind } from '../words/creator-videos.ts';
import type { creatorsKind } from '../words/creators.ts';
import { creatorsWords as words } from '../words/creators-words.ts';
import { TopCreators } from './TopCreators.tsx';
import { ReadCount, VideoFacts } from './VideoFacts.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import stage from './VideoScene.module.css';
import { VideoScene } from './VideoScene.tsx';
import classes from './video-list.module.css';

const FurtherCreators = await ownChunk(
  async () => (await import('./FurtherCreators.tsx')).FurtherCreators,
);

const useCreators = () => useContent<typeof creatorsKind>('creators');
const useProfiles = () => useContent<typeof creatorProfilesKind>('creator-profiles');
const useVideos = () => useContent<typeof creatorVideosKind>('creator-videos');

function RisingStars() {
  const { risingStars } = useProfiles();
  return (
    <Section heading={useCreators().risingStars} layout="split">
      <ul className="ruled" data-closed>
        {risingStars.map((star) => (
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

function CreatorCategories() {
  const { categories } = useProfiles();
  return (
    <Section heading={useCreators().categories}>
      <CardGrid columns={2}>
        {categories.map((category) => (
          <Card key={category.title} title={category.title} hue={category.color} look="tinted">
            <p>{category.description}</p>
            {category.featured.length > 0 ? (
              <div>
                <Title order={4} fz="sm">
                  {words.featuredLabel}
                </Title>
                <Box component="ul" mt="xxs" className="ruled">
                  {category.featured.map(({ name, handle }) => (
                    <li key={name} id={hyphenate(name)} className={classes.item}>
                      {handle ? (
                        <ExternalLink
                          href={videoPlatform.channelUrl(handle)}
                          className={classes.name}
                        >
                          {name}
                        </ExternalLink>
                      ) : (
                        <span className={classes.name}>{name}</span>
                      )}
                    </li>
                  ))}
                </Box>
              </div>
            ) : null}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function LiveDemos() {
  const { liveDemos } = useVideos();
  return (
    <Section heading={useCreators().liveDemos} tone="paper">
      <ul className={classes.videos}>
        {liveDemos.map((demo) => (
          <li key={demo.videoId} id={demo.videoId} ref={arrives}>
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

function TrendingVideos() {
  const { trendingVideos } = useVideos();
  return (
    <Section heading={useCreators().trendingVideos} tone="paper">
      <ul className={`${classes.videos} ${classes.shelf}`}>
        {trendingVideos.map((video) => (
          <li key={video.videoId} id={video.videoId} ref={arrives}>
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

export function Component() {
  const creators = useCreators();
  const { topCreators, risingStars, categories } = useProfiles();
  const { liveDemos, trendingVideos } = useVideos();
  const channelList = {
    '@type': 'ItemList',
    name: creators.topCreators.title,
    itemListElement: topCreators.map((creator, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: creator.name,
      url: videoPlatform.channelUrl(creator.handle),
    })),
  };
  return (
    <TabbedPage
      content={{ ...creators, ...words }}
      path={paths.creators}
      panels={{
        topCreators: topCreators.length > 0 ? <TopCreators /> : null,
        liveDemos: liveDemos.length > 0 ? <LiveDemos /> : null,
        trendingVideos: trendingVideos.length > 0 ? <TrendingVideos /> : null,
        risingStars: risingStars.length > 0 ? <RisingStars /> : null,
        categories: categories.length > 0 ? <CreatorCategories /> : null,
      }}
      further={<ServerDrawn id="further-creators" part={FurtherCreators} />}
      structuredData={{ topCreators: channelList }}
      tone="sky"
      contours={[5, 6]}
    />
  );
}
