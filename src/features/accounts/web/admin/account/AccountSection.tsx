import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  text: string;
  /** A part of a matter stands below its heading. */
  isPart?: boolean;
  children: ReactNode;
}

/** One matter of the account, or a part of it: what it is, and what can be done about it. */
export function AccountSection({ title, text, isPart = false, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" mt={isPart ? 0 : '2xl'} aria-labelledby={id}>
      <div>
        <Title order={isPart ? 4 : 3} size={isPart ? 'h5' : 'h4'} id={id}>
          {title}
        </Title>
        <Text c="dimmed" fz="sm" maw="var(--site-measure)">
          {text}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
