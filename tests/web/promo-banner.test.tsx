import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PromoBanner } from '../../src/app/web/frame/Frame.tsx';
import { ThemeProvider } from '../../src/web/theme/ThemeProvider.tsx';
import { ReleasedContent } from '../setup/ReleasedContent.tsx';

const page = () => (
  <ThemeProvider>
    <MemoryRouter>
      <ReleasedContent>
        <PromoBanner />
      </ReleasedContent>
    </MemoryRouter>
  </ThemeProvider>
);
const renderBanner = () => render(page());

const banner = () => screen.queryByRole('complementary', { name: 'Promotion' });

describe('the promo banner', () => {
  it('invites to a vibecode project with a vibecode pro, and to text VIBE', () => {
    renderBanner();
    for (const name of ['vibecode project', 'vibecode pro']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/contact#top');
    }
    expect(banner()?.textContent).toContain('Text VIBE to (612) 555-0142');
  });

  it('stays closed while the page lives and is back on the next load', async () => {
    const firstLoad = renderBanner();
    await userEvent.click(screen.getByRole('button', { name: 'Close banner' }));
    expect(banner()).toBeNull();
    firstLoad.rerender(page());
    expect(banner()).toBeNull();
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);

    firstLoad.unmount();
    renderBanner();
    expect(banner()).not.toBeNull();
  });
});
