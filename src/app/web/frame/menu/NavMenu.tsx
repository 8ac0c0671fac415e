import { Paper } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../../../shared/content/navigation.ts';
import { Glyph } from '../../../../web/components/pictures/Glyph.tsx';
import { useIsHydrating } from '../../../../web/start/use-is-hydrating.ts';
import { hasCurrentLink } from '../current-group.ts';
import { chevron } from './chevron.ts';
import { MenuEntries } from './MenuEntries.tsx';
import navItem from './NavItem.module.css';
import classes from './NavMenu.module.css';

/** Longer menus use two columns. */
const maxInOneColumn = 5;

/**
 * Opens on hover and click; closes on Escape, on leaving and on choosing. Keys follow the disclosure navigation pattern
 * of the ARIA Authoring Practices.
 */
export function NavMenu({ id, label, links }: MenuGroup & { id: string }) {
  const [openedBy, setOpenedBy] = useState<'hover' | 'press' | null>(null);
  const { pathname } = useLocation();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openedBy !== null;
  const isHydrating = useIsHydrating();

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setOpenedBy(null);
    };
    const closeOnPressOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !item.current?.contains(event.target)) setOpenedBy(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPressOutside);
    };
  }, [isOpen]);

  const focusLink = (index: number) => {
    const anchors = item.current?.querySelectorAll('a') ?? [];
    anchors[(index + anchors.length) % anchors.length]?.focus();
  };

  const moveFocus = (event: KeyboardEvent) => {
    const anchors: Element[] = [...(item.current?.querySelectorAll('a') ?? [])];
    const position = document.activeElement ? anchors.indexOf(document.activeElement) : -1;
    const isOnButton = position === -1;
    const targets: Record<string, number | undefined> = {
      ArrowDown: position + 1,
      ArrowUp: isOnButton ? -1 : position - 1,
      Home: isOnButton ? undefined : 0,
      End: isOnButton ? undefined : -1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    // Links of a closed menu cannot take focus, so it opens first.
    flushSync(() => setOpenedBy('press'));
    focusLink(target);
  };

  return (
    <li
      ref={item}
      className={classes.item}
      data-open={isOpen || undefined}
      data-static={isHydrating || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && !isOpen) setOpenedBy('hover');
      }}
      onPointerLeave={() => {
        if (openedBy === 'hover') setOpenedBy(null);
      }}
      onBlur={(event) => {
        if (!item.current?.contains(event.relatedTarget)) setOpenedBy(null);
      }}
      onKeyDown={moveFocus}
    >
      <button
        ref={button}
        type="button"
        className={navItem.item}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={hasCurrentLink(links, pathname) || undefined}
        onClick={() => setOpenedBy(openedBy === 'press' ? null : 'press')}
      >
        {label}
        <Glyph d={chevron} width={14} height={14} />
      </button>
      <div className={classes.panel} id={id}>
        <Paper
          className={classes.list}
          data-columns={links.length > maxInOneColumn ? 2 : undefined}
          withBorder
          shadow="lg"
          p="xs"
        >
          <MenuEntries id={id} links={links} onChoose={() => setOpenedBy(null)} />
        </Paper>
      </div>
    </li>
  );
}
