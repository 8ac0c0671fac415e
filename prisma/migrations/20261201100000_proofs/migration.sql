CREATE TYPE "ProofWay" AS ENUM ('file', 'meta', 'dns', 'topic', 'relMe');
CREATE TYPE "ProofFault" AS ENUM ('unreachable', 'notFound', 'tooLarge', 'notPublic', 'ledAway');

CREATE TABLE "AddressProof" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "provenAt" TIMESTAMPTZ(3),
    "way" "ProofWay",
    "checkedAt" TIMESTAMPTZ(3),
    "recheckAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "fallenAt" TIMESTAMPTZ(3),
    "fault" "ProofFault",
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AddressProof_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "AddressProof_address_check" CHECK (length("address") BETWEEN 1 AND 500),
    CONSTRAINT "AddressProof_token_check" CHECK ("token" ~ '^[a-z0-9]{24}$'),
    CONSTRAINT "AddressProof_failures_check" CHECK ("failures" BETWEEN 0 AND 3),
    CONSTRAINT "AddressProof_proven_check" CHECK (num_nonnulls("provenAt", "way", "checkedAt") IN (0, 3)),
    CONSTRAINT "AddressProof_fallen_check" CHECK (
        num_nonnulls("fallenAt", "fault") IN (0, 2) AND ("fallenAt" IS NULL OR "provenAt" IS NOT NULL)),
    CONSTRAINT "AddressProof_recheckAt_check" CHECK (
        ("recheckAt" IS NOT NULL) = ("provenAt" IS NOT NULL AND "fallenAt" IS NULL))
);
CREATE UNIQUE INDEX "AddressProof_token_key" ON "AddressProof"("token");
CREATE UNIQUE INDEX "AddressProof_developerId_address_key" ON "AddressProof"("developerId", "address");
CREATE INDEX "AddressProof_recheckAt_idx" ON "AddressProof"("recheckAt");
CREATE INDEX "AddressProof_removedAt_idx" ON "AddressProof"("removedAt");
ALTER TABLE "AddressProof" ADD CONSTRAINT "AddressProof_developerId_fkey"
    FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
