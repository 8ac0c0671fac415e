-- The inbox is searched by its words too. Addresses are found by their parts, numbers by their last digits.
ALTER TABLE "ContactRequest" ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
  to_tsvector('folded',
    "firstName" || ' ' || "lastName" || ' ' || "company"
    || ' ' || coalesce("email", '') || ' ' || translate(coalesce("email", ''), '@.-_+', '     ')
    || coalesce(' ' || "phoneNumber" || ' ' || right("phoneNumber", 10) || ' ' || right("phoneNumber", 7)
      || ' ' || right("phoneNumber", 4), ''))
  || to_tsvector('folded', "description" || ' ' || "note")
) STORED;
CREATE INDEX "ContactRequest_searchVector_idx" ON "ContactRequest" USING GIN ("searchVector");
