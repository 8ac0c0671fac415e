import type { ApiUtils } from '../../../../web/api/trpc.ts';
import type { PageLocation } from '../../../../web/route.ts';

/** The developer whose first profile was saved in this window. Neither the address nor the server's HTML knows. */
export const justJoined = { id: 0 };

/** Returns 0 for an invalid parameter. No developer has this id. */
export function developerIdOf(parameter: string | undefined): number {
  return parameter && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0;
}

export function prefetchProfile(utils: ApiUtils, { params }: PageLocation): Promise<unknown> {
  return prefetchDeveloper(utils, { developerId: developerIdOf(params.developerId) });
}

export async function prefetchNamedProfile(
  utils: ApiUtils,
  { params }: PageLocation,
): Promise<unknown> {
  const name = { handle: params.handle?.slice('@'.length) ?? '' };
  await utils.developer.byHandle.prefetch(name);
  const found = utils.developer.byHandle.getData(name);
  return found && prefetchDeveloper(utils, found);
}

function prefetchDeveloper(utils: ApiUtils, developer: { developerId: number }): Promise<unknown> {
  return Promise.all([
    utils.developer.profile.prefetch(developer),
    utils.developer.availability.ofDeveloper.prefetch(developer),
    utils.developer.skills.shown.prefetch(developer),
    utils.developer.proofs.shown.prefetch(developer),
    utils.developer.verification.shown.prefetch(developer),
    utils.developer.outcomes.shown.prefetch(developer),
    utils.developer.numbers.replyTime.prefetch(developer),
    utils.developer.projects.cards.prefetch(developer),
    // The form for reports is drawn by the server alone.
    import.meta.env.SSR && utils.developer.reportForm.prefetch(),
  ]);
}
