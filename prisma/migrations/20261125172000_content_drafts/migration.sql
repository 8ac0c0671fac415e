-- AlterEnum
ALTER TYPE "VersionKind" ADD VALUE 'scheduled';

-- AlterTable
ALTER TABLE "DocumentVersion" ADD COLUMN     "publishAt" TIMESTAMPTZ(3);
