import { Group, Text } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { type SubmissionKind, submissionKinds } from '../submission-options.ts';
import { submitWords as words } from '../words/submit-words.ts';

/** Leads to the form of each kind, also without scripts. */
export function KindLinks({ kind, intro }: { kind: SubmissionKind; intro: string }) {
  return (
    <nav aria-label={words.kindsLabel}>
      <Text c="dimmed">{intro}</Text>
      <Group component="ul" gap="0 var(--mantine-spacing-lg)" mt="xs">
        {submissionKinds.map((one) => (
          <li key={one}>
            <TallLink to={paths.submitOf(one)} aria-current={one === kind ? 'true' : undefined}>
              {one === kind ? <strong>{words.kinds[one]}</strong> : words.kinds[one]}
            </TallLink>
          </li>
        ))}
      </Group>
    </nav>
  );
}
