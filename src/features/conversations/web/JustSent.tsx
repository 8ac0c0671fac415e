import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormSent } from '../../../web/forms/FormNotice.tsx';

interface JustSentProps {
  /** Name of the form that led here. */
  name: string;
  title: ReactNode;
  children: ReactNode;
}

/** Stands above a thread that its first form has just begun. */
export function JustSent({ name, title, children }: JustSentProps) {
  const [searchParams] = useSearchParams();
  if (searchParams.get('sent') !== name) return null;
  return (
    <Box mb="2xl">
      <FormSent title={title} id={`${name}-sent`} tabIndex={-1}>
        {children}
      </FormSent>
    </Box>
  );
}
