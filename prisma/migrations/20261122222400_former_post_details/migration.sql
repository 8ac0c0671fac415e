-- CreateTable
CREATE TABLE "FormerPostDetails" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "tags" TEXT[],
    "byline" TEXT NOT NULL,
    "canonicalUrl" TEXT NOT NULL,
    "socialImageUrl" TEXT NOT NULL,
    "replacedBy" TEXT NOT NULL,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FormerPostDetails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FormerPostDetails_postId_id_idx" ON "FormerPostDetails"("postId", "id" DESC);

-- AddForeignKey
ALTER TABLE "FormerPostDetails" ADD CONSTRAINT "FormerPostDetails_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;
