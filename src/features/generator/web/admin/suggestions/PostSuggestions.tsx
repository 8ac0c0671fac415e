import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { houseStyleContent } from '../../../words/house-style.ts';
import type { SuggestedFields } from './written-post.ts';

const PostSuggestionsDialog = lazy(async () => ({
  default: (await import('./PostSuggestionsDialog.tsx')).PostSuggestionsDialog,
}));

export function PostSuggestions(fields: SuggestedFields) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {houseStyleContent.suggestions.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PostSuggestionsDialog fields={fields} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
