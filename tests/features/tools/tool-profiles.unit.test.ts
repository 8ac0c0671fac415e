import { describe, expect, it } from 'vitest';
import type { ToolProfile } from '../../../src/features/tools/words/finder/profile-types.ts';
import { toolProfiles } from '../../../src/features/tools/words/finder/tool-profiles.ts';
import { toolFactKinds } from '../../../src/features/tools/words/tool-facts.ts';

const tools = toolFactKinds.flatMap(({ release }) => release.tools);
const textOf = (slug: string, cells: readonly string[]) =>
  (tools.find((tool) => tool.slug === slug)?.facts ?? [])
    .filter(({ cell }) => cells.includes(cell))
    .map(({ text }) => text)
    .join('\n');

const quotesOf = (claims: ToolProfile['what' | 'who' | 'code']) =>
  Object.values(claims).filter((said) => said !== undefined);

describe('the profiles of tools', () => {
  it('belong to every tool with facts, once', () => {
    expect(toolProfiles.map(({ slug }) => slug).toSorted()).toEqual(
      tools.map(({ slug }) => slug).toSorted(),
    );
  });

  it.each(toolProfiles.map((profile) => [profile.slug, profile] as const))(
    'of %s quote its facts',
    (slug, { what, who, code, price, renamed }) => {
      for (const said of quotesOf(what)) {
        expect(textOf(slug, ['Makes', 'For whom', 'Platforms'])).toContain(said);
      }
      for (const said of quotesOf(who)) expect(textOf(slug, ['For whom'])).toContain(said);
      for (const said of quotesOf(code))
        expect(textOf(slug, ['For whom', 'Makes'])).toContain(said);
      for (const said of [price.free, price.extra, price.paid?.said]) {
        if (said) expect(textOf(slug, ['Price'])).toContain(said);
      }
      if (renamed) expect(textOf(slug, ['Has ended'])).toContain(renamed);
    },
  );

  it.each(
    toolProfiles.flatMap(({ slug, price: { paid } }) => (paid ? [[slug, paid] as const] : [])),
  )('of %s name the price that the fact names', (_slug, { dollarsPerMonth, said }) => {
    expect(said.match(/\$([\d.]+)/)?.[1]).toBe(String(dollarsPerMonth));
  });

  it.each(toolProfiles.map((profile) => [profile.slug, profile] as const))(
    'of %s leave out no free plan that its fact names first',
    (slug, { price }) => {
      const startsFree = /^(?:Free|There is a free plan)\b/.test(textOf(slug, ['Price']));
      if (startsFree) expect(price.free).toBeDefined();
    },
  );

  it('know no price in dollars a month where the facts name none', () => {
    const unknown = toolProfiles.filter(({ price }) => !(price.free || price.paid));
    expect(unknown.map(({ slug }) => slug)).toEqual([
      'google-ai-studio',
      'trae',
      'junie',
      'tabnine',
      'qwen-code',
      'amp',
      'figma-make',
      'magic-patterns',
      'diffblue-cover',
      'swe-agent',
      'vllm',
      'openrouter',
    ]);
  });
});
