import { z } from 'zod';

/** Ordered from highest to lowest. Names and meanings follow Ghost. */
export const adminRoles = ['owner', 'editor', 'author', 'contributor'] as const;

export const adminRoleSchema = z.enum(adminRoles);

export type AdminRole = z.infer<typeof adminRoleSchema>;

/**
 * Rights beyond one's own account and own posts, which every admin has. The server checks them with every call; the
 * admin area uses them to decide what it shows.
 */
const rolesThat = {
  /** A contributor writes, and leaves to others what is public or scheduled. */
  publishPosts: ['owner', 'editor', 'author'],
  /** Includes new posts that others are writing. */
  editAllPosts: ['owner', 'editor'],
  /** Those of others; everybody takes back their own. */
  removeRemarks: ['owner'],
  manageCategories: ['owner', 'editor'],
  /** Import and export of all posts at once. */
  transferPosts: ['owner', 'editor'],
  editAllPictures: ['owner', 'editor'],
  seeAiRequests: ['owner', 'editor'],
  setHouseStyle: ['owner'],
  /** Prices and other content beside posts. */
  editContent: ['owner'],
  /** Contact requests and their export contain personal data. */
  answerRequests: ['owner'],
  /** Hidden profiles and visitors' reports contain personal data too. */
  hideProfiles: ['owner'],
  seeTraffic: ['owner', 'editor'],
  manageTokens: ['owner'],
  manageAccounts: ['owner'],
  seeActivity: ['owner'],
  operate: ['owner'],
} as const satisfies Record<string, readonly AdminRole[]>;

export type Permission = keyof typeof rolesThat;

export function isLowerRole(role: AdminRole, than: AdminRole): boolean {
  return adminRoles.indexOf(role) > adminRoles.indexOf(than);
}

export function roleMay(role: AdminRole, permission: Permission): boolean {
  const allowed: readonly AdminRole[] = rolesThat[permission];
  return allowed.includes(role);
}
