-- AlterTable
ALTER TABLE "Developer" ADD COLUMN     "showBirthDate" BOOLEAN NOT NULL DEFAULT true;
