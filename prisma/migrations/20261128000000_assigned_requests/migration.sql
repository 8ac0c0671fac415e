ALTER TABLE "ContactRequest" ADD COLUMN "assigneeId" INTEGER;
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_assigneeId_fkey"
  FOREIGN KEY ("assigneeId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "ContactRequest_assigneeId_createdAt_id_idx" ON "ContactRequest"("assigneeId", "createdAt" DESC, "id" DESC);
