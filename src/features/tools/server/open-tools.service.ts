import type { z } from 'zod';
import type { Deps } from '../../../server/deps.ts';
import { openPageOf } from '../../../server/open-data.ts';
import type { ValueOf } from '../../../shared/addresses/page.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import type { FinderAnswers } from '../finder-answers.ts';
import type { openToolSchema } from '../open-tools.ts';
import { toolsBySlug } from '../tool-entries.ts';
import { type FinderTool, finderTools } from './finder/finder-tool.ts';

type OpenTool = z.infer<typeof openToolSchema>;

interface ToolsQuery extends Pick<FinderAnswers, 'what' | 'code'> {
  group?: string | undefined;
  maxPrice?: number | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

function costsAtMost({ isFree, dollarsPerMonth }: FinderTool, maxPrice: number): boolean {
  return isFree || (dollarsPerMonth !== null && dollarsPerMonth <= maxPrice);
}

/** Tools of the site in its order, with their facts. */
export function listTools(
  { content, settings }: Pick<Deps, 'content' | 'settings'>,
  { group, what, code, maxPrice, ...page }: ToolsQuery,
): { items: OpenTool[]; nextCursor: string | null } {
  const published: ValueOf = (kind) => content.valueOf(kind);
  const compared = new Map(finderTools(published).map((tool) => [tool.entry.slug, tool]));
  const passes = (slug: string, test: (tool: FinderTool) => boolean) => {
    const tool = compared.get(slug);
    return tool !== undefined && test(tool);
  };
  const found = [...toolsBySlug(published).values()].filter(
    (tool) =>
      (group === undefined || hyphenate(tool.group) === group) &&
      (what === undefined || passes(tool.slug, ({ claims }) => claims.what.has(what))) &&
      (code === undefined || passes(tool.slug, ({ claims }) => claims.code.has(code))) &&
      (maxPrice === undefined || passes(tool.slug, (one) => costsAtMost(one, maxPrice))),
  );
  const { items, nextCursor } = openPageOf(found, page);
  return {
    items: items.map(({ slug, name, description, group: title, maker, url, cells, ended }) => ({
      ...{ slug, name, description, group: title, maker, url, ended },
      page: absoluteUrl(settings.siteOrigin, paths.toolPage(slug)),
      cells: [...cells],
    })),
    nextCursor,
  };
}
