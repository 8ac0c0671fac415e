CREATE TYPE "ProgramKeyKind" AS ENUM ('code', 'refresh');

CREATE TABLE "Program" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "redirectUris" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Program_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Program_createdAt_idx" ON "Program"("createdAt");

CREATE TABLE "ProgramConnection" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER,
    "developerId" INTEGER,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProgramConnection_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ProgramConnection_owner_check" CHECK (num_nonnulls("adminId", "developerId") = 1)
);
CREATE INDEX "ProgramConnection_adminId_idx" ON "ProgramConnection"("adminId");
CREATE INDEX "ProgramConnection_developerId_idx" ON "ProgramConnection"("developerId");
CREATE INDEX "ProgramConnection_endsAt_idx" ON "ProgramConnection"("endsAt");
ALTER TABLE "ProgramConnection" ADD CONSTRAINT "ProgramConnection_adminId_fkey"
    FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ProgramConnection" ADD CONSTRAINT "ProgramConnection_developerId_fkey"
    FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ProgramKey" (
    "keyHash" TEXT NOT NULL,
    "kind" "ProgramKeyKind" NOT NULL,
    "connectionId" INTEGER NOT NULL,
    "redirectUri" TEXT,
    "challenge" TEXT,
    "usedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProgramKey_pkey" PRIMARY KEY ("keyHash"),
    CONSTRAINT "ProgramKey_code_check" CHECK (
        ("kind" = 'code') = ("redirectUri" IS NOT NULL) AND ("kind" = 'code') = ("challenge" IS NOT NULL))
);
CREATE INDEX "ProgramKey_connectionId_idx" ON "ProgramKey"("connectionId");
ALTER TABLE "ProgramKey" ADD CONSTRAINT "ProgramKey_connectionId_fkey"
    FOREIGN KEY ("connectionId") REFERENCES "ProgramConnection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ApiToken" ADD COLUMN "connectionId" INTEGER;
CREATE INDEX "ApiToken_connectionId_idx" ON "ApiToken"("connectionId");
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_connectionId_fkey"
    FOREIGN KEY ("connectionId") REFERENCES "ProgramConnection"("id") ON DELETE CASCADE ON UPDATE CASCADE;
