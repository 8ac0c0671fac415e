-- Words at a stage of the work are an entry of the thread of its request.
ALTER TABLE "ConversationEntry" ADD COLUMN "stageId" INTEGER,
ADD COLUMN "address" TEXT NOT NULL DEFAULT '';
CREATE INDEX "ConversationEntry_stageId_idx" ON "ConversationEntry"("stageId");
ALTER TABLE "ConversationEntry" ADD CONSTRAINT "ConversationEntry_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "WorkStage"("id") ON DELETE SET NULL ON UPDATE CASCADE;
