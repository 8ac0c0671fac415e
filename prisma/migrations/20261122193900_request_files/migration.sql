-- AlterEnum
ALTER TYPE "MediaKind" ADD VALUE 'requestFile';

-- CreateTable
CREATE TABLE "RequestFile" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "mediaId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,

    CONSTRAINT "RequestFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RequestFile_entryId_key" ON "RequestFile"("entryId");

-- CreateIndex
CREATE UNIQUE INDEX "RequestFile_mediaId_key" ON "RequestFile"("mediaId");

-- CreateIndex
CREATE INDEX "RequestFile_requestId_idx" ON "RequestFile"("requestId");

-- AddForeignKey
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "RequestEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A PDF has no width. As text: a new value of an enum cannot be used in the transaction that adds it.
ALTER TABLE "Media" DROP CONSTRAINT "Media_size_check";
ALTER TABLE "Media" ADD CONSTRAINT "Media_size_check" CHECK (
  "byteSize" > 0 AND ("kind"::text = 'requestFile' OR "widthPx" > 0 AND "heightPx" > 0)
);
