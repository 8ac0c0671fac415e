-- A publication may end by itself.
ALTER TABLE "BlogPost" ADD COLUMN "unpublishAt" TIMESTAMPTZ(3);
CREATE INDEX "BlogPost_unpublishAt_idx" ON "BlogPost"("unpublishAt");
