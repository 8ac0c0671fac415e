import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { noProgress } from '../../path-progress.ts';
import { pathWords } from '../../words/path-words.ts';
import type { KeptProgress } from './use-progress.ts';

const words = pathWords.startOver;

/** Takes all marks off, after a question. */
export function StartOver({ change }: Pick<KeptProgress, 'change'>) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
      {isAsking ? (
        <Dialog
          title={words.title}
          onClose={close}
          answers={[
            { label: words.keep, onChoose: close, isSafe: true },
            {
              label: words.confirm,
              isDangerous: true,
              onChoose: () => {
                change(() => noProgress);
                close();
              },
            },
          ]}
        >
          <p>{words.text}</p>
        </Dialog>
      ) : null}
    </>
  );
}
