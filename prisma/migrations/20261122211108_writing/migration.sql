-- CreateTable
CREATE TABLE "AiUsage" (
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "adminId" INTEGER,
    "purpose" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "isEstimated" BOOLEAN NOT NULL,
    "costMicros" BIGINT,
    "durationMs" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AiUsage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WritingSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "voice" TEXT NOT NULL,
    "wordsToUse" TEXT NOT NULL,
    "wordsToAvoid" TEXT NOT NULL,
    "samplePostIds" INTEGER[],
    "monthlyTokenLimit" INTEGER,
    "monthlyCentLimit" INTEGER,
    "showsProvenance" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "WritingSettings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AiUsage_createdAt_id_idx" ON "AiUsage"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AiUsage_adminId_idx" ON "AiUsage"("adminId");

-- AddForeignKey
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;
