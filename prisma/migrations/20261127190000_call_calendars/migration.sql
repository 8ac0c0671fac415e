CREATE TYPE "CalendarFault" AS ENUM ('unreachable', 'refused', 'tooLarge', 'noCalendar', 'lostKey');

CREATE TABLE "CallCalendar" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "busyTimes" JSONB NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,
    "readUntil" TIMESTAMPTZ(3) NOT NULL,
    "failingSince" TIMESTAMPTZ(3),
    "fault" "CalendarFault",
    "goesOnSince" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CallCalendar_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "CallCalendar_fault_check" CHECK (("fault" IS NULL) = ("failingSince" IS NULL))
);
