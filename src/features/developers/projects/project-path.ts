import { paths } from '../../../shared/paths.ts';

export interface ProjectAddress {
  developer: { id: number; handle: string | null };
  project: { id: number; slug: string };
}

/** The address by name where the developer has a handle, otherwise the one by number, which always answers. */
export function projectPath({ developer, project }: ProjectAddress): string {
  return developer.handle
    ? paths.namedProject(developer.handle, project.slug)
    : paths.project(developer.id, project.id);
}
