import { paths } from '../../shared/paths.ts';

/** The canonical address of a profile. */
export function profilePath({ id, handle }: { id: number; handle: string | null }): string {
  return handle ? paths.profile(handle) : paths.developerProfile(id);
}
