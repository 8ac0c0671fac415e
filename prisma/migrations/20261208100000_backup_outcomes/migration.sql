-- CreateEnum
CREATE TYPE "BackupWork" AS ENUM ('backup', 'trialRestore');

-- CreateTable
CREATE TABLE "BackupOutcome" (
    "work" "BackupWork" NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "goodAt" TIMESTAMPTZ(3),
    "goodName" TEXT,
    "goodBytes" BIGINT,
    "faultAt" TIMESTAMPTZ(3),
    "fault" TEXT,

    CONSTRAINT "BackupOutcome_pkey" PRIMARY KEY ("work")
);
