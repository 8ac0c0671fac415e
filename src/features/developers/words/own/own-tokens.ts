import type { DeveloperTokenScope } from '../../../../shared/developer-tokens.ts';

const scopeNames: Record<DeveloperTokenScope, string> = {
  'profile:read': 'Read your profile, skills, proven addresses and availability',
  'projects:read': 'Read your projects with their pictures',
};

export const ownTokensWords = {
  title: 'Tokens for your programs',
  text: 'A portfolio elsewhere can read your profile and your projects from here. A program that has a token changes nothing.',
  reference: 'API reference',
  nameHint: 'What uses it, for example "My website"',
  lifetimes: [
    { value: '30', label: '30 days' },
    { value: '90', label: '90 days' },
    { value: '365', label: '1 year' },
  ],
  scopeNames,
  list: 'Your tokens',
  loading: 'Loading tokens...',
  error: 'Error loading tokens',
  retry: 'Retry',
} as const;
