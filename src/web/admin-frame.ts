import { paths } from '../shared/paths.ts';

/**
 * The `admin-auth` flag of specification, section 4: it only spares a signed-in admin a flash of the login gate and of the
 * whole frame. It grants nothing; the server checks every call.
 */
export const adminHintKey = 'admin-auth';

const area = 'admin';

/** Where the admin area puts its own things into the bar of the site. */
export const adminBarId = 'admin-bar';

/** Around a signed-in admin's work the frame takes little room: style files ask for `:root[data-area="admin"]`. */
export function setAdminFrame(isSignedIn: boolean): void {
  if (isSignedIn) document.documentElement.dataset.area = area;
  else delete document.documentElement.dataset.area;
}

/** The same before the first paint, by what the browser remembers: the page itself is that of everybody. */
export const adminFrameScript = `try{location.pathname==='${paths.admin}'&&localStorage.getItem('${adminHintKey}')==='true'&&(document.documentElement.dataset.area='${area}')}catch{}`;
