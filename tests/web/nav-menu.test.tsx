import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { NavMenu } from '../../src/app/web/frame/menu/NavMenu.tsx';
import { useSiteNavigation } from '../../src/web/content/frame-content.ts';
import { ThemeProvider } from '../../src/web/theme/ThemeProvider.tsx';
import { ReleasedContent } from '../setup/ReleasedContent.tsx';

function Menus() {
  return (
    <ul>
      {useSiteNavigation().groups.map((group) => (
        <NavMenu key={group.label} id={group.label} {...group} />
      ))}
    </ul>
  );
}

function renderMenu(address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ReleasedContent>
        <Menus />
      </ReleasedContent>
    </MemoryRouter>,
    { wrapper: ThemeProvider },
  );
  return userEvent.setup();
}

const menuButton = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => menuButton(name).getAttribute('aria-expanded') === 'true';

describe('a menu of the navigation', () => {
  it('opens and closes on click', async () => {
    const user = renderMenu();
    await user.click(menuButton('Learn'));
    expect(isOpen('Learn')).toBe(true);
    await user.click(menuButton('Learn'));
    expect(isOpen('Learn')).toBe(false);
  });

  it('opens while the pointer is over it', async () => {
    const user = renderMenu();
    await user.hover(menuButton('Services'));
    expect(isOpen('Services')).toBe(true);
    await user.unhover(menuButton('Services'));
    expect(isOpen('Services')).toBe(false);
  });

  it('opens with Arrow Down and moves through its links, around the ends', async () => {
    const user = renderMenu();
    menuButton('Learn').focus();
    await user.keyboard('{ArrowDown}');
    expect(isOpen('Learn')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Tips');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('What is Vibecoding');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Glossary');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Tips');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Glossary');
    await user.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('Tips');
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const user = renderMenu();
    menuButton('Learn').focus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(isOpen('Learn')).toBe(false);
    expect(document.activeElement).toBe(menuButton('Learn'));
  });

  it('closes when the focus leaves it', async () => {
    const user = renderMenu();
    menuButton('Services').focus();
    await user.keyboard('{ArrowUp}{Tab}');
    expect(document.activeElement).toBe(menuButton('Learn'));
    expect(isOpen('Services')).toBe(false);
  });

  it('closes when the page beside it is pressed', async () => {
    const user = renderMenu();
    await user.click(menuButton('Learn'));
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(isOpen('Learn')).toBe(false);
  });

  it('closes when a link is chosen', async () => {
    const user = renderMenu();
    await user.click(menuButton('Learn'));
    await user.click(screen.getByRole('link', { name: 'Glossary' }));
    expect(isOpen('Learn')).toBe(false);
  });

  it('marks the link of the current page, and only that one', () => {
    renderMenu('/services/apps');
    const current = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Vibecoded Apps']);
    expect(menuButton('Services').dataset.current).toBe('true');
    expect(menuButton('Learn').dataset.current).toBeUndefined();
  });
});
