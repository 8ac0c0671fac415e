import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

async function ask(query: string) {
  const answer = await testApp().app.inject(`/api/prompts${query}`);
  return { statusCode: answer.statusCode, body: answer.json() };
}

const slugsOf = (body: { items: { slug: string }[] }) => body.items.map(({ slug }) => slug);

describe('GET /api/prompts', () => {
  it('answers whole prompts under a license, page by page', async () => {
    const { body: all } = await ask('?limit=100');
    expect(all.items).toHaveLength(100);
    expect(all.license).toMatchObject({ name: 'CC BY 4.0' });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await ask(`?limit=6${cursor && `&cursor=${cursor}`}`);
      seen.push(...slugsOf(body));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(slugsOf(all));
  });

  it('narrows by all filters at once', async () => {
    const { body } = await ask(
      '?q=studio&kind=build&tool=lovable&level=Intermediate&minutes=90&limit=100',
    );
    expect(slugsOf(body)).toEqual(['booking-page']);
  });

  it.each([
    '?cursor=no-such-prompt',
    '?kind=magic',
    '?limit=101',
    '?minutes=0',
    '?cursor=A%20B',
    `?q=${'a'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });
});

describe('GET /api/prompts/{slug}', () => {
  it('answers the prompt with its blanks', async () => {
    const { body } = await ask('/booking-page');
    expect(body).toMatchObject({ slug: 'booking-page', kind: 'build', suggestedTool: 'lovable' });
    expect(body.prompt).toContain('Create a booking site for {business}.');
    expect(body.fields[0]).toMatchObject({ name: 'business', example: 'a yoga studio' });
    expect(body.related).toContain('pre-orders');
  });

  it('answers 404 for a prompt that does not exist', async () => {
    expect((await ask('/no-such-prompt')).statusCode).toBe(404);
  });
});
