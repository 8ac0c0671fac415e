import { z } from 'zod';
import type { Db } from '../../../server/db/client.ts';
import { factStates, recheckedKinds } from '../facts.ts';
import {
  deleteUnanswered,
  findWholeFacts,
  restoreUnanswered,
  type WholeFact,
} from './fact-changes.queries.ts';

const moment = () => z.coerce.date<string | Date>();

const wholeFactSchema = z.object({
  ...{ id: z.int(), documentId: z.int(), keyHash: z.string(), kind: z.enum(recheckedKinds) },
  ...{ words: z.string(), sentence: z.string(), state: z.enum(factStates) },
  ...{ sourceUrl: z.string(), note: z.string(), recheckAt: moment().nullable() },
  ...{ answeredBy: z.string(), answeredAt: moment(), leftTextAt: moment().nullable() },
}) satisfies z.ZodType<WholeFact>;

const factChangesSchema = z.array(
  z.object({
    id: z.int(),
    /** After the change. */
    answeredAt: moment(),
    /** Null for a fact that the change made. */
    former: wholeFactSchema.nullable(),
  }),
);

export type FactChanges = z.output<typeof factChangesSchema>;

/** Tells how a work changes the facts of a kind of content. Nothing that it does may delete one. */
export async function factChangesOf(
  tx: Db,
  kind: string,
  work: () => Promise<void>,
): Promise<FactChanges> {
  const before = new Map((await findWholeFacts(tx, kind)).map((fact) => [fact.id, fact]));
  await work();
  return (await findWholeFacts(tx, kind)).flatMap((fact) => {
    const former = before.get(fact.id) ?? null;
    const isSame = JSON.stringify(former) === JSON.stringify(fact);
    return isSame ? [] : [{ id: fact.id, answeredAt: fact.answeredAt, former }];
  });
}

/** Takes stored changes back. A fact that somebody has answered since stays as it is. */
export async function takeBackFactChanges(tx: Db, stored: unknown): Promise<void> {
  for (const { former, ...answer } of factChangesSchema.parse(stored ?? [])) {
    if (former) await restoreUnanswered(tx, answer, former);
    else await deleteUnanswered(tx, answer);
  }
}
