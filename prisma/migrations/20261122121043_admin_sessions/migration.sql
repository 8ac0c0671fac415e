-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "passwordChangedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "network" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "provenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Sessions that are open already were proven when they began.
UPDATE "Session" SET "provenAt" = "createdAt";
