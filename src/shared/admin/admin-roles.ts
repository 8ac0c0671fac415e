import { z } from 'zod';

/** Roles in the admin area, the highest first; the names and their meaning are those of Ghost. */
export const adminRoles = ['owner', 'editor', 'author'] as const;

export const adminRoleSchema = z.enum(adminRoles);

export type AdminRole = z.infer<typeof adminRoleSchema>;

/**
 * Who may what, beyond their own account and their own posts, which everybody may write, publish and delete. The server asks
 * here with every call; the admin area shows what somebody may use.
 */
const rolesThat = {
  /** Posts of others, and new ones that others are writing. */
  editAllPosts: ['owner', 'editor'],
  manageCategories: ['owner', 'editor'],
  /** All posts at once, into the site and out of it. */
  transferPosts: ['owner', 'editor'],
  /** Pictures that others have uploaded. */
  editAllPictures: ['owner', 'editor'],
  /** Who asked an AI for what, and what it cost. */
  seeAiRequests: ['owner', 'editor'],
  /** How the site writes, and how much of the AI it may use. */
  setHouseStyle: ['owner'],
  /** Contact requests and their export: they are about people. */
  answerRequests: ['owner'],
  /** Which profiles of developers are shown: what is hidden, and what visitors report, is about people too. */
  hideProfiles: ['owner'],
  /** How often pages are read, and what brings contact requests. */
  seeTraffic: ['owner', 'editor'],
  manageTokens: ['owner'],
  manageAccounts: ['owner'],
  seeActivity: ['owner'],
  /** Background work that failed, and what is kept for how long. */
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
