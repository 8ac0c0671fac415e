import { Stack, Text } from '@mantine/core';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { Section } from '../../../web/components/sections/Section.tsx';
import { Time } from '../../../web/components/text/Time.tsx';
import { formatLongDate } from '../../../web/format.ts';
import { addressLabel } from '../proof-ways.ts';
import type { ShownProof } from '../proofs.ts';
import { shownProofsWords as words } from '../words/shown-proofs.ts';

/** Drawn by the server alone. `rel="me"` is the way back to a page that links to the profile with it. */
export function ProvenAddresses({ proofs }: { proofs: readonly ShownProof[] }) {
  return (
    <Section heading={words} layout="split" space="snug">
      <Stack component="ul" gap="md">
        {proofs.map(({ address, checkedAt }) => (
          <li key={address}>
            <Text span fw={600} style={{ overflowWrap: 'anywhere' }}>
              <a href={address} target="_blank" rel="me noopener nofollow ugc">
                <bdi>{addressLabel(address)}</bdi>
                <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
              </a>
            </Text>{' '}
            <Text span c="dimmed" fz="sm">
              {words.lastCheck} <Time at={checkedAt} format={formatLongDate} />
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
