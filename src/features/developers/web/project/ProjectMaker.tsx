import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { profilePath } from '../../profile-path.ts';
import type { ProjectPage } from '../../projects/project-pages.ts';
import { developerProfileContent } from '../../words/developer-profile.ts';
import { projectPageContent as words } from '../../words/projects/project-page.ts';
import { fullLocation } from '../profile/developer-facts.ts';
import { DeveloperPhoto } from '../profile/photo/DeveloperPhoto.tsx';
import { ProjectGrid } from '../profile/projects/ProjectGrid.tsx';

export function ProjectMaker({ page: { developer } }: { page: ProjectPage }) {
  const name = developer.developerName || developerProfileContent.anonymous;
  const location = fullLocation(developer);
  const profile = profilePath(developer);
  return (
    <Section label={words.maker.title} tone="sky" edge={3} space="snug">
      <Group gap="xl" wrap="nowrap" align="center">
        <Box flex="none" w="clamp(5rem, 18vw, 8rem)">
          <DeveloperPhoto
            developerId={developer.id}
            url={developer.profilePhotoUrl}
            alt=""
            name={name}
            sizes="8rem"
          />
        </Box>
        <Stack gap="xs" miw={0}>
          <Text c="dimmed" fz="sm">
            {words.maker.title}
          </Text>
          <Title order={2} fz="2xl" dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          {location ? <Text c="dimmed">{location}</Text> : null}
          <Group gap="sm" mt="xs">
            <ButtonLink to={profile}>{words.maker.open}</ButtonLink>
            {/* A plain link: the form is in the new document, and the browser scrolls to it. */}
            <Button component="a" href={`${profile}#message-form`} variant="default">
              {words.maker.write}
            </Button>
          </Group>
          <Text component="a" href={`${profile}#report-form`} c="dimmed" fz="sm">
            {words.maker.report}
          </Text>
        </Stack>
      </Group>
    </Section>
  );
}

export function FurtherProjects({ page: { developer, further } }: { page: ProjectPage }) {
  if (further.length === 0) return null;
  const name = developer.developerName || developerProfileContent.anonymous;
  return (
    <Section heading={{ title: words.further.title, intro: words.further.intro(name) }}>
      <ProjectGrid cards={further} />
    </Section>
  );
}
