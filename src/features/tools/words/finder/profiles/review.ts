import type { ToolProfile } from '../profile-types.ts';

export const reviewProfiles: readonly ToolProfile[] = [
  {
    slug: 'coderabbit',
    what: { checks: 'Reviews of pull requests' },
    who: { developer: 'Developers', team: 'engineering teams' },
    code: { all: 'Developers and engineering teams' },
    price: { free: 'Free plan', paid: { dollarsPerMonth: 24, said: 'Pro $24' } },
  },
  {
    slug: 'qodo',
    what: { checks: 'Reviews, summaries and suggestions' },
    who: { developer: 'Developers, testers and maintainers' },
    code: { all: 'Developers, testers and maintainers' },
    price: { paid: { dollarsPerMonth: 30, said: 'Pro Team from $30 a month' } },
  },
  {
    slug: 'greptile',
    what: { checks: 'Comments on pull requests' },
    who: { team: 'Development teams' },
    code: { all: 'Development teams' },
    price: {
      free: 'Free for one active developer',
      paid: { dollarsPerMonth: 30, said: 'Pro $30 a seat a month' },
    },
  },
  {
    slug: 'sourcery',
    what: { checks: 'comments line by line on each pull request' },
    who: { developer: 'Developers', team: 'teams' },
    code: { all: 'Developers, teams' },
    price: {
      free: 'Free for public repositories',
      paid: { dollarsPerMonth: 15, said: 'Pro $15' },
    },
  },
  {
    slug: 'sonarqube',
    what: { checks: 'Findings on bugs' },
    who: { developer: 'Developers', team: 'quality and security staff' },
    code: { all: 'Developers' },
    price: {
      free: 'Free for private projects up to 50,000 lines',
      paid: { dollarsPerMonth: 34, said: 'Team from $34 a month' },
    },
  },
  {
    slug: 'snyk-code',
    what: { checks: 'Security findings' },
    who: { developer: 'Application developers' },
    code: { all: 'Application developers and security engineers' },
    price: {
      free: 'Free;',
      paid: { dollarsPerMonth: 25, said: 'Team from $25 a developer a month' },
    },
  },
  {
    slug: 'playwright-test-agents',
    what: { checks: 'A test plan' },
    who: { developer: 'web developers' },
    code: { all: 'Testers and web developers' },
    price: { free: 'usable without an additional license cost' },
  },
  {
    slug: 'diffblue-cover',
    what: { checks: 'Unit tests for Java' },
    who: { team: 'Java teams' },
    code: { all: 'Java teams' },
    price: {},
  },
];
