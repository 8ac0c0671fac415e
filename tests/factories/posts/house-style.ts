import { randomUUID } from 'node:crypto';
import type { HouseStyle } from '../../../src/features/generator/house-style.ts';
import type { Prisma } from '../../../src/server/db/generated/client.ts';
import { testDatabase } from '../../setup/database/database.ts';

export const firstHouseStyle: HouseStyle = {
  voice: '',
  wordsToUse: '',
  wordsToAvoid: '',
  samplePostIds: [],
  monthlyTokenLimit: null,
  monthlyCentLimit: null,
  showsProvenance: false,
};

export function createHouseStyle(settings: Partial<HouseStyle> = {}) {
  return testDatabase().prisma.houseStyle.create({
    data: { ...firstHouseStyle, ...settings },
  });
}

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

/** @returns the key that its browser made, as `id` */
export async function createSuggestion(
  overrides: Partial<Prisma.ModelRunUncheckedCreateInput> & { adminId: number },
) {
  const id = randomUUID();
  await testDatabase().prisma.modelRun.create({
    data: {
      ...{ key: id, purpose: 'shorten', actor: 'admin:test', model: 'test', outcome: 'ok' },
      ...{ text: '<p>Short.</p>', heartbeatAt: new Date(), createdAt: new Date() },
      ...overrides,
    },
    select: { id: true },
  });
  return { id };
}

export function createProvenance(
  overrides: { documentId: number } & Partial<
    Omit<Prisma.ProvenanceUncheckedCreateInput, 'documentId'>
  >,
) {
  return testDatabase().prisma.provenance.create({
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
