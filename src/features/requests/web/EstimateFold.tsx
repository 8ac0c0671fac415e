import { Text } from '@mantine/core';
import { memo, Suspense, useEffect } from 'react';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import type { EstimateInFormProps } from './EstimateInForm.tsx';

let begin = () => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** The server's HTML stands until the page has loaded, or the fold is touched. */
const EstimateInForm = await ownChunk(async () => {
  if (!import.meta.env.SSR) await begun;
  // Without its questions the form works as well, so what somebody typed there must not go with them.
  const loaded = await import('./EstimateInForm.tsx').catch(() => null);
  return loaded?.EstimateInForm ?? Missing;
});

const Missing = () => null;

type EstimateFoldProps = EstimateInFormProps & { line: string; isOpen: boolean };

/** One line over the fields. React would drop the server's HTML of a part that is drawn again before its script is there. */
export const EstimateFold = memo(function EstimateFold({
  line,
  isOpen,
  ...rest
}: EstimateFoldProps) {
  useEffect(() => {
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
  }, []);
  return (
    <details id="estimate" open={isOpen} onToggle={begin}>
      <Text component="summary" fw={600} py="sm" style={{ cursor: 'pointer' }}>
        {line}
      </Text>
      <Suspense>
        <EstimateInForm {...rest} />
      </Suspense>
    </details>
  );
});
