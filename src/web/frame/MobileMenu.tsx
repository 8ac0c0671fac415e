import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationContent } from '../../content/navigation.ts';
import type { Link } from '../../content/types.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { hasCurrentLink } from './current-group.ts';
import { DeveloperMenu } from './DeveloperMenu.tsx';
import classes from './MobileMenu.module.css';
import { SiteLink } from './SiteLink.tsx';

/** The navigation of small screens: a button and a sheet under the bar, with the three menus as folding groups. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [sheetTopPx, setSheetTopPx] = useState(0);
  const sheetId = useId();
  const container = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { groups, topLevel, getStarted, menuToggle } = navigationContent;
  const close = () => setIsOpen(false);
  const open = () => {
    // Under the bar, which the banner above it may have pushed down.
    setSheetTopPx(toggle.current?.closest('header')?.getBoundingClientRect().bottom ?? 0);
    setIsOpen(true);
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      toggle.current?.focus();
      setIsOpen(false);
    };
    const closeOnLeaving = (event: FocusEvent) => {
      const { target } = event;
      if (target instanceof Node && !container.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeOnLeaving);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeOnLeaving);
      document.documentElement.style.overflow = '';
    };
  }, [isOpen]);

  return (
    <div ref={container}>
      <button
        ref={toggle}
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={sheetId}
        aria-label={isOpen ? menuToggle.close : menuToggle.open}
        onClick={isOpen ? close : open}
      >
        {isOpen ? <IconX aria-hidden size={26} /> : <IconMenu2 aria-hidden size={26} />}
      </button>
      <div
        id={sheetId}
        className={classes.sheet}
        data-open={isOpen || undefined}
        style={{ '--sheet-top': `${sheetTopPx}px` }}
      >
        <ul className={classes.list}>
          {groups.map((group) => (
            <MobileGroup key={group.label} {...group} onChoose={close} />
          ))}
          {topLevel.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} className={classes.link} onClick={close}>
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

function MobileGroup({ label, links, onChoose }: MobileGroupProps) {
  const { pathname } = useLocation();
  const isCurrent = hasCurrentLink(links, pathname);
  const [isExpanded, setIsExpanded] = useState(isCurrent);
  const listId = useId();
  return (
    <li className={classes.group}>
      <button
        type="button"
        className={classes.link}
        aria-expanded={isExpanded}
        aria-controls={listId}
        data-current={isCurrent || undefined}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {label}
        <IconChevronDown aria-hidden size={20} className={classes.chevron} />
      </button>
      <ul id={listId} className={classes.links} hidden={!isExpanded}>
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to} className={classes.link} onClick={onChoose}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
