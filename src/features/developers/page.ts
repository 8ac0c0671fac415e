import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { openPages } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.developers,
    component: 'DevelopersPage',
    content: ['developers'],
    drawnContent: ['product-pieces:all'],
  },
  {
    path: paths.exploreDevelopers,
    component: 'ExploreDevelopersPage',
    content: ['explore-developers'],
    prefetch: async (utils, location) =>
      (await import('./web/directory/directory-address.ts')).prefetchDirectory(utils, location),
  },
  {
    path: paths.developerProfile.pattern,
    component: 'DeveloperProfilePage',
    prefetch: async (utils, location) =>
      (await import('./web/profile/profile-address.ts')).prefetchProfile(utils, location),
  },
  {
    path: paths.profile.pattern,
    component: 'DeveloperProfilePage',
    prefetch: async (utils, location) =>
      (await import('./web/profile/profile-address.ts')).prefetchNamedProfile(utils, location),
  },
  ...[paths.project.pattern, paths.namedProject.pattern].map(
    (path): Route => ({
      path,
      component: 'DeveloperProjectPage',
      content: ['not-found'],
      prefetch: async (utils, location) =>
        (await import('./web/project/project-address.ts')).prefetchProject(utils, location),
    }),
  ),
];

export async function pages(): Promise<readonly Page[]> {
  const { readCursor } = await import('./directory/directory-choices.ts');
  const { directoryQueryKeys } = await import('./addresses/directory-query-keys.ts');
  const { developersKind } = await import('./words/developers.ts');
  const { exploreDevelopersKind } = await import('./words/explore-developers.ts');
  return [
    {
      path: paths.developers,
      kind: 'public',
      content: 'static',
      listed: (published) => published(developersKind).meta,
    },
    {
      path: paths.exploreDevelopers,
      kind: 'public',
      content: 'directory',
      query: {
        ...directoryQueryKeys,
        cursor: { read: readCursor, isOpen: true },
        pages: openPages,
      },
      listed: (published) => published(exploreDevelopersKind).meta,
    },
    {
      path: paths.developerProfile.pattern,
      kind: 'public',
      content: 'directory',
      defaultForm: 'message',
      confirms: ['code', 'profile'],
    },
    // Its forms are posted to the address by number.
    { path: paths.profile.pattern, kind: 'public', content: 'directory' },
    { path: paths.project.pattern, kind: 'public', content: 'directory' },
    { path: paths.namedProject.pattern, kind: 'public', content: 'directory' },
  ];
}

export async function forms(): Promise<readonly PageForm<ServerApi>[]> {
  const { profileReportFormSchema } = await import('./reports/profile-reports.ts');
  return [
    pageForm({
      page: paths.developerProfile.pattern,
      name: 'report',
      schema: profileReportFormSchema,
      call: ({ api, input, website, params }) =>
        api.developer.reportProfile({ ...input, website, developerId: Number(params.developerId) }),
    }),
  ];
}
