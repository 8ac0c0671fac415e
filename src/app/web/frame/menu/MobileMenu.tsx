import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../../../shared/content/navigation.ts';
import { navigationWords } from '../../../../shared/words/navigation.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Glyph } from '../../../../web/components/pictures/Glyph.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useIsHydrating } from '../../../../web/start/use-is-hydrating.ts';
import { hasCurrentLink } from '../current-group.ts';
import { SiteLink } from '../SiteLink.tsx';
import { chevron } from './chevron.ts';
import { DeveloperMenu } from './DeveloperMenu.tsx';
import { MenuEntries, MenuGlyph } from './MenuEntries.tsx';
import classes from './MobileMenu.module.css';
import navItem from './NavItem.module.css';

const sheetId = 'site-menu';

/**
 * Navigation of small screens: a button and a sheet with folding groups. The sheet is a native popover, so it works
 * before hydration.
 */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [sheetTopPx, setSheetTopPx] = useState<number | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const { groups, topLevel, getStarted } = useSiteNavigation();
  const { menuToggle } = navigationWords;
  const close = () => sheet.current?.hidePopover?.();

  useEffect(() => {
    const isSupported = CSS.supports('selector(:popover-open)');
    setIsOpen(isSupported && sheet.current?.matches(':popover-open') === true);
  }, []);

  // Always active: the toggle event comes a moment after the browser has opened the sheet.
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
        <Glyph
          d={isOpen ? 'm4 4 10 10M14 4 4 14' : 'M3 4.5h12M3 9h12M3 13.5h12'}
          width={26}
          height={26}
        />
      </ActionIcon>
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        data-layout="list"
        className={classes.sheet}
        style={sheetTopPx === null ? undefined : { '--sheet-top': `${sheetTopPx}px` }}
        onBeforeToggle={({ currentTarget }) =>
          // The banner may have pushed the bar down.
          setSheetTopPx(currentTarget.closest('header')?.getBoundingClientRect().bottom ?? null)
        }
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <ul className={classes.list}>
          {groups.map((group, index) => (
            <MobileGroup key={group.label} id={`${sheetId}-${index}`} {...group} onChoose={close} />
          ))}
          {topLevel.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} className={navItem.item} onClick={close}>
                <MenuGlyph to={link.to} />
                {link.label}
              </SiteLink>
            </li>
          ))}
          <li>
            <DeveloperMenu layout="list" onChoose={close} />
          </li>
        </ul>
        <div className={classes.foot}>
          <ButtonLink to={getStarted.to} size="lg" arrow onClick={close}>
            {getStarted.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

type MobileGroupProps = MenuGroup & { id: string; onChoose: () => void };

/** Unfolded until hydration. */
function MobileGroup({ id, label, links, onChoose }: MobileGroupProps) {
  const { pathname } = useLocation();
  const isCurrent = hasCurrentLink(links, pathname);
  const [isUnfolded, setIsUnfolded] = useState(isCurrent);
  const isExpanded = useIsHydrating() || isUnfolded;
  return (
    <li>
      <button
        type="button"
        className={navItem.item}
        aria-expanded={isExpanded}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {label}
        <Glyph d={chevron} className="needs-scripts" />
      </button>
      <div id={id} className={classes.links} hidden={!isExpanded}>
        <MenuEntries id={id} links={links} onChoose={onChoose} />
      </div>
    </li>
  );
}
