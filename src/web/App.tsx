import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { type HeadCollector, HeadContext } from './page-head.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

/** Everything around the router, the same on the server and in the browser. */
export function App({ head, children }: { head: HeadCollector; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
    >
      <HeadContext value={head}>{children}</HeadContext>
    </MantineProvider>
  );
}
