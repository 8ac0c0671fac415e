import { paths } from '../../../../shared/paths.ts';
import { trafficLimits, type VisitReport } from '../../../../shared/visits.ts';
import { isDeveloperPage } from './traffic-pages.ts';
import { sourceOfView } from './traffic-source.ts';

/** A count for the developer to whom a page belongs. `page` counts as profile or project, which only the database knows. */
export interface DeveloperCell {
  path: string;
  what: 'page' | 'directory' | 'search' | 'badge';
  source: string;
  /** `yyyy-mm-dd` in UTC. */
  day: string;
  count: number;
}

/** Bounds memory until the next store. Further counts are dropped. */
const mostCells = 4_000;

/** Counts for developers that are not stored yet. */
export class DeveloperCells {
  private readonly byKey = new Map<string, DeveloperCell>();

  get all(): readonly DeveloperCell[] {
    return [...this.byKey.values()];
  }

  addReport({ origin, isFirst, views }: VisitReport, day: string): void {
    for (const [index, { page, from, listed }] of views.entries()) {
      if (isDeveloperPage(page)) {
        const source = sourceOfView(from, isFirst && index === 0 ? origin : null);
        this.add({ path: page, what: 'page', source, day });
      }
      const what = page === paths.exploreDevelopers ? 'directory' : 'search';
      for (const id of new Set(listed.slice(0, trafficLimits.listed))) {
        this.add({ path: paths.developerProfile(id), what, source: '', day });
      }
    }
  }

  add({ path, what, source, day }: Omit<DeveloperCell, 'count'>, count = 1): void {
    const key = JSON.stringify([day, path, what, source]);
    const known = this.byKey.get(key);
    if (known) known.count += count;
    else if (this.byKey.size < mostCells) this.byKey.set(key, { path, what, source, day, count });
  }
}
