CREATE TABLE "Remark" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "parentId" INTEGER,
    "quote" TEXT NOT NULL DEFAULT '',
    "block" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "authorId" INTEGER,
    "writtenBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "doneAt" TIMESTAMPTZ(3),
    "doneBy" TEXT,

    CONSTRAINT "Remark_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Remark_documentId_id_idx" ON "Remark"("documentId", "id");
CREATE INDEX "Remark_parentId_idx" ON "Remark"("parentId");
CREATE INDEX "Remark_authorId_idx" ON "Remark"("authorId");

ALTER TABLE "Remark" ADD CONSTRAINT "Remark_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Remark" ADD CONSTRAINT "Remark_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Remark"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Remark" ADD CONSTRAINT "Remark_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;
