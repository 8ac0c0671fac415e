import { useMantineColorScheme } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  chooseColorScheme,
  followColorScheme,
  toggleColorScheme,
} from '../../src/web/color-scheme.ts';
import { MantineScope } from '../../src/web/MantineScope.tsx';

function Shown() {
  return <p>{useMantineColorScheme().colorScheme}</p>;
}

afterEach(() => chooseColorScheme('auto'));

it('tells a form page of a new color scheme once, and not in a circle', () => {
  render(
    <MantineScope>
      <Shown />
    </MantineScope>,
  );
  act(() => chooseColorScheme('dark'));
  expect(screen.getByText('dark')).toBeTruthy();
  act(toggleColorScheme);
  expect(screen.getByText('light')).toBeTruthy();
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light');
});

it('follows what is chosen in another tab, and nothing else that is stored there', () => {
  followColorScheme();
  const key = 'mantine-color-scheme-value';
  localStorage.setItem(key, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(document.documentElement.dataset.mantineColorScheme).not.toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
});
