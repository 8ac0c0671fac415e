import { testDatabase } from '../../setup/database/database.ts';

/** A remark of this admin on a text. */
export function createRemark(
  documentId: number,
  { id: authorId, username }: { id: number; username: string },
  { text = 'Is that so?' } = {},
) {
  const passage = { quote: 'Text', block: 'Text' };
  const by = { authorId, writtenBy: `admin:${username}`, createdAt: new Date() };
  return testDatabase().prisma.remark.create({
    data: { documentId, text, ...passage, ...by },
    select: { id: true },
  });
}
