import { Code, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../../web/components/prose/CopyButton.tsx';
import {
  addressLabel,
  dnsTextOf,
  metaTagOf,
  type ProofWay,
  proofFileOf,
  topicOf,
  waysOf,
} from '../proof-ways.ts';
import type { CheckedProof, OwnProof } from '../proofs.ts';
import { ownProofsWords as words } from '../words/own-proofs.ts';
import { proofFaultSentences, proofWayNames } from '../words/proof-words.ts';

interface ProofWaysProps {
  proof: OwnProof;
  profileAddress: string;
  /** The last check on this screen. */
  tried: CheckedProof['tried'];
}

/** Each way with the exact text to put there, and what the last check found. */
export function ProofWays({ proof, profileAddress, tried }: ProofWaysProps) {
  const ways = waysOf(proof.address);
  return (
    <Stack gap="md">
      <Text>{ways.length > 1 ? words.oneWay : words.theWay}</Text>
      <Stack component="ul" gap="lg">
        {ways.map((way) => (
          <Stack component="li" key={way} gap="xs">
            <Text fw={600}>{proofWayNames[way]}</Text>
            <Text c="dimmed" fz="sm">
              {words.ways[way]}
            </Text>
            <PlaceOf way={way} address={proof.address} />
            <Group gap="xs" align="center">
              <Code block={false} maw="100%" style={{ overflowWrap: 'anywhere' }}>
                {textOf(way, proof.token, profileAddress)}
              </Code>
              <CopyButton
                text={textOf(way, proof.token, profileAddress)}
                label={words.copy}
                context={`${proofWayNames[way]}, ${addressLabel(proof.address)}`}
                copiedLabel={words.copied}
                failedLabel={words.copyFailed}
              />
            </Group>
            <Outcome way={way} tried={tried} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

function textOf(way: ProofWay, token: string, profileAddress: string): string {
  switch (way) {
    case 'file':
      return token;
    case 'meta':
      return metaTagOf(token);
    case 'dns':
      return dnsTextOf(token);
    case 'topic':
      return topicOf(token);
    case 'relMe':
      return `<a rel="me" href="${profileAddress}">${words.links}</a>`;
  }
}

function PlaceOf({ way, address }: { way: ProofWay; address: string }) {
  const place =
    way === 'file'
      ? `${words.fileAddress} ${proofFileOf(address)}`
      : way === 'dns'
        ? `${words.dnsHost} ${new URL(address).hostname}`
        : null;
  return place ? (
    <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
      {place}
    </Text>
  ) : null;
}

function Outcome({ way, tried }: { way: ProofWay; tried: CheckedProof['tried'] }) {
  const one = tried.find((other) => other.way === way);
  if (!one) return null;
  return (
    <Text fz="sm" fw={600}>
      {one.fault ? proofFaultSentences[one.fault] : words.found}
    </Text>
  );
}
