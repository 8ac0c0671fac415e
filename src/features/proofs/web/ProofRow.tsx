import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { formatLongDate } from '../../../web/format.ts';
import { addressLabel } from '../proof-ways.ts';
import type { OwnProof } from '../proofs.ts';
import { ownProofsWords as words } from '../words/own-proofs.ts';
import { proofFaultSentences, proofWayNames } from '../words/proof-words.ts';
import { ProofWays } from './ProofWays.tsx';
import { useCheck } from './useOwnProofs.ts';

interface ProofRowProps {
  proof: OwnProof;
  profileAddress: string;
  isBusy: boolean;
  onRemove: () => void;
}

const hues = { asked: 'sand', proven: 'moss', fallen: 'ember' } as const;

/** An address with its state, and what has to be put there. */
export function ProofRow({ proof, profileAddress, isBusy, onRemove }: ProofRowProps) {
  const { id, address, state } = proof;
  const [isOpen, setIsOpen] = useState(false);
  const check = useCheck();
  const waysId = useId();
  const label = addressLabel(address);
  const tried = check.data?.tried ?? [];
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Group justify="space-between" gap="xs" align="baseline">
          <Text fw={600} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{label}</bdi>
          </Text>
          <Badge color={hues[state]}>{words.states[state]}</Badge>
        </Group>
        <Standing proof={proof} />
        {state === 'proven' ? null : (
          <ProofWays proof={proof} profileAddress={profileAddress} tried={tried} />
        )}
        <Text role="status" fw={600}>
          {check.isPending ? words.checking : resultOf(proof, tried)}
        </Text>
        <Group gap="xs">
          <Button
            disabled={check.isPending}
            aria-label={words.checkNamed(label)}
            onClick={() => check.mutate({ proofId: id })}
          >
            {words.check}
          </Button>
          {state === 'proven' ? (
            <Button
              variant="default"
              aria-expanded={isOpen}
              aria-controls={waysId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {words.showWays}
            </Button>
          ) : null}
          <Button
            variant="outline"
            color="red"
            disabled={isBusy}
            aria-label={words.removeNamed(label)}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </Group>
        <div id={waysId}>
          {state === 'proven' && isOpen ? (
            <ProofWays proof={proof} profileAddress={profileAddress} tried={tried} />
          ) : null}
        </div>
      </Stack>
    </Paper>
  );
}

function resultOf({ state }: OwnProof, tried: readonly { fault: string | null }[]): string {
  if (tried.length === 0) return '';
  const isFound = tried.some(({ fault }) => fault === null);
  return state === 'proven' && !isFound ? words.result.kept : words.result[state];
}

function Standing({ proof }: { proof: OwnProof }) {
  const { state, provenAt, way, checkedAt, recheckAt, fallenAt, fault } = proof;
  if (state === 'proven' && provenAt && way && checkedAt && recheckAt) {
    return (
      <Text c="dimmed" fz="sm">
        {words.since(formatLongDate(provenAt), proofWayNames[way])}{' '}
        {words.next(formatLongDate(checkedAt), formatLongDate(recheckAt))}
      </Text>
    );
  }
  if (state === 'fallen' && fallenAt && fault) {
    return (
      <Text c="dimmed" fz="sm">
        {words.fell(formatLongDate(fallenAt))} {proofFaultSentences[fault]}
      </Text>
    );
  }
  return null;
}
