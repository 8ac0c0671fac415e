import { createPortal } from 'react-dom';
import { adminBarId } from '../../../../web/admin-frame.ts';
import { AreaLinks } from './AreaLinks.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { Session } from './Session.tsx';

interface AdminBarProps {
  /** The editor stands in the place of the dashboard: its areas are elsewhere, and links lead there. */
  isEditing: boolean;
  onSignedOut: () => void;
}

/** What the admin area puts into the bar of the site: its areas, who is signed in, and the way out. */
export function AdminBar({ isEditing, onSignedOut }: AdminBarProps) {
  const bar = document.getElementById(adminBarId);
  if (!bar) return null;
  return createPortal(
    <>
      {isEditing ? <AreaLinks /> : <AreaTabs />}
      <Session onSignedOut={onSignedOut} />
    </>,
    bar,
  );
}
