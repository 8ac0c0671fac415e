-- AlterEnum
ALTER TYPE "SignInTicketPurpose" ADD VALUE 'mailAddress';

-- AlterTable
ALTER TABLE "Admin" ADD COLUMN     "mailAddress" TEXT,
ADD COLUMN     "newMailAddress" TEXT;

-- CreateTable
CREATE TABLE "AdminBrowser" (
    "browserHash" TEXT NOT NULL,
    "adminId" INTEGER NOT NULL,
    "lastSignInAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AdminBrowser_pkey" PRIMARY KEY ("browserHash")
);

-- CreateIndex
CREATE INDEX "AdminBrowser_adminId_idx" ON "AdminBrowser"("adminId");

-- CreateIndex
CREATE INDEX "AdminBrowser_lastSignInAt_idx" ON "AdminBrowser"("lastSignInAt");

-- AddForeignKey
ALTER TABLE "AdminBrowser" ADD CONSTRAINT "AdminBrowser_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
