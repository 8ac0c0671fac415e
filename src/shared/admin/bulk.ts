import { z } from 'zod';

export const maxRowsAtOnce = 100;

/** Rows of one call that changes several; `one` and `many` name them in the refusals. */
export const rowsSchema = <Row extends z.ZodType>(
  row: Row,
  { one, many }: { one: string; many: string },
) =>
  z
    .array(row)
    .min(1, `Choose at least one ${one}`)
    .max(maxRowsAtOnce, `Choose at most ${maxRowsAtOnce} ${many} at once`);
