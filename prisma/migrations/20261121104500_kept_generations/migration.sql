-- AlterTable
ALTER TABLE "AiGeneration" ADD COLUMN     "adminId" INTEGER,
ADD COLUMN     "cancelledAt" TIMESTAMPTZ(3),
ADD COLUMN     "categoryId" INTEGER,
ADD COLUMN     "discardedAt" TIMESTAMPTZ(3),
ADD COLUMN     "heartbeatAt" TIMESTAMPTZ(3),
ADD COLUMN     "postId" INTEGER,
ADD COLUMN     "result" JSONB,
ADD COLUMN     "savedAt" TIMESTAMPTZ(3),
ADD COLUMN     "stage" TEXT NOT NULL DEFAULT 'writing',
ADD COLUMN     "text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "title" TEXT NOT NULL DEFAULT '',
ALTER COLUMN "durationMs" SET DEFAULT 0;

-- CreateIndex
CREATE INDEX "AiGeneration_adminId_id_idx" ON "AiGeneration"("adminId", "id" DESC);

-- CreateIndex
CREATE INDEX "AiGeneration_postId_idx" ON "AiGeneration"("postId");

-- AddForeignKey
ALTER TABLE "AiGeneration" ADD CONSTRAINT "AiGeneration_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AiGeneration" ADD CONSTRAINT "AiGeneration_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE SET NULL ON UPDATE CASCADE;
