import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { quotas } from '../../../shared/limits/quotas.ts';
import { fieldErrorsOf, messageOf } from '../../../web/api/call-errors.ts';
import { addressLabel } from '../proof-ways.ts';
import { proofAddressLimit } from '../proofs.ts';
import { ownProofsWords as words } from '../words/own-proofs.ts';

interface AddressFormProps {
  count: number;
  offered: readonly string[];
  onAdd: (address: string) => Promise<void>;
}

/** Takes a typed address, or one of a project by one press. */
export function AddressForm({ count, offered, onAdd }: AddressFormProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  if (count >= quotas.proofs.limit) return <Text c="dimmed">{words.add.full}</Text>;

  const add = async (chosen: string) => {
    setIsAdding(true);
    setError('');
    try {
      await onAdd(chosen);
      setAddress('');
    } catch (refused) {
      setError(fieldErrorsOf(refused)?.address ?? messageOf(refused, words.add.failed));
    } finally {
      setIsAdding(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(address);
  };
  return (
    <Stack gap="xl">
      <form onSubmit={submit} noValidate>
        <Stack gap="sm" align="flex-start">
          <TextInput
            type="url"
            label={words.add.label}
            description={words.add.description}
            w="100%"
            maxLength={proofAddressLimit}
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            error={error}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Button type="submit" disabled={isAdding}>
            {isAdding ? words.add.adding : words.add.action}
          </Button>
        </Stack>
      </form>
      {offered.length > 0 ? (
        <Stack gap="sm">
          <Text fw={600}>{words.offered.title}</Text>
          <Stack component="ul" gap="xs">
            {offered.map((one) => (
              <Group component="li" key={one} justify="space-between" gap="xs" wrap="nowrap">
                <Text span miw={0} style={{ overflowWrap: 'anywhere' }}>
                  {addressLabel(one)}
                </Text>
                <Button
                  variant="default"
                  size="xs"
                  disabled={isAdding}
                  aria-label={`${words.offered.action} ${addressLabel(one)}`}
                  onClick={() => void add(one)}
                >
                  {words.offered.action}
                </Button>
              </Group>
            ))}
          </Stack>
        </Stack>
      ) : null}
    </Stack>
  );
}
