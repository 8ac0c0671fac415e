import 'virtual:theme.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { components } from './components.ts';
import { theme } from './theme.ts';

const themeWithComponents = { ...theme, components };

/** Mantine, once around everything. The variables of the theme are a stylesheet of the build (theme-css.ts). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={themeWithComponents}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
