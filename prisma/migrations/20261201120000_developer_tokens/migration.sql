-- Developers make tokens too. A token belongs to exactly one admin or one developer.
ALTER TABLE "ApiToken"
  ALTER COLUMN "adminId" DROP NOT NULL,
  ADD COLUMN "developerId" INTEGER,
  ADD CONSTRAINT "ApiToken_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "ApiToken_owner_check" CHECK (num_nonnulls("adminId", "developerId") = 1);

CREATE INDEX "ApiToken_developerId_idx" ON "ApiToken"("developerId");
