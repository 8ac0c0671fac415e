import { paths } from '../shared/paths.ts';

/**
 * `admin-auth` flag of specification, section 4. It only spares a signed-in admin a flash of the login gate and of the
 * whole frame. It grants nothing: the server checks every call.
 */
export const adminHintKey = 'admin-auth';

const area = 'admin';

/** Element in the site's bar that the admin area fills. */
export const adminBarId = 'admin-bar';

/** Shrinks the frame around a signed-in admin's work. Style files ask for `:root[data-area="admin"]`. */
export function setAdminFrame(isSignedIn: boolean): void {
  if (isSignedIn) document.documentElement.dataset.area = area;
  else delete document.documentElement.dataset.area;
}

/** Does the same before the first paint, from the browser's memory: the page itself is the same for everybody. */
export const adminFrameScript = `try{location.pathname==='${paths.admin}'&&localStorage.getItem('${adminHintKey}')==='true'&&(document.documentElement.dataset.area='${area}')}catch{}`;
