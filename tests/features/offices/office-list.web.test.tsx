import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Office } from '../../../src/features/offices/office.ts';
import { OfficeList } from '../../../src/features/offices/web/OfficeList.tsx';
import { identityKind } from '../../../src/shared/content/identity.ts';
import { ContentContext } from '../../../src/web/content/published-content.ts';
import { ThemeProvider } from '../../../src/web/theme/ThemeProvider.tsx';

const day = (opens: string, closes: string) => ({ opens, closes });

function draw(...offices: readonly Office[]) {
  return render(
    <ContentContext value={{ offices: { offices }, identity: identityKind.release }}>
      <ThemeProvider>
        <OfficeList title="Offices" />
      </ThemeProvider>
    </ContentContext>,
  );
}

const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

it.each([
  [
    'the same hours on all days',
    Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [
        name,
        day('00:00', '23:59'),
      ]),
    ),
    ['Mon–Sun 0:00–23:59'],
  ],
  [
    'a day in the middle that is closed',
    { monday: day('08:30', '12:00'), wednesday: day('08:30', '12:00') },
    ['Mon 8:30–12:00', 'Tue Closed', 'Wed 8:30–12:00', 'Thu–Sun Closed'],
  ],
  [
    'days alike that are no neighbors',
    { saturday: day('10:00', '14:00'), sunday: null },
    ['Mon–Fri Closed', 'Sat 10:00–14:00', 'Sun Closed'],
  ],
  [
    'a day of which half is typed',
    { monday: day('09:00', ''), tuesday: day('09:00', '17:00') },
    ['Mon Closed', 'Tue 9:00–17:00', 'Wed–Sun Closed'],
  ],
])('shows %s', (_name, days, shown) => {
  draw({ city: 'Duluth, MN', hours: { timeZone: 'America/Chicago', ...days } });
  expect(rows()).toEqual(shown);
  expect(screen.getByText('Central Time')).toBeDefined();
});

it.each(['', 'America/', 'Nowhere'])('shows hours while the zone is still "%s"', (timeZone) => {
  draw({ city: 'Duluth, MN', hours: { timeZone, friday: day('09:00', '17:00') } });
  expect(rows()).toContain('Fri 9:00–17:00');
});

it('names the office to screen readers that its map belongs to', () => {
  draw(
    { city: 'Duluth, MN', map: 'https://maps.north.studio/1' },
    { city: 'Duluth, MN', map: 'https://maps.north.studio/2' },
  );
  const maps = screen.getAllByRole('link', { name: /^Show on a map: Duluth, MN/ });
  expect(maps).toHaveLength(2);
});
