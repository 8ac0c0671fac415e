import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useContext } from 'react';
import { pictureSources } from '../../../shared/media/media.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { StructuredData } from '../../../web/components/StructuredData.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { HeadContext } from '../../../web/page-head.tsx';
import type { Person, peopleKind } from '../words/people.ts';

type Team = (typeof peopleKind)['release'];

/** The people as employees of the organization, for search engines. */
function dataOf({ people, noteOnSamples }: Team, siteOrigin: string) {
  return people.map(({ name, role, text, picture, links, isSample }) => {
    const profiles = links.map(({ to }) => to).filter((to) => /^https?:/.test(to));
    return {
      '@type': 'Person',
      name,
      jobTitle: role,
      description: text,
      image: picture?.src ? absoluteUrl(siteOrigin, picture.src) : undefined,
      sameAs: profiles.length > 0 ? profiles : undefined,
      // Repeats the visible note for machines.
      disambiguatingDescription: isSample ? noteOnSamples : undefined,
    };
  });
}

/** Only the server draws it: its script would weigh more than its HTML. */
export function Team() {
  const team = useContent<typeof peopleKind>('people');
  const { title, intro, people, noteOnSamples } = team;
  const { brand } = useIdentity();
  const { siteOrigin } = useContext(HeadContext);
  if (people.length === 0) return null;
  return (
    <Section heading={{ title, intro }}>
      <StructuredData
        of={{ '@type': 'Organization', name: brand, employee: dataOf(team, siteOrigin) }}
      />
      <CardGrid columns={2} gap="2xl">
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and none has a state of its own
          <PersonEntry key={index} person={person} />
        ))}
      </CardGrid>
      {people.some(({ isSample }) => isSample) ? (
        <Text c="dimmed" fz="sm" mt="2xl">
          {noteOnSamples}
        </Text>
      ) : null}
    </Section>
  );
}

function PersonEntry({ person }: { person: Person }) {
  const { name, role, text, links } = person;
  return (
    <Group gap="lg" wrap="nowrap" align="flex-start">
      <Portrait person={person} />
      <Stack gap="xs" flex={1} miw={0}>
        <div>
          <Title order={3} dir="auto">
            {name}
          </Title>
          <Text c="dimmed" fz="sm" dir="auto">
            {role}
          </Text>
        </div>
        <Text dir="auto">{text}</Text>
        {links.length > 0 ? (
          <Group gap="md">
            {links.map(({ label, to }) => (
              <ButtonLink key={`${label} ${to}`} to={to} variant="subtle" context={name}>
                {label}
              </ButtonLink>
            ))}
          </Group>
        ) : null}
      </Stack>
    </Group>
  );
}

const square = {
  aspectRatio: 1,
  borderRadius: 'var(--mantine-radius-lg)',
  objectFit: 'cover',
} as const;

/** Without a picture, the first letter of the name. */
function Portrait({ person: { name, picture } }: { person: Person }) {
  const width = 'clamp(5rem, 10vw, 9rem)';
  if (!picture?.src) {
    return (
      <Group
        justify="center"
        flex={`0 0 ${width}`}
        data-hue="sand"
        bg="var(--hue-soft)"
        c="var(--hue-on-soft)"
        style={square}
        aria-hidden
      >
        <Text variant="display" fz="2xl">
          {[...name.trim()][0]}
        </Text>
      </Group>
    );
  }
  return (
    <Box
      component="img"
      flex="none"
      w={width}
      src={picture.src}
      srcSet={pictureSources(picture.src)?.jpegSrcSet}
      sizes="9rem"
      alt={picture.alt}
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      style={{ ...square, height: 'auto' }}
    />
  );
}
