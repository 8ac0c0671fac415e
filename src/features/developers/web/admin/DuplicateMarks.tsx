import { Badge, Group, Stack } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import type { DuplicateMark } from '../../admin-developers.ts';
import { adminDevelopersContent, duplicateKindNames } from '../../words/admin-developers.ts';
import { nameOf } from './profile-changes.ts';

const words = adminDevelopersContent.duplicates;

/** Others who share a photo, a text or a network. */
export function DuplicateMarks({ marks }: { marks: readonly DuplicateMark[] }) {
  if (marks.length === 0) return null;
  return (
    <Stack gap={0} role="group" aria-label={words.title}>
      {marks.map(({ kind, others, hasMore }) => (
        <Group key={kind} gap="0 var(--mantine-spacing-sm)" fz="sm">
          <Badge color="ember">{duplicateKindNames[kind]}</Badge>
          {others.map((other) => (
            <TallLink key={other.id} to={paths.developerProfile(other.id)} target="_blank">
              {nameOf(other)}
            </TallLink>
          ))}
          {hasMore ? <span>{words.and}</span> : null}
        </Group>
      ))}
    </Stack>
  );
}
