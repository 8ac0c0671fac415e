import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { filePaths } from '../../../../shared/file-paths.ts';
import { CopyButton } from '../../../../web/components/prose/CopyButton.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Field } from '../../../../web/forms/Field.tsx';
import type { WalkedPath } from '../../path-progress.ts';
import { codeOfProgress } from '../../progress-code.ts';
import { pathWords } from '../../words/path-words.ts';
import { StartOver } from '../walk/StartOver.tsx';
import type { KeptProgress } from '../walk/use-progress.ts';
import { CodeOffer } from './CodeOffer.tsx';
import { sharePicture } from './share-picture.ts';

const words = pathWords.carry;

interface CarryProps {
  named: readonly WalkedPath[];
  kept: KeptProgress;
}

/** The code of the progress here, its picture, and a field for a code from elsewhere. */
export function Carry({ named, kept }: CarryProps) {
  const top = useRef<HTMLDivElement>(null);
  // The button that opened this part is gone.
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1}>
      <Columns widths="1fr 1fr" from="sm" align="start">
        <OwnCode kept={kept} />
        <CodeFromElsewhere named={named} kept={kept} />
      </Columns>
    </div>
  );
}

function OwnCode({ kept: { progress, change } }: Pick<CarryProps, 'kept'>) {
  const [sharing, setSharing] = useState<'idle' | 'busy' | 'failed'>('idle');
  const hasMarks = Object.values(progress.walked).some((numbers) => numbers?.length);
  if (!hasMarks) return <Text>{words.empty}</Text>;
  const code = codeOfProgress(progress.walked);
  const copied = { copiedLabel: words.copied, failedLabel: words.copyFailed };
  const share = async () => {
    setSharing('busy');
    try {
      await sharePicture(code, words.fileName);
      setSharing('idle');
    } catch {
      setSharing('failed');
    }
  };
  return (
    <Stack gap="sm" align="flex-start">
      <div>
        <Text fw={600}>{words.code}</Text>
        <Text ff="monospace" fz="lg" dir="ltr">
          {code}
        </Text>
      </div>
      <Group gap="xs">
        <CopyButton text={code} label={words.copyCode} {...copied} />
        <CopyButton
          text={() => new URL(filePaths.mapWithProgress(code), window.location.origin).href}
          label={words.copyLink}
          {...copied}
        />
      </Group>
      <Group gap="xs">
        <Button variant="default" onClick={share} disabled={sharing === 'busy'}>
          {sharing === 'busy' ? words.sharing : words.share}
        </Button>
        <StartOver change={change} />
      </Group>
      <Text role="status" fz="sm">
        {sharing === 'failed' ? words.shareFailed : null}
      </Text>
    </Stack>
  );
}

function CodeFromElsewhere({ named, kept }: CarryProps) {
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  return (
    <Stack gap="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAdded(null);
          setCode(typed);
        }}
      >
        <Stack gap="sm" align="flex-start">
          <Field label={words.enter}>
            {(control) => (
              <input
                {...control}
                value={typed}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                dir="ltr"
                onChange={({ currentTarget: { value } }) => setTyped(value)}
              />
            )}
          </Field>
          <Button type="submit" variant="default" disabled={!typed.trim()}>
            {words.add}
          </Button>
        </Stack>
      </form>
      {code === null ? null : (
        <CodeOffer
          code={code}
          paths={named}
          kept={kept}
          onDecided={(count) => {
            setCode(null);
            setAdded(count);
            if (count !== null) setTyped('');
          }}
        />
      )}
      <Text role="status">{added === null ? null : words.added(added)}</Text>
    </Stack>
  );
}
