CREATE TYPE "WebhookOffReason" AS ENUM ('owner', 'gone', 'failing');
CREATE TYPE "WebhookDeliveryState" AS ENUM ('waiting', 'delivered', 'failed');
CREATE TYPE "WebhookFault" AS ENUM ('unreachable', 'refused', 'answered', 'lostKey', 'switchedOff');

CREATE TABLE "WebhookEndpoint" (
    "id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "formerSecret" TEXT,
    "formerSecretEndsAt" TIMESTAMPTZ(3),
    "failingSince" TIMESTAMPTZ(3),
    "offSince" TIMESTAMPTZ(3),
    "offReason" "WebhookOffReason",
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "WebhookEndpoint_off_check" CHECK (("offSince" IS NULL) = ("offReason" IS NULL)),
    CONSTRAINT "WebhookEndpoint_former_check" CHECK (("formerSecret" IS NULL) = ("formerSecretEndsAt" IS NULL))
);

CREATE TABLE "WebhookDelivery" (
    "id" SERIAL NOT NULL,
    "endpointId" UUID NOT NULL,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "path" TEXT NOT NULL,
    "happenedAt" TIMESTAMPTZ(3) NOT NULL,
    "cause" TEXT,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "begunAt" TIMESTAMPTZ(3) NOT NULL,
    "nextTryAt" TIMESTAMPTZ(3),
    "lastTryAt" TIMESTAMPTZ(3),
    "fault" "WebhookFault",
    "status" INTEGER,
    "answer" TEXT NOT NULL DEFAULT '',
    "durationMs" INTEGER,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id"),
    -- What waits has a next try; what has arrived has no fault, and what has not has one.
    CONSTRAINT "WebhookDelivery_state_check" CHECK (
        ("state" = 'waiting') = ("nextTryAt" IS NOT NULL)
        AND ("state" <> 'delivered' OR "fault" IS NULL)
        AND ("state" <> 'failed' OR "fault" IS NOT NULL))
);
CREATE UNIQUE INDEX "WebhookDelivery_endpointId_eventId_key" ON "WebhookDelivery"("endpointId", "eventId");
CREATE UNIQUE INDEX "WebhookDelivery_endpointId_cause_key" ON "WebhookDelivery"("endpointId", "cause");
CREATE INDEX "WebhookDelivery_nextTryAt_idx" ON "WebhookDelivery"("nextTryAt");
CREATE INDEX "WebhookDelivery_begunAt_idx" ON "WebhookDelivery"("begunAt");
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_endpointId_fkey"
    FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;
