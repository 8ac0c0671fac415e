import { factHash } from '../../../src/features/facts/server/document-facts.service.ts';
import { testDatabase } from '../../setup/database/database.ts';

interface FactOverrides {
  kind?: 'price' | 'number' | 'date';
  words?: string;
  sentence?: string;
  recheckAt?: Date | null;
  answeredAt?: Date;
  leftTextAt?: Date | null;
}

export function createFact(documentId: number, overrides: FactOverrides = {}) {
  const fact = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.', ...overrides };
  return testDatabase().prisma.fact.create({
    data: {
      ...{ documentId, state: 'sourced', sourceUrl: 'https://example.com/prices' },
      ...{ answeredBy: 'admin:test', answeredAt: new Date(), keyHash: factHash(fact) },
      ...fact,
    },
    select: { id: true },
  });
}
