ALTER TABLE "BlogPost" ADD COLUMN "byline" TEXT NOT NULL DEFAULT '',
ADD COLUMN "canonicalUrl" TEXT NOT NULL DEFAULT '',
ADD COLUMN "socialImageUrl" TEXT NOT NULL DEFAULT '';

CREATE TABLE "Tag" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "slug" TEXT NOT NULL,

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Tag_nameKey_key" ON "Tag"("nameKey");
CREATE UNIQUE INDEX "Tag_slug_key" ON "Tag"("slug");

CREATE TABLE "PostTag" (
    "postId" INTEGER NOT NULL,
    "tagId" INTEGER NOT NULL,

    CONSTRAINT "PostTag_pkey" PRIMARY KEY ("postId", "tagId")
);
CREATE INDEX "PostTag_tagId_postId_idx" ON "PostTag"("tagId", "postId");
ALTER TABLE "PostTag" ADD CONSTRAINT "PostTag_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PostTag" ADD CONSTRAINT "PostTag_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "Tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A social picture is named by its post like a cover.
CREATE INDEX "BlogPost_pictureIds_of_all_idx" ON "BlogPost" USING GIN ("pictureIds"("imageUrl", "socialImageUrl", "content"));
DROP INDEX "BlogPost_pictureIds_idx";
ALTER INDEX "BlogPost_pictureIds_of_all_idx" RENAME TO "BlogPost_pictureIds_idx";
