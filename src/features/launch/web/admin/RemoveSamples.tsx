import { Button, List } from '@mantine/core';
import { useState } from 'react';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { SampleCounts } from '../../launch.ts';
import { launchWords } from '../../words/launch.ts';

const words = launchWords.samples;

function linesOf({ posts, developers, content }: SampleCounts): string[] {
  return [
    ...(posts > 0 ? [words.posts(posts)] : []),
    ...(developers > 0 ? [words.developers(developers)] : []),
    ...content.map(({ title, count }) => words.entries(title, count)),
  ];
}

/** Says what it would take, and asks. Draws nothing when there are no samples. */
export function RemoveSamples() {
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const samples = trpc.admin.launch.samples.useQuery(undefined, { refetchOnMount: 'always' });
  const remove = trpc.admin.launch.removeSamples.useMutation(
    withToasts({
      done: words.done,
      failed: words.failed,
      onDone: async () => {
        setOpen(false);
        await utils.admin.invalidate();
      },
    }),
  );
  const lines = samples.data ? linesOf(samples.data) : [];
  if (!samples.data || lines.length === 0) return null;
  const { kept } = samples.data;
  return (
    <>
      <Button variant="outline" color="red" mt="md" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <Dialog
          title={words.title}
          answers={[
            { label: words.confirm, onChoose: () => remove.mutate() },
            { label: words.cancel, onChoose: () => setOpen(false), isSafe: true },
          ]}
          onClose={() => setOpen(false)}
        >
          <List>
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
          {kept.length > 0 ? <p>{words.kept(kept.join(', '))}</p> : null}
          <p>{words.forGood}</p>
        </Dialog>
      ) : null}
    </>
  );
}
