import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ListFilter } from '../../src/web/admin/list/ListFilter.tsx';

const words = {
  ...{ searchLabel: 'Search posts', searchPlaceholder: '' },
  ...{ statusLabel: 'Show', statuses: [{ value: '', label: 'All' }] },
};

it('asks at once when the search is left, so that nothing changes under what is opened next', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const address = { search: '', status: '', sort: '', page: 1 };
  render(
    <MantineProvider>
      <ListFilter summary="" {...{ address, onChange, words }} />
    </MantineProvider>,
  );
  await user.type(screen.getByLabelText('Search posts'), ' quartz ');
  // Each letter restarts the wait for a pause, so only leaving the field ends it here.
  vi.useFakeTimers();
  screen.getByLabelText('Search posts').blur();
  expect(onChange.mock.calls).toEqual([[{ search: 'quartz' }]]);
  vi.useRealTimers();
});
