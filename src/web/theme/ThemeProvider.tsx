import 'virtual:theme.css';
import './global.css';
import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { components } from './components.ts';
import { theme } from './theme.ts';

const themeWithComponents = { ...theme, components };
const manager = localStorageColorSchemeManager();
const getRootElement = () => document.documentElement;

/**
 * Provides Mantine's contexts. `MantineProvider` would add 1.3 kB to every page for computing the theme's variables.
 * Here they are a stylesheet of the build (theme-css.ts).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    forceColorScheme: undefined,
    getRootElement,
  });
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={themeWithComponents}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
