ALTER TABLE "Call" ADD COLUMN     "answers" JSONB NOT NULL DEFAULT '[]';

ALTER TABLE "CallSettings" ADD COLUMN     "questions" TEXT[] DEFAULT ARRAY[]::TEXT[];
