-- CreateTable
CREATE TABLE "StagedDraft" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "reader" TEXT NOT NULL,
    "goal" TEXT NOT NULL,
    "sources" TEXT NOT NULL,
    "voice" TEXT NOT NULL,
    "categoryId" INTEGER NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "slug" TEXT NOT NULL DEFAULT '',
    "excerpt" TEXT NOT NULL DEFAULT '',
    "metaTitle" TEXT NOT NULL DEFAULT '',
    "metaDescription" TEXT NOT NULL DEFAULT '',
    "metaKeywords" TEXT NOT NULL DEFAULT '',
    "imageUrl" TEXT NOT NULL DEFAULT '',
    "imageAlt" TEXT NOT NULL DEFAULT '',
    "offeredDetails" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "discardedAt" TIMESTAMPTZ(3),
    "savedAt" TIMESTAMPTZ(3),
    "postId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StagedDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StagedSection" (
    "id" UUID NOT NULL,
    "draftId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "heading" TEXT NOT NULL,
    "points" TEXT NOT NULL,
    "html" TEXT NOT NULL DEFAULT '',
    "offeredHtml" TEXT,

    CONSTRAINT "StagedSection_pkey" PRIMARY KEY ("draftId","id")
);

-- CreateTable
CREATE TABLE "StagedStep" (
    "id" SERIAL NOT NULL,
    "draftId" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sectionId" UUID,
    "wish" TEXT NOT NULL DEFAULT '',
    "model" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "costMicros" BIGINT,
    "durationMs" INTEGER NOT NULL DEFAULT 0,
    "runBy" TEXT NOT NULL DEFAULT '',
    "heartbeatAt" TIMESTAMPTZ(3) NOT NULL,
    "cancelledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StagedStep_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "StagedDraft_adminId_updatedAt_idx" ON "StagedDraft"("adminId", "updatedAt" DESC);

-- CreateIndex
CREATE INDEX "StagedDraft_postId_idx" ON "StagedDraft"("postId");

-- CreateIndex
CREATE INDEX "StagedDraft_updatedAt_idx" ON "StagedDraft"("updatedAt");

-- CreateIndex
CREATE INDEX "StagedStep_draftId_id_idx" ON "StagedStep"("draftId", "id");

-- CreateIndex
CREATE INDEX "StagedStep_outcome_heartbeatAt_idx" ON "StagedStep"("outcome", "heartbeatAt");

-- AddForeignKey
ALTER TABLE "StagedDraft" ADD CONSTRAINT "StagedDraft_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StagedDraft" ADD CONSTRAINT "StagedDraft_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StagedSection" ADD CONSTRAINT "StagedSection_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "StagedDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StagedStep" ADD CONSTRAINT "StagedStep_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "StagedDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
