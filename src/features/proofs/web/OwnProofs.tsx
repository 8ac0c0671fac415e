import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { EmptyPanel } from '../../../web/components/states/EmptyPanel.tsx';
import { LoadState } from '../../../web/components/states/LoadState.tsx';
import { UndoPanel } from '../../../web/components/states/UndoPanel.tsx';
import { addressLabel } from '../proof-ways.ts';
import type { OwnProofs as Own, OwnProof } from '../proofs.ts';
import { ownProofsWords as words } from '../words/own-proofs.ts';
import { AddressForm } from './AddressForm.tsx';
import { ProofRow } from './ProofRow.tsx';
import { useOwnProofs } from './useOwnProofs.ts';

/** The addresses that a developer proves, in the own area of the profile. */
function OwnProofs() {
  const changes = useOwnProofs();
  const { own } = changes;
  return (
    <Stack component="section" aria-labelledby="proofs-title">
      <Title order={2} fz="2xl" id="proofs-title">
        {words.title}
      </Title>
      <Text c="dimmed" maw="var(--site-measure)">
        {words.text}
      </Text>
      {own.data ? (
        <Loaded own={own.data} changes={changes} />
      ) : (
        <LoadState query={own} words={words} onRetry={() => void own.refetch()} />
      )}
    </Stack>
  );
}

export default OwnProofs;

type LoadedProps = { own: Own; changes: Omit<ReturnType<typeof useOwnProofs>, 'own'> };

function Loaded({ own, changes: { ask, remove, restore } }: LoadedProps) {
  const { proofs, offered, profileAddress } = own;
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<OwnProof | null>(null);

  const add = async (address: string) => {
    await ask.mutateAsync({ address });
    setRemoved(null);
    setAnnouncement(words.add.done);
  };
  const takeAway = (proof: OwnProof) =>
    remove.mutate({ proofId: proof.id }, { onSuccess: () => setRemoved(proof) });
  const undo = () => {
    if (!removed) return;
    const onSuccess = () => {
      setRemoved(null);
      setAnnouncement(words.undo.done);
    };
    restore.mutate({ proofId: removed.id }, { onSuccess });
  };

  return (
    <Columns widths="6fr 5fr" gap="3xl" columnGap="4xl" align="start">
      <Stack>
        <Text fw={600}>{words.count(proofs.length)}</Text>
        {proofs.length === 0 ? (
          <EmptyPanel {...words.empty} />
        ) : (
          <Stack component="ul" gap="sm" aria-label={words.list}>
            {proofs.map((proof) => (
              <li key={proof.id}>
                <ProofRow
                  proof={proof}
                  profileAddress={profileAddress}
                  isBusy={remove.isPending}
                  onRemove={() => takeAway(proof)}
                />
              </li>
            ))}
          </Stack>
        )}
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {removed ? (
          <UndoPanel
            key={removed.id}
            text={words.undo.text(addressLabel(removed.address))}
            label={words.undo.action}
            isBusy={restore.isPending}
            onUndo={undo}
          />
        ) : null}
      </Stack>
      <AddressForm count={proofs.length} offered={offered} onAdd={add} />
    </Columns>
  );
}
