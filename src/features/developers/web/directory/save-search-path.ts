import { paths } from '../../../../shared/paths.ts';
import { type DirectoryFilters, directoryPath } from '../../addresses/directory-filters.ts';

/** The order does not change who fits. */
export function saveSearchPath(filters: DirectoryFilters): string {
  return directoryPath({ ...filters, sort: '' }).replace(paths.exploreDevelopers, paths.saveSearch);
}
