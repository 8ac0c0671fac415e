import type { Deps } from '../../../server/deps.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';

/** Leads a developer to the tab of their verification. */
export function tabAddress({ siteOrigin }: Deps['settings'], developerId: number): string {
  return `${absoluteUrl(siteOrigin, paths.developerProfile(developerId))}?tab=verification`;
}
