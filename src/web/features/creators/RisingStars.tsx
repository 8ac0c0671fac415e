import { Group, Stack, Text } from '@mantine/core';
import { creatorsContent } from '../../../content/creators.ts';
import { videoPlatform } from '../../../content/video-platform.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Section } from '../../components/Section.tsx';

const words = creatorsContent.risingStars;

/** Four smaller channels as a plain list beside their heading. */
export function RisingStars() {
  return (
    <Section heading={words} layout="split">
      <ul className="ruled" data-closed>
        {words.items.map((star) => (
          <Group
            component="li"
            key={star.handle}
            justify="space-between"
            gap="var(--mantine-spacing-md) var(--mantine-spacing-xl)"
            py="xl"
          >
            <Stack gap="xxs" flex="1 1 18rem">
              <h3>{star.name}</h3>
              <Text c="dimmed" fz="sm">
                {star.handle}
                {' · '}
                {star.followers
                  ? `${star.followers} ${words.followersLabel}`
                  : words.followersUnknown}
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
