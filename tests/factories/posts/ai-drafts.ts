import type { Prisma } from '../../../src/server/db/generated/client.ts';
import { testDatabase } from '../../setup/database/database.ts';

export const generatedPost = {
  title: 'Plan a first app',
  slug: 'plan-a-first-app',
  excerpt: 'One page of notes is enough.',
  content: '<p>Start with a person.</p>',
  imageUrl: '',
  metaTitle: 'Plan a first app | vibecode.land',
  metaDescription: 'Four questions.',
  metaKeywords: 'planning',
};

export function createAiDraft(
  overrides: Partial<Prisma.ModelRunUncheckedCreateInput> & { adminId: number },
) {
  return testDatabase().prisma.modelRun.create({
    data: {
      ...{ purpose: 'draft', actor: 'admin:test', heartbeatAt: new Date() },
      subject: 'A first app',
      model: 'test',
      outcome: 'ok',
      title: generatedPost.title,
      text: 'Start with a person.',
      result: generatedPost,
      ...overrides,
    },
    select: { id: true },
  });
}
