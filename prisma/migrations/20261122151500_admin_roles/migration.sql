-- CreateEnum
CREATE TYPE "AdminRole" AS ENUM ('owner', 'editor', 'author');

-- AlterTable: whoever could sign in so far could do everything.
ALTER TABLE "Admin" ADD COLUMN     "role" "AdminRole" NOT NULL DEFAULT 'owner';

-- AlterTable: tokens from before go on as they were, without an end.
ALTER TABLE "ApiToken" ADD COLUMN     "expiresAt" TIMESTAMPTZ(3),
ADD COLUMN     "scopes" TEXT[] DEFAULT ARRAY['posts:write', 'drafts:generate']::TEXT[];

-- AlterTable
ALTER TABLE "BlogPost" ADD COLUMN     "authorId" INTEGER;

-- CreateTable
CREATE TABLE "PostCreationKey" (
    "keyHash" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "postId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PostCreationKey_pkey" PRIMARY KEY ("keyHash")
);

-- CreateIndex
CREATE INDEX "PostCreationKey_postId_idx" ON "PostCreationKey"("postId");

-- CreateIndex
CREATE INDEX "PostCreationKey_createdAt_idx" ON "PostCreationKey"("createdAt");

-- CreateIndex
CREATE INDEX "BlogPost_authorId_idx" ON "BlogPost"("authorId");

-- AddForeignKey
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostCreationKey" ADD CONSTRAINT "PostCreationKey_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever saved the first version began the post, where that is known.
UPDATE "BlogPost" AS post
SET "authorId" = admin."id"
FROM "BlogPostRevision" AS revision
JOIN "Admin" AS admin ON revision."savedBy" = 'admin:' || admin."username"
WHERE revision."postId" = post."id" AND revision."version" = 1;
