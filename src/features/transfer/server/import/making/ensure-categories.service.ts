import type { AdminIdentity } from '../../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../../server/deps.ts';
import { slugFromTitle } from '../../../../../shared/text/slug.ts';
import { slugPattern } from '../../../../../shared/text/slug-pattern.ts';
import { postLimits } from '../../../../posts/posts.ts';
import { createCategory } from '../../../../posts/server/categories/categories.service.ts';
import { findCategoryNames } from '../import-lookups.queries.ts';
import { rememberMade } from '../imports.queries.ts';
import { categoryOf } from '../planning/plan.ts';
import type { PreparedImport } from '../prepare-import.ts';
import { beginning, oneLine } from '../text/plain-text.ts';

const slugTries = 50;
const maxBaseLength = postLimits.slug - 3;

/** Makes the named categories that the chosen posts need. @returns ids by name in lower case */
export async function ensureCategories(
  deps: Pick<Deps, 'db' | 'contentBus'>,
  admin: AdminIdentity,
  { source, planned }: PreparedImport,
  { importId, positions }: { importId: number; positions: ReadonlySet<number> },
): Promise<Map<string, number>> {
  const rows = await findCategoryNames(deps.db.prisma);
  const ids = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
  const slugs = new Set(rows.map(({ slug }) => slug));
  const described = new Map(source.categories.map((one) => [one.name, one]));
  const wanted = planned.filter((_plan, position) => positions.has(position));
  for (const { source: post } of wanted) {
    const name = categoryOf(post);
    if (!name || ids.has(name.toLowerCase())) continue;
    const { slug: former = '', description = '' } = described.get(name) ?? {};
    const isSlug = slugPattern.test(former) && former.length <= maxBaseLength;
    const base = isSlug ? former : slugFromTitle(name).slice(0, maxBaseLength) || 'category';
    const slug = Array.from({ length: slugTries }, (_, index) =>
      index === 0 ? base : `${base}-${index + 1}`,
    ).find((one) => !slugs.has(one));
    if (!slug) continue;
    const { id } = await createCategory(deps, admin, {
      ...{ name, slug },
      description: beginning(oneLine(description), 300),
    });
    await rememberMade(deps.db.prisma, importId, { categoryIds: [id] });
    ids.set(name.toLowerCase(), id);
    slugs.add(slug);
  }
  return ids;
}
