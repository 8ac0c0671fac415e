import { expect, it } from 'vitest';
import { paths } from '../../../src/shared/paths.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

/** Addresses of the results in the order of the page. */
async function resultsFor(question: string): Promise<string[]> {
  const { body } = await testApp().app.inject({ url: paths.searchFor(question) });
  const lists = body.match(/<ul[^>]*\bruled\b.*?<\/ul>/gs) ?? [];
  return lists.flatMap((list) =>
    [...list.matchAll(/<li[^>]*><a href="([^"]+)"/g)].map(([, address = '']) => address),
  );
}

it.each([
  ['what is row level securty', ['/glossary/row-level-security', '/prompts/row-level-security']],
  ['cursor vs copilot', ['/compare/cursor-vs-github-copilot', '/tools/github-copilot']],
  ['how much does an app cost', ['/services/apps', '/contact']],
  ['loveable', ['/tools/lovable', '/compare/base44-vs-lovable']],
  ['webhok', ['/glossary/webhook']],
  ['prompt for login', ['/prompts/sign-in-with-google', '/prompts/sign-in-by-email-link']],
  ['vibe coding', ['/what-is-vibecoding', '/glossary']],
  ['diffrence between sql and nosql', ['/glossary/nosql', '/glossary/sql']],
  ['hire a developer', ['/explore-developers', '/contact']],
  ['copliot', ['/tools/github-copilot', '/compare/cursor-vs-github-copilot']],
  ['claude code or cursor', ['/compare/claude-code-vs-cursor', '/tools/claude-code']],
  ['what is an api', ['/glossary/api', '/glossary/api-key']],
  ['api key', ['/glossary/api-key', '/glossary/api']],
  ['github', ['/tools/github-copilot', '/tools/lovable']],
  ['autentication', ['/glossary/authentication', '/glossary/two-factor-authentication']],
  ['bolt', ['/tools/bolt-new', '/tools/bolt-diy']],
  ['website price', ['/services/websites', '/services']],
  ['automate my emails', ['/services/automation']],
  ['bakery app', ['/examples', '/examples/bakery-preorder']],
  ['prompt for a bakery', ['/prompts/pre-orders', '/glossary/prompt']],
  ['Morning Loaf', ['/examples/bakery-preorder']],
  ['youtube', ['/creators']],
  ['RLS', ['/glossary/row-level-security', '/prompts/row-level-security']],
  ['mcp', ['/glossary/model-context-protocol']],
  ['sign in', ['/prompts/sign-in-with-google', '/prompts/sign-in-by-email-link']],
  ['supabase or neon?', ['/compare/neon-vs-supabase', '/tools/neon']],
  ['javscript', ['/glossary/javascript', '/glossary/type-system']],
  ['databases', ['/glossary/database', '/glossary/relational-database']],
  ['training for my team', ['/services/consulting', '/glossary/training-data']],
  ['hub', ['/tools/github-copilot', '/tools/lovable']],
  ['edmund yung', ['/creators?tab=rising-stars#edmund-yong']],
  ['join as a developer', ['/developer-signup', '/developers']],
  ['csv import', ['/prompts/import-a-csv-file']],
  ['ras mic', ['/creators#ras-mic']],
  ['tool finder', ['/tools/finder', '/glossary/tool-calling']],
  ['best tool for beginners', ['/resources', '/glossary/tool-calling']],
])('%s', async (question, expected) => {
  expect((await resultsFor(question)).slice(0, expected.length)).toEqual(expected);
});
