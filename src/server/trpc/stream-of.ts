import { z } from 'zod';

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** The output schema of a procedure that answers piece by piece: every piece is held to the schema as it leaves. */
export function streamOf<Item extends z.ZodType>(item: Item) {
  return z
    .custom<AsyncIterable<z.input<Item>>>(isAsyncIterable)
    .transform(async function* (pieces) {
      for await (const piece of pieces) yield item.parse(piece);
    });
}
