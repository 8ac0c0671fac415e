import { type AdminRole, roleMay } from '../../../shared/admin/admin-roles.ts';
import { findValidToken } from '../../auth/api-tokens.service.ts';
import type { Deps } from '../../deps.ts';
import type { Tool } from './tools.ts';

/** A program that shows a token acts for the person who gave it. */
export interface ToolCaller {
  token: string;
  /** Messages are counted by this key. */
  countedAs: string;
  scopes: readonly string[];
  /** Null for a developer. */
  role: AdminRole | null;
}

/** @returns null for a token that opens nothing */
export async function findToolCaller(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<ToolCaller | null> {
  const found = await findValidToken(deps, token, true);
  if (!found) return null;
  const { id, connectionId, scopes, admin } = found;
  const countedAs = connectionId === null ? `token:${id}` : `program:${connectionId}`;
  return { token, countedAs, scopes, role: admin?.role ?? null };
}

const isSamePerson = ({ needs }: Tool, { role }: ToolCaller) =>
  (needs?.person === 'admin') === (role !== null);

export function mayUse(tool: Tool, caller: ToolCaller | null): boolean {
  const { needs } = tool;
  if (!needs) return true;
  if (!caller || !isSamePerson(tool, caller) || !caller.scopes.includes(needs.scope)) return false;
  const may = needs.person === 'admin' ? needs.may : undefined;
  return may === undefined || (caller.role !== null && roleMay(caller.role, may));
}

/** Tells whether the caller could use the tool after asking the person for its scope. */
export function lacksScopeOnly(tool: Tool, caller: ToolCaller): boolean {
  const { needs } = tool;
  if (!needs || caller.scopes.includes(needs.scope)) return false;
  return mayUse(tool, { ...caller, scopes: [needs.scope] });
}
