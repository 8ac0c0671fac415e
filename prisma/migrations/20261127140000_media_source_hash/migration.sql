ALTER TABLE "Media" ADD COLUMN "sourceHash" TEXT;
CREATE INDEX "Media_sourceHash_idx" ON "Media"("sourceHash");
