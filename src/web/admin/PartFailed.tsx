import { Button } from '@mantine/core';
import { adminContent } from '../../shared/words/admin.ts';
import { ErrorState } from '../components/states/ErrorState.tsx';

const words = adminContent.dashboard.partFailed;

/** Replaces a part that failed to load or broke, so that the rest of the admin area goes on. */
export function PartFailed() {
  return (
    <ErrorState
      title={words.title}
      action={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
    >
      <p>{words.text}</p>
    </ErrorState>
  );
}
