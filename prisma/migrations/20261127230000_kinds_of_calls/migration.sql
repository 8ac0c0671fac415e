ALTER TABLE "CallSettings" ADD COLUMN     "kinds" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "bufferBeforeMinutes" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "Call" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'free',
ADD COLUMN     "blockedFrom" TIMESTAMPTZ(3);

-- No call had a pause before it.
UPDATE "Call" SET "blockedFrom" = "startsAt";

ALTER TABLE "Call" ALTER COLUMN "blockedFrom" SET NOT NULL;

-- No time is booked twice (docs/decisions/calls-booking.md). A range of moments needs no extension.
ALTER TABLE "Call" DROP CONSTRAINT "Call_booked_apart";
ALTER TABLE "Call" ADD CONSTRAINT "Call_booked_apart"
    EXCLUDE USING gist (tstzrange("blockedFrom", "blockedUntil") WITH &&) WHERE ("state" = 'booked');
