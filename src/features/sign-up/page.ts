import type { Page, PageForm } from '../../shared/addresses/page.ts';
import { oneOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { pageForm, type ServerApi } from '../../web/api/page-form.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.developerSignup,
    component: 'DeveloperSignupPage',
    content: ['developer-signup'],
    prefetch: (utils) => utils.developer.codeCountries.prefetch(),
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { developerSignupKind } = await import('./words/developer-signup.ts');
  return [
    {
      path: paths.developerSignup,
      kind: 'public',
      content: 'static',
      defaultForm: 'phone',
      query: { step: oneOf(['code', 'profile']) },
      listed: (published) => published(developerSignupKind).meta,
    },
  ];
}

export async function forms(now: () => Date): Promise<readonly PageForm<ServerApi>[]> {
  const { postedProfileSchema } = await import('../developers/posted-profile.ts');
  const { sendVerificationSchema, verifyPhoneSchema } = await import('./phone-verification.ts');
  return [
    pageForm({
      page: paths.developerSignup,
      name: 'phone',
      schema: sendVerificationSchema,
      call: ({ api, input }) => api.developer.sendVerification(input),
      next: ({ phoneNumber, cooldownSeconds, demoCode = '' }) => ({
        name: 'code',
        isRefused: false,
        values: {
          phoneNumber,
          verificationCode: '',
          cooldownSeconds: String(cooldownSeconds),
          demoCode,
        },
        errors: {},
        message: null,
      }),
    }),
    pageForm({
      page: paths.developerSignup,
      name: 'code',
      schema: verifyPhoneSchema,
      call: ({ api, input }) => api.developer.verifyPhone(input),
      next: ({ developer, isProfileComplete }) =>
        isProfileComplete
          ? paths.formSent(paths.developerProfile(developer.id), 'code')
          : paths.developerSignupStep('profile'),
    }),
    pageForm({
      page: paths.developerSignup,
      name: 'profile',
      schema: postedProfileSchema(now),
      async call({ api, input: { newsChannel, newsAddress, ...profile } }) {
        const developer = await api.developer.current();
        const address = newsChannel === 'mail' ? newsAddress : undefined;
        const news = newsChannel === '' ? undefined : { channel: newsChannel, address };
        // Without a session, the call is refused before the id is checked.
        return api.developer.update({ id: developer?.id ?? 1, ...profile, news });
      },
      next: ({ id }) => paths.formSent(paths.developerProfile(id), 'profile'),
    }),
  ];
}
