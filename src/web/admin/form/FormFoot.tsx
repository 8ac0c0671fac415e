import { Button, Group } from '@mantine/core';
import { adminContent } from '../../../shared/words/admin.ts';

interface FormFootProps {
  children: string;
  isPending: boolean;
  onCancel: () => void;
}

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
