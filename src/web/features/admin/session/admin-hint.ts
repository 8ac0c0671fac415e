/**
 * The `admin-auth` flag of specification, section 4: it only spares a signed-in admin a flash of the login gate.
 * It grants nothing; the server checks every call.
 */
const key = 'admin-auth';

export function hasAdminHint(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function setAdminHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch {
    // Storage may be blocked; the login gate then shows for a moment.
  }
}
