-- AlterTable
ALTER TABLE "OutgoingMessage" ADD COLUMN     "developerId" INTEGER;

-- CreateTable
CREATE TABLE "NudgeSettings" (
    "developerId" INTEGER NOT NULL,
    "channel" "OutgoingChannel",
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "mailAddress" TEXT,
    "newMailAddress" TEXT,
    "nudgedAt" TIMESTAMPTZ(3)[],

    CONSTRAINT "NudgeSettings_pkey" PRIMARY KEY ("developerId")
);

-- CreateTable
CREATE TABLE "NudgeKey" (
    "keyHash" TEXT NOT NULL,
    "developerId" INTEGER NOT NULL,
    "mailAddress" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NudgeKey_pkey" PRIMARY KEY ("keyHash")
);

-- CreateIndex
CREATE INDEX "NudgeKey_developerId_idx" ON "NudgeKey"("developerId");

-- CreateIndex
CREATE INDEX "NudgeKey_endsAt_idx" ON "NudgeKey"("endsAt");

-- CreateIndex
CREATE INDEX "OutgoingMessage_developerId_idx" ON "OutgoingMessage"("developerId");

-- AddForeignKey
ALTER TABLE "NudgeSettings" ADD CONSTRAINT "NudgeSettings_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NudgeKey" ADD CONSTRAINT "NudgeKey_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
