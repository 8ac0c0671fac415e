import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type HeadCollector, HeadContext } from './page-head.tsx';
import { cssVariablesResolver, theme } from './theme.ts';
import { type Api, trpc } from './trpc.ts';

/** Everything around the router, the same on the server and in the browser. */
export function App({
  api,
  head,
  children,
}: {
  api: Api;
  head: HeadCollector;
  children: ReactNode;
}) {
  return (
    <trpc.Provider client={api.client} queryClient={api.queryClient}>
      <QueryClientProvider client={api.queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme="auto"
        >
          <HeadContext value={head}>{children}</HeadContext>
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
