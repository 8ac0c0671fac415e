import { Badge, Box, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { isReservedAddress } from '../../../../shared/addresses/reserved-address.ts';
import { interfaceContent } from '../../../../shared/words/interface.ts';
import { BackLink } from '../../../../web/components/links/BackLink.tsx';
import { LinkArrow } from '../../../../web/components/links/LinkArrow.tsx';
import { Contours, contoursOf } from '../../../../web/components/pictures/Contours.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Eyebrow } from '../../../../web/components/text/Eyebrow.tsx';
import { shownProofsWords } from '../../../proofs/words/shown-proofs.ts';
import { profilePath } from '../../profile-path.ts';
import type { ProjectPage } from '../../projects/project-pages.ts';
import { developerProfileContent } from '../../words/developer-profile.ts';
import { projectPageContent as words } from '../../words/projects/project-page.ts';
import { ProjectPicture } from '../profile/projects/ProjectPicture.tsx';

export function ProjectHero({ page: { project, developer } }: { page: ProjectPage }) {
  const { title, category, result, projectLink, isProven, pictures } = project;
  const name = developer.developerName || developerProfileContent.anonymous;
  const [first] = pictures;
  const profile = profilePath(developer);
  return (
    <Box
      component="header"
      pos="relative"
      pt="md"
      pb="3xl"
      style={{ overflowX: 'clip' }}
      data-tone="sand"
    >
      <Contours seed={contoursOf(project.id)} fade="left" />
      <Container>
        <Box mb="md">
          <BackLink link={{ label: words.backTo(name), to: profile }} />
        </Box>
        <Columns widths={first ? '5fr 6fr' : undefined} gap="xl" align="center">
          <Stack gap="md" align="flex-start">
            <Eyebrow>{category}</Eyebrow>
            <Title fz="title" lh={1.06} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            {result ? (
              <Text c="dimmed" fz="lg" lh={1.5} maw="54ch" dir="auto">
                {result}
              </Text>
            ) : null}
            <Group mt="xs" gap="sm">
              {projectLink ? <VisitButton href={projectLink} /> : null}
              {/* A plain link: the form is in the new document, and the browser scrolls to it. */}
              <Button
                component="a"
                href={`${profile}#message-form`}
                variant={projectLink ? 'default' : 'filled'}
              >
                {words.writeTo(name)}
              </Button>
            </Group>
            {isProven ? (
              <p>
                <Badge color="moss">{shownProofsWords.mark}</Badge>{' '}
                <Text span c="dimmed" fz="sm">
                  {shownProofsWords.ofProject(name)}
                </Text>
              </p>
            ) : null}
            {isReservedAddress(projectLink) ? (
              <Text c="dimmed" fz="sm">
                {words.sampleAddress}
              </Text>
            ) : null}
          </Stack>
          {first ? (
            <ProjectPicture
              url={first.url}
              alt={first.alt || words.pictureOf(title, 1)}
              sizes="(min-width: 62em) 40rem, 92vw"
              priority="high"
            />
          ) : null}
        </Columns>
      </Container>
    </Box>
  );
}

/** Anybody can sign up and enter an address, so search engines are told not to count it. */
function VisitButton({ href }: { href: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="nofollow ugc noopener"
      rightSection={<LinkArrow isExternal />}
    >
      {words.visit}
      <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
    </Button>
  );
}
