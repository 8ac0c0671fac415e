import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SpecimenProps {
  name: string;
  children: ReactNode;
  inRow?: boolean;
}

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
