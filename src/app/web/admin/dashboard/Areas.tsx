import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { tabAddress, tabOf } from '../../../../web/admin/admin-address.ts';
import { useAreas } from './useAreas.ts';

/** Joins the tabs in the bar with the panels in the page; the chosen tab is part of the address. */
export function Areas({ children }: { children: ReactNode }) {
  const { areas, area } = useAreas();
  const navigate = useNavigate();
  const choose = (value: string | null) => {
    const chosen = areas.find(({ id }) => id === value)?.id;
    if (!chosen) return;
    // Reads the current address, not the last render: keys may be faster than pages.
    const replace = chosen === tabOf(window.location);
    void navigate(tabAddress(chosen), { preventScrollReset: true, replace });
  };
  return (
    <Tabs value={area} onChange={choose} keepMounted={false}>
      {children}
    </Tabs>
  );
}
