import {
  type ContactWay,
  type CountName,
  type Counts,
  countNames,
  type VisitOrigin,
  type VisitReport,
} from '../../../../shared/visits.ts';
import { type DeveloperCell, DeveloperCells } from './developer-cells.ts';
import { countedPage, type FixedPages, otherPages } from './traffic-pages.ts';
import { otherSource, plainWords, sourceOf, unknownSource } from './traffic-source.ts';

/** `day` is yyyy-mm-dd in UTC. */
export interface Place {
  page: string;
  source: string;
  day: string;
}

export interface Cell extends Place {
  counts: Counts;
}

export interface CampaignCell {
  source: string;
  medium: string;
  campaign: string;
  day: string;
  views: number;
  visits: number;
  requests: number;
}

export interface NewVisitor extends Place {
  /** Base64. */
  hash: string;
}

/** Bounds memory to a few megabytes until the next store. */
const most = { cells: 4_000, campaigns: 500, visitors: 20_000 };

const clickCounts: Record<ContactWay, CountName> = {
  phone: 'phoneClicks',
  text: 'textClicks',
  mail: 'mailClicks',
  contact: 'contactClicks',
  estimate: 'estimateClicks',
};
const readCounts = ['read25', 'read50', 'read75', 'read100'] as const;

function timeCount(seconds: number): CountName {
  if (seconds < 10) return 'under10';
  if (seconds < 60) return 'under60';
  return seconds < 180 ? 'under180' : 'over180';
}

/** Returns the landing page and the source. Unknown for senders without scripts or with an opt-out. */
export function beginningOf(
  origin: VisitOrigin | undefined,
  fixedPages: FixedPages,
): { page: string; source: string } {
  if (!origin) return { page: otherPages, source: unknownSource };
  return { page: countedPage(origin.page, fixedPages), source: sourceOf(origin) };
}

export class TrafficBatch {
  private readonly cellsByKey = new Map<string, Cell>();
  private readonly campaignsByKey = new Map<string, CampaignCell>();
  private readonly visitorsByHash = new Map<string, NewVisitor>();
  private readonly developerCells = new DeveloperCells();

  constructor(private readonly fixedPages: () => FixedPages) {}

  get isEmpty(): boolean {
    return this.cellsByKey.size + this.ofDevelopers.length === 0;
  }

  get ofDevelopers(): readonly DeveloperCell[] {
    return this.developerCells.all;
  }

  get cells(): readonly Cell[] {
    return [...this.cellsByKey.values()];
  }

  get campaigns(): readonly CampaignCell[] {
    return [...this.campaignsByKey.values()];
  }

  get visitors(): readonly NewVisitor[] {
    return [...this.visitorsByHash.values()];
  }

  /** @param hash null when visitors cannot be told apart */
  addReport(report: VisitReport, day: string, hash: string | null): void {
    const { origin, isFirst, views, clicks } = report;
    this.developerCells.addReport(report, day);
    const fixedPages = this.fixedPages();
    const { page: landing, source } = beginningOf(origin, fixedPages);
    const isVisit = isFirst && source !== 'inside';
    for (const { page, seconds, quarters } of views) {
      const place = { page: countedPage(page, fixedPages), source, day };
      this.add(place, ['views', timeCount(seconds)]);
      if (quarters >= 0) this.add(place, ['longViews', ...readCounts.slice(0, quarters)]);
    }
    for (const { page, way } of clicks) {
      this.add({ page: countedPage(page, fixedPages), source, day }, [clickCounts[way]]);
    }
    const begun = { page: landing, source, day };
    if (isVisit) this.add(begun, ['visits']);
    if (
      hash !== null &&
      this.visitorsByHash.size < most.visitors &&
      !this.visitorsByHash.has(hash)
    ) {
      this.visitorsByHash.set(hash, { ...begun, hash });
    }
    this.addCampaign(origin, day, { views: views.length, visits: isVisit ? 1 : 0, requests: 0 });
  }

  addRequest(origin: VisitOrigin | undefined, day: string): void {
    this.add({ ...beginningOf(origin, this.fixedPages()), day }, ['requests']);
    if (origin) this.addCampaign(origin, day, { views: 0, visits: 0, requests: 1 });
  }

  addForDeveloper(cell: Omit<DeveloperCell, 'count'>): void {
    this.developerCells.add(cell);
  }

  /** Adds one to each count. Beyond the limit, it counts as other page and other source. */
  add(place: Place, names: readonly CountName[]): void {
    const { counts } = this.cellOf(place);
    for (const name of names) counts[name] += 1;
  }

  takeBack(batch: TrafficBatch): void {
    for (const { counts, ...place } of batch.cells) {
      const own = this.cellOf(place).counts;
      for (const name of countNames) own[name] += counts[name];
    }
    for (const { views, visits, requests, ...named } of batch.campaigns) {
      this.addToCampaign(named, { views, visits, requests });
    }
    for (const visitor of batch.visitors) {
      if (this.visitorsByHash.size < most.visitors) this.visitorsByHash.set(visitor.hash, visitor);
    }
    for (const cell of batch.ofDevelopers) this.developerCells.add(cell, cell.count);
  }

  private cellOf({ page, source, day }: Place): Cell {
    const key = `${day}\n${page}\n${source}`;
    const known = this.cellsByKey.get(key);
    if (known) return known;
    const isLast = page === otherPages && source === otherSource;
    if (this.cellsByKey.size >= most.cells && !isLast) {
      return this.cellOf({ page: otherPages, source: otherSource, day });
    }
    const cell = { page, source, day, counts: noCounts() };
    this.cellsByKey.set(key, cell);
    return cell;
  }

  private addCampaign(
    origin: VisitOrigin,
    day: string,
    counts: Pick<CampaignCell, 'views' | 'visits' | 'requests'>,
  ): void {
    const [source, medium, campaign] = [origin.source, origin.medium, origin.campaign].map(
      plainWords,
    );
    if (source)
      this.addToCampaign({ source, medium: medium ?? '', campaign: campaign ?? '', day }, counts);
  }

  private addToCampaign(
    named: Omit<CampaignCell, 'views' | 'visits' | 'requests'>,
    { views, visits, requests }: Pick<CampaignCell, 'views' | 'visits' | 'requests'>,
  ): void {
    const key = [named.day, named.source, named.medium, named.campaign].join('\n');
    const known = this.campaignsByKey.get(key);
    if (!known && this.campaignsByKey.size >= most.campaigns) return;
    const cell = known ?? { ...named, views: 0, visits: 0, requests: 0 };
    cell.views += views;
    cell.visits += visits;
    cell.requests += requests;
    this.campaignsByKey.set(key, cell);
  }
}

const zeros = Object.fromEntries(countNames.map((name) => [name, 0])) as Counts;

export function noCounts(): Counts {
  return { ...zeros };
}
