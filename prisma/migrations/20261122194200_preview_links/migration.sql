-- CreateTable
CREATE TABLE "PreviewLink" (
    "keyHash" TEXT NOT NULL,
    "postId" INTEGER,
    "draftId" UUID,
    "adminId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PreviewLink_pkey" PRIMARY KEY ("keyHash")
);

-- CreateIndex
CREATE INDEX "PreviewLink_postId_idx" ON "PreviewLink"("postId");

-- CreateIndex
CREATE INDEX "PreviewLink_draftId_idx" ON "PreviewLink"("draftId");

-- CreateIndex
CREATE INDEX "PreviewLink_adminId_idx" ON "PreviewLink"("adminId");

-- CreateIndex
CREATE INDEX "PreviewLink_endsAt_idx" ON "PreviewLink"("endsAt");

-- AddForeignKey
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "PostDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
