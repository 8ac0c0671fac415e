-- CreateEnum
CREATE TYPE "CallState" AS ENUM ('booked', 'moved', 'canceled');

-- CreateEnum
CREATE TYPE "CallParty" AS ENUM ('visitor', 'owner');

-- AlterTable
ALTER TABLE "OutgoingMessage" ADD COLUMN     "calendar" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "CallSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "isOpen" BOOLEAN NOT NULL,
    "timeZone" TEXT NOT NULL,
    "hours" JSONB NOT NULL,
    "lengthMinutes" INTEGER NOT NULL,
    "bufferMinutes" INTEGER NOT NULL,
    "noticeHours" INTEGER NOT NULL,
    "daysAhead" INTEGER NOT NULL,
    "daysOff" JSONB NOT NULL,
    "place" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "feedKeyHash" TEXT,
    "feedSince" TIMESTAMPTZ(3),

    CONSTRAINT "CallSettings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Call" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "calendarId" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "blockedUntil" TIMESTAMPTZ(3) NOT NULL,
    "state" "CallState" NOT NULL DEFAULT 'booked',
    "timeZone" TEXT NOT NULL,
    "canceledBy" "CallParty",
    "word" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Call_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CallSettings_feedKeyHash_key" ON "CallSettings"("feedKeyHash");

-- CreateIndex
CREATE INDEX "Call_requestId_id_idx" ON "Call"("requestId", "id" DESC);

-- CreateIndex
CREATE INDEX "Call_state_startsAt_idx" ON "Call"("state", "startsAt");

-- AddForeignKey
ALTER TABLE "Call" ADD CONSTRAINT "Call_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- No time is booked twice (docs/decisions/calls-booking.md). A range of moments needs no extension.
ALTER TABLE "Call" ADD CONSTRAINT "Call_booked_apart"
    EXCLUDE USING gist (tstzrange("startsAt", "blockedUntil") WITH &&) WHERE ("state" = 'booked');
