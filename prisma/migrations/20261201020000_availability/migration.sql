CREATE TYPE "AvailabilityKind" AS ENUM ('project', 'partTime', 'fullTime', 'mentoring');
CREATE TYPE "RatePeriod" AS ENUM ('hour', 'day');

CREATE TABLE "Availability" (
    "developerId" INTEGER NOT NULL,
    "kinds" "AvailabilityKind"[] NOT NULL,
    "hoursPerWeek" INTEGER,
    "freeFrom" DATE,
    "rateFrom" INTEGER,
    "rateTo" INTEGER,
    "rateCurrency" TEXT,
    "ratePer" "RatePeriod",
    "timeZone" TEXT,
    "languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "isOpenToBriefs" BOOLEAN NOT NULL DEFAULT false,
    "days" INTEGER NOT NULL,
    "goodUntil" TIMESTAMPTZ(3) NOT NULL,
    "endedBefore" TIMESTAMPTZ(3),
    "remindAt" TIMESTAMPTZ(3),

    CONSTRAINT "Availability_pkey" PRIMARY KEY ("developerId"),
    CONSTRAINT "Availability_kinds_check" CHECK (cardinality("kinds") BETWEEN 1 AND 4),
    CONSTRAINT "Availability_hours_check" CHECK ("hoursPerWeek" BETWEEN 1 AND 80),
    CONSTRAINT "Availability_rate_check" CHECK (
        num_nonnulls("rateFrom", "rateTo", "rateCurrency", "ratePer") IN (0, 4)
        AND "rateFrom" >= 1 AND "rateTo" BETWEEN "rateFrom" AND 1000000),
    CONSTRAINT "Availability_currency_check" CHECK ("rateCurrency" ~ '^[A-Z]{3}$'),
    CONSTRAINT "Availability_timeZone_check" CHECK (length("timeZone") BETWEEN 1 AND 64),
    CONSTRAINT "Availability_languages_check" CHECK (cardinality("languages") <= 8 AND array_position("languages", NULL) IS NULL),
    CONSTRAINT "Availability_days_check" CHECK ("days" IN (7, 30, 90)),
    CONSTRAINT "Availability_remindAt_check" CHECK ("remindAt" IS NULL OR "endedBefore" IS NULL)
);
CREATE INDEX "Availability_isOpenToBriefs_goodUntil_idx" ON "Availability"("isOpenToBriefs", "goodUntil");
CREATE INDEX "Availability_remindAt_idx" ON "Availability"("remindAt");
ALTER TABLE "Availability" ADD CONSTRAINT "Availability_developerId_fkey"
    FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Developers who were open to briefs stay so for 90 days, and are reminded three days before the end.
INSERT INTO "Availability" ("developerId", "kinds", "isOpenToBriefs", "days", "goodUntil", "remindAt")
SELECT "id", ARRAY['project']::"AvailabilityKind"[], true, 90, now() + interval '90 days', now() + interval '87 days'
FROM "Developer" WHERE "isOpenToBriefs";

DROP INDEX "Developer_isOpenToBriefs_createdAt_id_idx";
ALTER TABLE "Developer" DROP COLUMN "isOpenToBriefs";

ALTER TABLE "NotificationSettings" ADD COLUMN "remindedAt" TIMESTAMPTZ(3)[] NOT NULL DEFAULT ARRAY[]::TIMESTAMPTZ(3)[];
