import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { MobileMenu } from '../../src/web/frame/MobileMenu.tsx';

function renderMenu(address = '/') {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <MobileMenu />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), menu: within(container) };
}

describe('the navigation of small screens', () => {
  it('is opened and closed by a button whose name says what it will do', async () => {
    const { user, menu } = renderMenu();
    await user.click(menu.getByRole('button', { name: 'Open menu' }));
    const toggle = menu.getByRole('button', { name: 'Close menu' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(menu.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
  });

  it('expands and collapses each group', async () => {
    const { user, menu } = renderMenu();
    await user.click(menu.getByRole('button', { name: 'Open menu' }));
    expect(menu.queryByRole('link', { name: 'Glossary' })).toBeNull();
    await user.click(menu.getByRole('button', { name: 'Learn' }));
    expect(menu.getByRole('link', { name: 'Glossary' }).getAttribute('href')).toBe('/glossary');
    await user.click(menu.getByRole('button', { name: 'Learn' }));
    expect(menu.queryByRole('link', { name: 'Glossary' })).toBeNull();
  });

  it('has the group of the current page expanded', () => {
    const { menu } = renderMenu('/blog');
    expect(menu.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page');
  });

  it.each(['About', 'For Developers', 'Developer Login', 'Get Started'])(
    'closes when %s is chosen',
    async (name) => {
      const { user, menu } = renderMenu();
      await user.click(menu.getByRole('button', { name: 'Open menu' }));
      await user.click(menu.getByRole('link', { name }));
      expect(menu.getByRole('button', { name: 'Open menu' })).not.toBeNull();
    },
  );

  it('closes on Escape and gives the focus back', async () => {
    const { user, menu } = renderMenu();
    await user.click(menu.getByRole('button', { name: 'Open menu' }));
    await user.keyboard('{Tab}{Escape}');
    expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Open menu' }));
  });

  it('lets the page scroll again once it is closed', async () => {
    const { user, menu } = renderMenu();
    await user.click(menu.getByRole('button', { name: 'Open menu' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(document.documentElement.style.overflow).toBe('');
  });
});
