import * as about from '../../features/about/page.ts';
import * as availability from '../../features/availability/page.ts';
import * as briefs from '../../features/briefs/forms.ts';
import * as calls from '../../features/calls/forms.ts';
import * as creators from '../../features/creators/page.ts';
import * as developers from '../../features/developers/page.ts';
import * as examples from '../../features/examples/page.ts';
import * as glossary from '../../features/glossary/page.ts';
import * as home from '../../features/home/page.ts';
import * as learningPaths from '../../features/learning-paths/page.ts';
import * as legal from '../../features/legal/page.ts';
import * as messages from '../../features/messages/page.ts';
import * as outcomes from '../../features/outcomes/page.ts';
import * as posts from '../../features/posts/page.ts';
import * as programs from '../../features/programs/page.ts';
import * as prompts from '../../features/prompts/page.ts';
import * as quotes from '../../features/quotes/page.ts';
import * as requests from '../../features/requests/page.ts';
import * as savedSearches from '../../features/saved-searches/page.ts';
import * as search from '../../features/search/page.ts';
import * as services from '../../features/services/page.ts';
import * as shortlists from '../../features/shortlists/page.ts';
import * as signUp from '../../features/sign-up/page.ts';
import * as submissions from '../../features/submissions/page.ts';
import * as testimonials from '../../features/testimonials/page.ts';
import * as tips from '../../features/tips/page.ts';
import * as tools from '../../features/tools/page.ts';
import * as verification from '../../features/verification/page.ts';
import * as vibecoding from '../../features/vibecoding/page.ts';
import * as work from '../../features/work/forms.ts';
import { systemClock } from '../../server/clock.ts';
import { PageTable } from '../../server/http/pages/page-table.ts';
import * as app from '../page.ts';

const withPages = [
  ...[
    about,
    app,
    availability,
    creators,
    developers,
    examples,
    glossary,
    home,
    learningPaths,
    legal,
  ],
  ...[messages, outcomes, posts, programs, prompts, quotes, requests, savedSearches, search],
  ...[
    services,
    shortlists,
    signUp,
    submissions,
    testimonials,
    tips,
    tools,
    verification,
    vibecoding,
  ],
];
const withForms = [
  ...[
    availability,
    briefs,
    calls,
    developers,
    messages,
    outcomes,
    quotes,
    requests,
    savedSearches,
    shortlists,
    signUp,
    submissions,
    testimonials,
    work,
  ],
];

export const siteForms = (
  await Promise.all(withForms.map(({ forms }) => forms(systemClock.now)))
).flat();

export const sitePages = new PageTable(
  (await Promise.all(withPages.map(({ pages }) => pages()))).flat(),
  siteForms,
);
