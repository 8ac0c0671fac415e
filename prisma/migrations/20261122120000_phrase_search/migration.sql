-- A phrase of common words is rare among many rows that have all of its words. So every two neighboring words are a key of
-- the index too: the first letters of their sum, which a few other pairs share and which need a hundredth of the space.
CREATE FUNCTION "wordPairs"(words tsvector) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT left(md5(one.lexeme || ' ' || other.lexeme), 4)), '{}')
  FROM (SELECT lexeme, unnest(positions) AS position FROM unnest(words)) AS one
    JOIN (SELECT lexeme, unnest(positions) AS position FROM unnest(words)) AS other
      ON other.position = one.position + 1
$$;

-- Without a list of pending entries, which every search would read from end to end.
DROP INDEX "BlogPost_searchVector_idx";
CREATE INDEX "BlogPost_searchVector_idx" ON "BlogPost"
  USING GIN ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate = off);

DROP INDEX "ContactRequest_searchVector_idx";
CREATE INDEX "ContactRequest_searchVector_idx" ON "ContactRequest"
  USING GIN ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate = off);

-- Of all developers: an index of the listed ones alone competes with others of those, and the planner may take one that
-- knows nothing about words.
DROP INDEX "Developer_searchVector_idx";
CREATE INDEX "Developer_searchVector_idx" ON "Developer"
  USING GIN ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate = off);

-- What is listed newest first is walked in this order, whatever else is asked of it. Indexes of the public rows alone
-- were left aside by a planner without statistics, which took those rows for very few.
CREATE INDEX "BlogPost_publishedAt_id_idx" ON "BlogPost" ("publishedAt" DESC, "id" DESC);
DROP INDEX "BlogPost_public_idx";
DROP INDEX "BlogPost_isPublished_publishedAt_id_idx";
DROP INDEX "Developer_listed_idx";
