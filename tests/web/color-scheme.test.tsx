import { useMantineColorScheme } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ThemeProvider } from '../../src/web/theme/ThemeProvider.tsx';

const key = 'mantine-color-scheme-value';

function Shown() {
  return <p>{useMantineColorScheme().colorScheme}</p>;
}

afterEach(() => localStorage.clear());

it('follows what is chosen in another tab, and nothing else that is stored there', () => {
  render(
    <ThemeProvider>
      <Shown />
    </ThemeProvider>,
  );
  const storeElsewhere = (name: string) =>
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: name, newValue: 'dark', storageArea: localStorage }),
      );
    });
  storeElsewhere('something-else');
  expect(screen.getByText('auto')).toBeTruthy();
  storeElsewhere(key);
  expect(screen.getByText('dark')).toBeTruthy();
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
});
