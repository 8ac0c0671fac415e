import { Alert, Button } from '@mantine/core';
import { NamedSentence } from '../../../../../web/components/text/NamedSentence.tsx';
import { adminEditorContent } from '../../../words/post-editing.ts';

interface MergedNoticeProps {
  with: string;
  onHistory: () => void;
}

export function MergedNotice({ with: name, onHistory }: MergedNoticeProps) {
  return (
    <Alert role="status" color="moss">
      <NamedSentence sentence={adminEditorContent.merged} name={name} />{' '}
      <Button variant="subtle" size="compact-sm" onClick={onHistory}>
        {adminEditorContent.history.open}
      </Button>
    </Alert>
  );
}
