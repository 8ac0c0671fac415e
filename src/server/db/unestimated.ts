import { Prisma } from './generated/client.ts';

/**
 * A condition that PostgreSQL takes for one that half of the rows fulfill. Without fresh statistics it takes "is null" for
 * one of two hundred, and then would rather read and sort a whole table than walk an index until it has a page.
 */
export function unestimated(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(CASE WHEN ${condition} THEN true ELSE false END)`;
}
