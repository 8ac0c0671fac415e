import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { chooseColorScheme, colorSchemeChoice, onColorSchemeChange } from './color-scheme.ts';
import { theme } from './theme.ts';

let stopListening: (() => void) | undefined;

/** The site keeps the visitor's choice itself, because most pages do without Mantine's provider; this lends it out. */
const colorSchemeManager: MantineColorSchemeManager = {
  get: () => colorSchemeChoice(),
  set: chooseColorScheme,
  subscribe: (onUpdate) => {
    stopListening = onColorSchemeChange(() => onUpdate(colorSchemeChoice()));
  },
  unsubscribe: () => stopListening?.(),
  clear: () => chooseColorScheme('auto'),
};

/** What Mantine's components need around them. The variables of the theme are in the site's stylesheet already. */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}

/** A page (or another whole piece) that uses Mantine's components; 10 kB of script that other pages do without. */
export function withMantine<Props extends object>(
  Inner: ComponentType<Props>,
): ComponentType<Props> {
  return function WithMantine(props: Props) {
    return (
      <MantineScope>
        <Inner {...props} />
      </MantineScope>
    );
  };
}
