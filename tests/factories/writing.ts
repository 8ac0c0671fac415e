import { randomUUID } from 'node:crypto';
import type { WritingSettings } from '../../src/features/generator/writing.ts';
import type { Prisma } from '../../src/server/db/generated/client.ts';
import { testDatabase } from '../setup/database.ts';

/** What is saved where nobody has a style or a limit yet. */
export const firstWritingSettings: WritingSettings = {
  voice: '',
  wordsToUse: '',
  wordsToAvoid: '',
  samplePostIds: [],
  monthlyTokenLimit: null,
  monthlyCentLimit: null,
  showsProvenance: false,
};

export function createWritingSettings(settings: Partial<WritingSettings> = {}) {
  return testDatabase().prisma.writingSettings.create({
    data: { ...firstWritingSettings, ...settings },
  });
}

/** A request that ended well, unless the test says otherwise. */
export function createAiUsage(overrides: Partial<Prisma.AiUsageUncheckedCreateInput> = {}) {
  return testDatabase().prisma.aiUsage.create({
    data: {
      actor: 'admin:test',
      purpose: 'shorten',
      model: 'test',
      outcome: 'ok',
      inputTokens: 100,
      outputTokens: 50,
      isEstimated: false,
      createdAt: new Date(),
      ...overrides,
    },
    select: { id: true },
  });
}

/** A suggestion that waits for a decision. */
export function createSuggestion(
  overrides: Partial<Prisma.AiSuggestionUncheckedCreateInput> & { adminId: number },
) {
  return testDatabase().prisma.aiSuggestion.create({
    data: {
      id: randomUUID(),
      purpose: 'shorten',
      model: 'test',
      text: '<p>Short.</p>',
      isDone: true,
      createdAt: new Date(),
      ...overrides,
    },
    select: { id: true },
  });
}

/** What of a post a model wrote. */
export function createProvenance(
  overrides: Partial<Prisma.PostProvenanceUncheckedCreateInput> = {},
) {
  return testDatabase().prisma.postProvenance.create({
    data: {
      purpose: 'shorten',
      model: 'test',
      wordCount: 12,
      characterCount: 70,
      writtenAt: new Date(),
      acceptedBy: 'admin:test',
      acceptedAt: new Date(),
      ...overrides,
    },
    select: { id: true },
  });
}
