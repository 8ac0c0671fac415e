-- CreateTable
CREATE TABLE "AiSuggestion" (
    "id" UUID NOT NULL,
    "adminId" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "isDone" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AiSuggestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostProvenance" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER,
    "draftId" UUID,
    "purpose" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "wordCount" INTEGER NOT NULL,
    "characterCount" INTEGER NOT NULL,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedBy" TEXT NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PostProvenance_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AiSuggestion_adminId_idx" ON "AiSuggestion"("adminId");

-- CreateIndex
CREATE INDEX "AiSuggestion_createdAt_idx" ON "AiSuggestion"("createdAt");

-- CreateIndex
CREATE INDEX "PostProvenance_postId_idx" ON "PostProvenance"("postId");

-- CreateIndex
CREATE INDEX "PostProvenance_draftId_idx" ON "PostProvenance"("draftId");

-- AddForeignKey
ALTER TABLE "AiSuggestion" ADD CONSTRAINT "AiSuggestion_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostProvenance" ADD CONSTRAINT "PostProvenance_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostProvenance" ADD CONSTRAINT "PostProvenance_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "PostDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
