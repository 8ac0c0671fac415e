ALTER TABLE "Media" ADD COLUMN "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN "altText" TEXT NOT NULL DEFAULT '',
ADD COLUMN "focusX" INTEGER NOT NULL DEFAULT 50,
ADD COLUMN "focusY" INTEGER NOT NULL DEFAULT 50,
ADD COLUMN "isKept" BOOLEAN NOT NULL DEFAULT false;

-- The stored pictures that texts name, by the stems of their file names. Most texts name none, which is seen at once.
CREATE FUNCTION "pictureIds"(VARIADIC texts text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT named[1]
    FROM unnest(texts) AS text, regexp_matches(text, '(?:post|photo)-[0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5}', 'g') AS named
    WHERE strpos(text, 'post-') > 0 OR strpos(text, 'photo-') > 0
  )
$$;

-- Where a picture is shown is looked up, never read out of all posts.
CREATE INDEX "BlogPost_pictureIds_idx" ON "BlogPost" USING GIN ("pictureIds"("imageUrl", "content"));
CREATE INDEX "BlogPostRevision_pictureIds_idx" ON "BlogPostRevision" USING GIN ("pictureIds"("imageUrl", "content"));
