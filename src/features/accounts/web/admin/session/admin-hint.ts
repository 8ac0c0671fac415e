import { adminHintKey } from '../../../../../web/admin-frame.ts';

export function hasAdminHint(): boolean {
  try {
    return localStorage.getItem(adminHintKey) === 'true';
  } catch {
    return false;
  }
}

export function setAdminHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(adminHintKey, 'true');
    else localStorage.removeItem(adminHintKey);
  } catch {
    // Storage may be blocked; the login gate then shows for a moment.
  }
}
