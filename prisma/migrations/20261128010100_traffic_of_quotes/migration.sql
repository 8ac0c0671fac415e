ALTER TABLE "TrafficCount"
  ADD COLUMN "quotes" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "acceptances" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "TrafficAmount" (
    "source" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "quoted" INTEGER NOT NULL DEFAULT 0,
    "accepted" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "TrafficAmount_pkey" PRIMARY KEY ("source", "currency", "day")
);
CREATE INDEX "TrafficAmount_day_idx" ON "TrafficAmount"("day");
