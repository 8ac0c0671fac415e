import { defineConfig } from 'prisma/config';

/** Configures the Prisma command line only; the server hands its connection to the client itself (src/server/db/client.ts). */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/vibecode' },
});
