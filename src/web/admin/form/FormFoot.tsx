import { Button, Group } from '@mantine/core';
import { adminContent } from '../../../shared/words/admin.ts';

interface FormFootProps {
  /** Words of the button that sends the form. */
  children: string;
  isPending: boolean;
  onCancel: () => void;
}

/** The foot of a form in a dialog: the way back, and the button that sends it. */
export function FormFoot({ children, isPending, onCancel }: FormFootProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        {adminContent.dialog.cancel}
      </Button>
      <Button type="submit" disabled={isPending}>
        {children}
      </Button>
    </Group>
  );
}
