-- CreateEnum
CREATE TYPE "BriefState" AS ENUM ('open', 'yes', 'no', 'chosen', 'notChosen', 'withdrawn');

-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN     "isShownToDevelopers" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Developer" ADD COLUMN     "isOpenToBriefs" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Brief" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "developerId" INTEGER NOT NULL,
    "state" "BriefState" NOT NULL DEFAULT 'open',
    "word" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3),
    "answeredAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Brief_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Brief_developerId_id_idx" ON "Brief"("developerId", "id" DESC);

-- CreateIndex
CREATE INDEX "Brief_endsAt_idx" ON "Brief"("endsAt");

-- CreateIndex
CREATE UNIQUE INDEX "Brief_requestId_developerId_key" ON "Brief"("requestId", "developerId");

-- CreateIndex
CREATE INDEX "Developer_isOpenToBriefs_createdAt_id_idx" ON "Developer"("isOpenToBriefs", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "Brief" ADD CONSTRAINT "Brief_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Brief" ADD CONSTRAINT "Brief_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
