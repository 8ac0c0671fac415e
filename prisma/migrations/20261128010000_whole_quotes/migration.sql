-- Numbers of quotes have no gap within a year. The row of the year is locked by the transaction that takes its next number.
CREATE TABLE "QuoteSequence" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "QuoteSequence_pkey" PRIMARY KEY ("year")
);

ALTER TABLE "Quote"
  ADD COLUMN "number" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "sender" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "clientName" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "clientAddress" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "terms" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "payment" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "taxName" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "taxHundredths" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "chosen" INTEGER[] NOT NULL DEFAULT '{}',
  ADD COLUMN "openedAt" TIMESTAMPTZ(3),
  ADD COLUMN "readAt" TIMESTAMPTZ(3),
  ADD COLUMN "acceptedText" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "acceptedTextHash" TEXT NOT NULL DEFAULT '';

-- Quotes from before get numbers in the order in which their first versions were sent. Every version has the number of its quote.
WITH "first" AS (
  SELECT "requestId", min("createdAt") AS "sentAt", min("id") AS "id" FROM "Quote" GROUP BY "requestId"
), "numbered" AS (
  SELECT "requestId", extract(year FROM "sentAt" AT TIME ZONE 'UTC')::integer AS "year",
    row_number() OVER (PARTITION BY extract(year FROM "sentAt" AT TIME ZONE 'UTC') ORDER BY "sentAt", "id") AS "place"
  FROM "first"
)
UPDATE "Quote" SET "number" = "year" || '-' || lpad("place"::text, greatest(4, length("place"::text)), '0')
FROM "numbered" WHERE "numbered"."requestId" = "Quote"."requestId";
INSERT INTO "QuoteSequence" ("year", "last")
SELECT split_part("number", '-', 1)::integer, max(split_part("number", '-', 2)::integer) FROM "Quote" GROUP BY 1;

UPDATE "Quote" SET "positions" = (
  SELECT coalesce(jsonb_agg(position || '{"isOptional": false}' ORDER BY place), '[]')
  FROM jsonb_array_elements("positions") WITH ORDINALITY AS each(position, place)
);
ALTER TABLE "Quote" ALTER COLUMN "number" DROP DEFAULT;
CREATE UNIQUE INDEX "Quote_number_version_key" ON "Quote"("number", "version");

-- Agreements hold the former rows of their quotes.
UPDATE "Agreement" SET "quote" = '{
  "number": "", "sender": "", "clientName": "", "clientAddress": "", "terms": "", "payment": "", "taxName": "", "taxHundredths": 0,
  "chosen": [], "openedAt": null, "readAt": null, "acceptedText": "", "acceptedTextHash": ""
}'::jsonb || "quote" || jsonb_build_object('positions', (
  SELECT coalesce(jsonb_agg(position || '{"isOptional": false}' ORDER BY place), '[]')
  FROM jsonb_array_elements("quote" -> 'positions') WITH ORDINALITY AS each(position, place)
)) WHERE "quote" IS NOT NULL AND jsonb_typeof("quote") = 'object';

ALTER TABLE "OutgoingMessage" ADD COLUMN "quoteId" INTEGER;
CREATE INDEX "OutgoingMessage_quoteId_idx" ON "OutgoingMessage"("quoteId");
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "Quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;
