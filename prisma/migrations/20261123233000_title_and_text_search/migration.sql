-- Words of titles can be asked for alone, and the admin area finds posts by their texts (docs/decisions/text-search.md).

CREATE INDEX "BlogPost_titleWords_idx" ON "BlogPost"
  USING GIN (ts_filter("searchVector", '{a}')) WITH (fastupdate = off);

-- Tags of the text are no words to the parser. The bound keeps the longest texts below the megabyte of a tsvector.
ALTER TABLE "BlogPost" ADD COLUMN "textVector" tsvector GENERATED ALWAYS AS (
  strip(to_tsvector(
    'folded', "title" || ' ' || "excerpt" || ' ' || replace("slug", '-', ' ') || ' ' || left("content", 200000)
  ))
) STORED;
CREATE INDEX "BlogPost_textVector_idx" ON "BlogPost" USING GIN ("textVector") WITH (fastupdate = off);
