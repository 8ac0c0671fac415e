import { Textarea, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchSnippet } from '../../src/features/editor/web/admin/panel/SearchSnippet.tsx';
import { NamedSentence } from '../../src/web/components/text/NamedSentence.tsx';
import { ThemeProvider } from '../../src/web/theme/ThemeProvider.tsx';
import { ReleasedContent } from '../setup/ReleasedContent.tsx';

it.each([
  ['one line', TextInput],
  ['several lines', Textarea],
])('a field for %s goes in the direction of what is written', (label, Field) => {
  render(<Field label={label} />, { wrapper: ThemeProvider });
  const field = screen.getByLabelText(label);
  expect(field.getAttribute('dir')).toBe('auto');
});

it('a name in a sentence of ours stands apart from it', () => {
  const sentence = (name: string) => `Free call with ${name}, 30 minutes`;
  const { container } = render(<NamedSentence sentence={sentence} name="שלום (1)" />);
  expect(container.textContent).toBe('Free call with שלום (1), 30 minutes');
  expect(container.querySelector('bdi')?.textContent).toBe('שלום (1)');
});

it('title and text of a search result go in their own direction', () => {
  render(
    <ReleasedContent>
      <SearchSnippet title="שלום (1)" slug="shalom" text="על מילים (2)" />
    </ReleasedContent>,
    { wrapper: ThemeProvider },
  );
  for (const text of ['שלום (1)', 'על מילים (2)']) {
    expect(screen.getByText(text).getAttribute('dir')).toBe('auto');
  }
});
