import { Prisma } from './generated/client.ts';

/**
 * Hides a condition from the planner, which then expects half of the rows. Without fresh statistics it expects "is null" for
 * one row in two hundred: it would read and sort a whole table rather than walk an index for one page.
 */
export function unestimated(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(CASE WHEN ${condition} THEN true ELSE false END)`;
}
