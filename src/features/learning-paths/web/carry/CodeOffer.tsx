import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { newIn, type WalkedPath, withWalked } from '../../path-progress.ts';
import { progressOfCode } from '../../progress-code.ts';
import { pathWords } from '../../words/path-words.ts';
import type { KeptProgress } from '../walk/use-progress.ts';

const words = pathWords.carry;

interface CodeOfferProps {
  code: string;
  paths: readonly WalkedPath[];
  kept: KeptProgress;
  /** @param added stations, or null when the reader leaves the code */
  onDecided: (added: number | null) => void;
}

/** Says what a code would add, and adds it when the reader agrees. */
export function CodeOffer({ code, paths, kept, onDecided }: CodeOfferProps) {
  const walked = progressOfCode(code);
  const added = walked ? newIn(kept.progress, walked, paths) : 0;
  return (
    <Paper px="lg" py="md" role="alert" withBorder>
      <Stack gap="sm" align="flex-start">
        <Text fw={600}>
          {walked === null ? words.wrong : added === 0 ? words.nothingNew : words.found(added)}
        </Text>
        <Group gap="xs">
          {walked && added > 0 ? (
            <Button
              onClick={() => {
                kept.change((before) => withWalked(before, walked));
                onDecided(added);
              }}
            >
              {words.confirm(added)}
            </Button>
          ) : null}
          <Button variant="default" onClick={() => onDecided(null)}>
            {words.leave}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
