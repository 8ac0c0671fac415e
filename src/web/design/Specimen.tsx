import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SpecimenProps {
  /** As code calls it. */
  name: string;
  children: ReactNode;
  /** Side by side instead of one below the other. */
  inRow?: boolean;
}

/** One part of the design system under its name. */
export function Specimen({ name, children, inRow = false }: SpecimenProps) {
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {name}
      </Title>
      {inRow ? <Group>{children}</Group> : children}
    </Stack>
  );
}
