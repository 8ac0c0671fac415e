import { createPortal } from 'react-dom';
import { adminBarId } from '../../../../web/admin-frame.ts';
import { AreaLinks } from './AreaLinks.tsx';
import { AreaTabs } from './AreaTabs.tsx';
import { Session } from './Session.tsx';

interface AdminBarProps {
  /** The editor replaces the dashboard, so areas are links instead of tabs. */
  isEditing: boolean;
  onSignedOut: () => void;
}

/** Fills the site's bar with the admin's areas, the username and the logout. */
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
