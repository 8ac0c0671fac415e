CREATE INDEX "Media_byteSize_id_idx" ON "Media"("byteSize" DESC, "id");
-- Prisma has no index over an expression.
CREATE INDEX "Media_name_idx" ON "Media"(("name" = ''), "name", "id");
CREATE INDEX "Developer_developerName_idx" ON "Developer"(("developerName" = ''), "developerName", "id");
