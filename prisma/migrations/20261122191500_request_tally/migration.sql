-- How many requests there are in each state, kept with every change of a request: to count them for each page of the inbox
-- would be to read all of them. A connection counts in one of sixteen slots; the sum over all of them is the number.
CREATE TABLE "RequestTally" (
    "status" "ContactStatus" NOT NULL,
    "slot" INTEGER NOT NULL,
    "requestCount" INTEGER NOT NULL,

    CONSTRAINT "RequestTally_pkey" PRIMARY KEY ("status", "slot")
);

CREATE FUNCTION "tallyRequests"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes "RequestTally"[] := '{}';
  own integer := pg_backend_pid() % 16;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    changes := ARRAY(SELECT ROW("status", own, count(*))::"RequestTally" FROM present GROUP BY "status");
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changes := changes
      || ARRAY(SELECT ROW("status", own, -count(*))::"RequestTally" FROM former GROUP BY "status");
  END IF;
  -- In one order everywhere: two who change the same counts wait for each other and never in a circle.
  INSERT INTO "RequestTally" AS tally
  SELECT "status", "slot", sum("requestCount") FROM unnest(changes)
  GROUP BY "status", "slot" HAVING sum("requestCount") <> 0
  ORDER BY "status", "slot"
  ON CONFLICT ("status", "slot") DO UPDATE SET "requestCount" = tally."requestCount" + EXCLUDED."requestCount";
  RETURN NULL;
END $$;
CREATE TRIGGER "ContactRequest_tally_of_new" AFTER INSERT ON "ContactRequest"
  REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION "tallyRequests"();
CREATE TRIGGER "ContactRequest_tally_of_changed" AFTER UPDATE ON "ContactRequest"
  REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION "tallyRequests"();
CREATE TRIGGER "ContactRequest_tally_of_deleted" AFTER DELETE ON "ContactRequest"
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION "tallyRequests"();

INSERT INTO "RequestTally" SELECT "status", 0, count(*) FROM "ContactRequest" GROUP BY "status";
