import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PageTabs, tabPath } from '../../../shared/addresses/tab-address.ts';
import { PageLink } from '../PageLink.tsx';
import classes from './LinkTabs.module.css';
import { ScrollRow } from './ScrollRow.tsx';
import { StickyBar } from './StickyBar.tsx';

type LinkTabsProps<Id extends string> = {
  label: string;
  tabs: PageTabs<Id>;
  selected: Id;
  /** Address of the page. Each tab has its own address and so works without JavaScript. */
  path: string;
  children: ReactNode;
};

/** Follows the tabs pattern of the ARIA Authoring Practices, with links for tabs. */
export function LinkTabs<Id extends string>({
  label,
  tabs,
  selected,
  path,
  children,
}: LinkTabsProps<Id>) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(selected);
  const tabElementId = (id: Id) => `${id}-tab`;

  // Scrolls the chosen tab into view. A tab chosen far down the page begins at its panel's start or, if the address
  // names a piece, where the router has scrolled.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - list.current.clientWidth / 3 });
    if (shown.current === selected) return;
    shown.current = selected;
    if (!hash && panel.current && panel.current.getBoundingClientRect().top < 0)
      panel.current.scrollIntoView();
  }, [selected, hash]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const position = tabs.findIndex(({ id }) => id === selected);
    const targets: Record<string, number | undefined> = {
      ArrowRight: position + 1,
      ArrowLeft: position - 1,
      Home: 0,
      End: -1,
      ' ': position,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const tab = tabs.at(target % tabs.length);
    if (!tab || tab.id === selected) return;
    list.current?.querySelector<HTMLElement>(`[id="${tabElementId(tab.id)}"]`)?.focus();
    navigate(tabPath(path, tabs, tab.id), { replace: true, preventScrollReset: true });
  };

  // The pattern puts a panel into the tab order when its first content cannot take the focus.
  const panelProps = {
    id: selected,
    role: 'tabpanel',
    tabIndex: 0,
    'aria-labelledby': tabElementId(selected),
  };

  return (
    <div>
      <StickyBar>
        <ScrollRow ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <PageLink
              key={tab.id}
              id={tabElementId(tab.id)}
              role="tab"
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? tab.id : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              to={tabPath(path, tabs, tab.id)}
              preventScrollReset
              className={classes.tab}
            >
              {tab.label}
            </PageLink>
          ))}
        </ScrollRow>
      </StickyBar>
      <div key={selected} ref={panel} className={classes.panel} {...panelProps}>
        {children}
      </div>
    </div>
  );
}
