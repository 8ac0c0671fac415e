-- The list of marked developers walks through the hashes and needs nothing else but the id.
DROP INDEX "Developer_photoHash_idx";
DROP INDEX "Developer_bioHash_idx";
CREATE INDEX "Developer_photoHash_id_idx" ON "Developer"("photoHash", "id");
CREATE INDEX "Developer_bioHash_id_idx" ON "Developer"("bioHash", "id");
