-- CreateEnum
CREATE TYPE "TestimonialState" AS ENUM ('asked', 'written', 'approved', 'declined', 'withdrawn');

-- AlterTable
ALTER TABLE "OutgoingMessage" ADD COLUMN     "testimonialId" INTEGER;

-- CreateTable
CREATE TABLE "Testimonial" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "state" "TestimonialState" NOT NULL DEFAULT 'asked',
    "keyHash" TEXT,
    "lastUsedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "quote" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL DEFAULT '',
    "rating" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "consentedAt" TIMESTAMPTZ(3),
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Testimonial_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Testimonial_requestId_key" ON "Testimonial"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "Testimonial_keyHash_key" ON "Testimonial"("keyHash");

-- CreateIndex
CREATE INDEX "Testimonial_state_idx" ON "Testimonial"("state");

-- CreateIndex
CREATE INDEX "OutgoingMessage_testimonialId_idx" ON "OutgoingMessage"("testimonialId");

-- AddForeignKey
ALTER TABLE "Testimonial" ADD CONSTRAINT "Testimonial_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_testimonialId_fkey" FOREIGN KEY ("testimonialId") REFERENCES "Testimonial"("id") ON DELETE CASCADE ON UPDATE CASCADE;
