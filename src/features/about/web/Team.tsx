import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { absoluteUrl } from '../../../shared/paths.ts';
import { initialsOf } from '../../../shared/text/initials.ts';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { SizedPicture } from '../../../web/components/pictures/SizedPicture.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import type { Person, peopleKind } from '../words/people.ts';

const usePeople = () => useContent<typeof peopleKind>('people');

/** The people as employees of the organization, for search engines. */
export function useTeamData(brand: string, siteOrigin: string): Record<string, unknown>[] {
  const { people, noteOnSamples } = usePeople();
  if (people.length === 0) return [];
  const employee = people.map(({ name, role, text, picture, links, isSample }) => {
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
  return [{ '@type': 'Organization', name: brand, employee }];
}

export function Team() {
  const { title, intro, people, noteOnSamples } = usePeople();
  if (people.length === 0) return null;
  return (
    <Section heading={{ title, intro }}>
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

const portraitWidth = 'clamp(5rem, 22vw, 9rem)';
const portraitSize = { width: 320, height: 320 };

function Portrait({ person: { name, picture } }: { person: Person }) {
  const frame = {
    flex: `0 0 ${portraitWidth}`,
    style: { aspectRatio: 1, overflow: 'hidden', borderRadius: 'var(--mantine-radius-lg)' },
  };
  if (!picture?.src) {
    return (
      <Box {...frame} data-hue="sand" bg="var(--hue-soft)" c="var(--hue-on-soft)" aria-hidden>
        <Group h="100%" justify="center">
          <Text variant="display" fz="2xl">
            {initialsOf(name)}
          </Text>
        </Group>
      </Box>
    );
  }
  return (
    <Box {...frame}>
      <SizedPicture
        url={picture.src}
        alt={picture.alt}
        sizes="9rem"
        assumedSize={portraitSize}
        isSquare
      />
    </Box>
  );
}
