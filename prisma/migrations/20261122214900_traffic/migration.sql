-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN     "landingPage" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "trafficSource" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "TrafficCount" (
    "page" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "visitors" INTEGER NOT NULL DEFAULT 0,
    "longViews" INTEGER NOT NULL DEFAULT 0,
    "read25" INTEGER NOT NULL DEFAULT 0,
    "read50" INTEGER NOT NULL DEFAULT 0,
    "read75" INTEGER NOT NULL DEFAULT 0,
    "read100" INTEGER NOT NULL DEFAULT 0,
    "under10" INTEGER NOT NULL DEFAULT 0,
    "under60" INTEGER NOT NULL DEFAULT 0,
    "under180" INTEGER NOT NULL DEFAULT 0,
    "over180" INTEGER NOT NULL DEFAULT 0,
    "phoneClicks" INTEGER NOT NULL DEFAULT 0,
    "textClicks" INTEGER NOT NULL DEFAULT 0,
    "mailClicks" INTEGER NOT NULL DEFAULT 0,
    "contactClicks" INTEGER NOT NULL DEFAULT 0,
    "estimateClicks" INTEGER NOT NULL DEFAULT 0,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "bookings" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "TrafficCount_pkey" PRIMARY KEY ("page","source","day")
);

-- CreateTable
CREATE TABLE "TrafficCampaign" (
    "source" TEXT NOT NULL,
    "medium" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "requests" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "TrafficCampaign_pkey" PRIMARY KEY ("source","medium","campaign","day")
);

-- Unlogged: the log of the database, its archives and its replicas would keep them for longer than the day.
-- CreateTable
CREATE UNLOGGED TABLE "TrafficVisitor" (
    "day" DATE NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "TrafficVisitor_pkey" PRIMARY KEY ("day","hash")
);

-- CreateTable
CREATE UNLOGGED TABLE "TrafficSalt" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,

    CONSTRAINT "TrafficSalt_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "TrafficSettings" (
    "id" INTEGER NOT NULL,
    "isOn" BOOLEAN NOT NULL,

    CONSTRAINT "TrafficSettings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TrafficCount_source_day_idx" ON "TrafficCount"("source", "day");

-- CreateIndex
CREATE INDEX "TrafficCount_day_idx" ON "TrafficCount"("day");

-- CreateIndex
CREATE INDEX "TrafficCampaign_day_idx" ON "TrafficCampaign"("day");
