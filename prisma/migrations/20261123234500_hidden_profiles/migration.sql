-- Nothing wrote the column: the owner of the site now hides a profile with it, and its developer still signs in.
ALTER TABLE "Developer" RENAME COLUMN "disabledAt" TO "hiddenAt";
ALTER TABLE "Developer" ADD COLUMN "hiddenReason" TEXT NOT NULL DEFAULT '';
