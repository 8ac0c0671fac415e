import { ActionIcon } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationContent } from '../../content/navigation.ts';
import type { Link } from '../../content/types.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { useIsHydrating } from '../use-is-hydrating.ts';
import { hasCurrentLink } from './current-group.ts';
import { DeveloperMenu } from './DeveloperMenu.tsx';
import classes from './MobileMenu.module.css';
import navItem from './NavItem.module.css';
import { SiteLink } from './SiteLink.tsx';

/**
 * The navigation of small screens: a button and a sheet under the bar, with the three menus as folding groups. The sheet is
 * a popover of the browser's own, so that it answers before the scripts are there.
 */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [sheetTopPx, setSheetTopPx] = useState<number | null>(null);
  const sheetId = useId();
  const container = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const { groups, topLevel, getStarted, menuToggle } = navigationContent;
  const close = () => sheet.current?.hidePopover?.();

  useEffect(() => {
    const isSupported = CSS.supports('selector(:popover-open)');
    setIsOpen(isSupported && sheet.current?.matches(':popover-open') === true);
  }, []);

  // Always, not only while it is known to be open: the browser tells that a moment after it has opened the sheet.
  useEffect(() => {
    const closeOnLeaving = ({ target }: FocusEvent) => {
      if (target instanceof Node && !container.current?.contains(target))
        sheet.current?.hidePopover?.();
    };
    document.addEventListener('focusin', closeOnLeaving);
    return () => document.removeEventListener('focusin', closeOnLeaving);
  }, []);

  return (
    <div ref={container}>
      <ActionIcon
        popoverTarget={sheetId}
        aria-expanded={isHydrating ? undefined : isOpen}
        aria-label={isOpen ? menuToggle.close : menuToggle.open}
      >
        {isOpen ? <IconX aria-hidden size={26} /> : <IconMenu2 aria-hidden size={26} />}
      </ActionIcon>
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        data-layout="list"
        className={classes.sheet}
        style={sheetTopPx === null ? undefined : { '--sheet-top': `${sheetTopPx}px` }}
        onBeforeToggle={({ currentTarget }) =>
          // Under the bar, which the banner above it may have pushed down.
          setSheetTopPx(currentTarget.closest('header')?.getBoundingClientRect().bottom ?? null)
        }
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <ul className={classes.list}>
          {groups.map((group) => (
            <MobileGroup key={group.label} {...group} onChoose={close} />
          ))}
          {topLevel.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} className={navItem.item} onClick={close}>
                {link.label}
              </SiteLink>
            </li>
          ))}
          <li>
            <DeveloperMenu layout="list" onChoose={close} />
          </li>
        </ul>
        <ButtonLink to={getStarted.to} size="lg" arrow onClick={close}>
          {getStarted.label}
        </ButtonLink>
      </div>
    </div>
  );
}

type MobileGroupProps = { label: string; links: readonly Link[]; onChoose: () => void };

/** Unfolded until its script is there. */
function MobileGroup({ label, links, onChoose }: MobileGroupProps) {
  const { pathname } = useLocation();
  const isCurrent = hasCurrentLink(links, pathname);
  const [isUnfolded, setIsUnfolded] = useState(isCurrent);
  const isExpanded = useIsHydrating() || isUnfolded;
  const listId = useId();
  return (
    <li>
      <button
        type="button"
        className={navItem.item}
        aria-expanded={isExpanded}
        aria-controls={listId}
        data-current={isCurrent || undefined}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {label}
        <IconChevronDown aria-hidden size={20} className="needs-scripts" />
      </button>
      <ul id={listId} className={classes.links} hidden={!isExpanded}>
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to} className={navItem.item} onClick={onChoose}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
