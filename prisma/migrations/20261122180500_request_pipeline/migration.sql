-- Requests go through a pipeline. What was replied to is answered.
ALTER TYPE "ContactStatus" RENAME VALUE 'replied' TO 'answered';
ALTER TYPE "ContactStatus" ADD VALUE 'call' AFTER 'answered';
ALTER TYPE "ContactStatus" ADD VALUE 'quote' AFTER 'call';
ALTER TYPE "ContactStatus" ADD VALUE 'won' AFTER 'quote';
ALTER TYPE "ContactStatus" ADD VALUE 'lost' AFTER 'won';

-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "RequestMove" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "fromStatus" "ContactStatus" NOT NULL,
    "toStatus" "ContactStatus" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RequestMove_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RequestMove_requestId_id_idx" ON "RequestMove"("requestId", "id");

-- AddForeignKey
ALTER TABLE "RequestMove" ADD CONSTRAINT "RequestMove_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
