-- CreateEnum
CREATE TYPE "CodeBudget" AS ENUM ('general', 'member', 'knownBrowser', 'text');

-- CreateEnum
CREATE TYPE "CodeDelivery" AS ENUM ('pending', 'sent', 'unclear', 'failed');

-- DropTable
DROP TABLE "PhoneVerification";

-- CreateTable
CREATE TABLE "SignInCode" (
    "id" SERIAL NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "budget" "CodeBudget" NOT NULL,
    "delivery" "CodeDelivery" NOT NULL DEFAULT 'pending',
    "browserHash" TEXT,
    "messageId" TEXT,
    "fromKnownBrowser" BOOLEAN NOT NULL DEFAULT false,
    "addressGroup" TEXT NOT NULL DEFAULT '',
    "networkGroup" TEXT NOT NULL DEFAULT '',
    "codeHash" TEXT NOT NULL,
    "browserChecks" INTEGER NOT NULL DEFAULT 0,
    "addressChecks" INTEGER NOT NULL DEFAULT 0,
    "otherChecks" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SignInCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KnownBrowser" (
    "browserHash" TEXT NOT NULL,
    "developerId" INTEGER NOT NULL,
    "lastSignInAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KnownBrowser_pkey" PRIMARY KEY ("browserHash","developerId")
);

-- CreateTable
CREATE TABLE "SmsKeyword" (
    "messageId" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "isStop" BOOLEAN NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SmsKeyword_pkey" PRIMARY KEY ("messageId")
);

-- CreateIndex
CREATE UNIQUE INDEX "SignInCode_messageId_key" ON "SignInCode"("messageId");

-- CreateIndex
CREATE INDEX "SignInCode_phoneNumber_createdAt_idx" ON "SignInCode"("phoneNumber", "createdAt");

-- CreateIndex
CREATE INDEX "SignInCode_browserHash_idx" ON "SignInCode"("browserHash");

-- CreateIndex
CREATE INDEX "SignInCode_createdAt_idx" ON "SignInCode"("createdAt");

-- CreateIndex
CREATE INDEX "KnownBrowser_developerId_lastSignInAt_idx" ON "KnownBrowser"("developerId", "lastSignInAt" DESC);

-- CreateIndex
CREATE INDEX "KnownBrowser_lastSignInAt_idx" ON "KnownBrowser"("lastSignInAt");

-- CreateIndex
CREATE INDEX "SmsKeyword_phoneNumber_sentAt_idx" ON "SmsKeyword"("phoneNumber", "sentAt" DESC);

-- AddForeignKey
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who has opted out stays opted out.
INSERT INTO "SmsKeyword" ("messageId", "phoneNumber", "isStop", "sentAt")
SELECT 'opted out: ' || "phoneNumber", "phoneNumber", true, "createdAt" FROM "SmsOptOut";

DROP TABLE "SmsOptOut";

ALTER TABLE "SignInCode" ADD CONSTRAINT "SignInCode_checks_check" CHECK (LEAST("browserChecks", "addressChecks", "otherChecks") >= 0);
