import { randomUUID } from 'node:crypto';
import type { Prisma } from '../../../src/server/db/generated/client.ts';
import { testDatabase } from '../../setup/database/database.ts';

export function createStagedDraft(
  overrides: Partial<Prisma.StagedDraftUncheckedCreateInput> & { adminId: number },
) {
  return testDatabase().prisma.stagedDraft.create({
    data: {
      ...{ subject: 'A first app', reader: '', goal: '', sources: '', voice: '' },
      sections: {
        create: {
          ...{ id: randomUUID(), position: 0, heading: 'Who', points: 'A person.' },
          ...{ html: '<p>Begin with a person.</p>', offeredHtml: '<p>Begin.</p>' },
        },
      },
      ...overrides,
    },
    select: { id: true, version: true, sections: { select: { id: true } } },
  });
}
