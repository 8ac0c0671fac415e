-- The dashboard lists posts in these orders too, and those of one category in the order of their changes.
CREATE INDEX "BlogPost_createdAt_id_idx" ON "BlogPost"("createdAt" DESC, "id" DESC);
CREATE INDEX "BlogPost_categoryId_updatedAt_id_idx" ON "BlogPost"("categoryId", "updatedAt" DESC, "id" DESC);
CREATE INDEX "BlogPost_title_idx" ON "BlogPost"(lower("title"), "id");
