ALTER TYPE "MediaKind" ADD VALUE 'projectPicture' AFTER 'profilePhoto';

ALTER TABLE "DeveloperProject"
    ADD COLUMN "result" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "year" INTEGER,
    ADD COLUMN "part" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "slug" TEXT,
    ADD COLUMN "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    ADD CONSTRAINT "DeveloperProject_year_check" CHECK ("year" BETWEEN 1950 AND 2200);

-- Titles in other scripts get a better name with their next change: the database cannot transliterate.
DO $$
DECLARE
    project RECORD;
    base TEXT;
    free TEXT;
    number INTEGER;
BEGIN
    FOR project IN SELECT "id", "developerId", "title" FROM "DeveloperProject" ORDER BY "developerId", "position", "id" LOOP
        base := trim(BOTH '-' FROM left(trim(BOTH '-' FROM regexp_replace(lower(project."title"), '[^a-z0-9]+', '-', 'g')), 60));
        IF base = '' THEN base := 'project'; END IF;
        free := base;
        number := 1;
        WHILE EXISTS (SELECT FROM "DeveloperProject" WHERE "developerId" = project."developerId" AND "slug" = free) LOOP
            number := number + 1;
            free := base || '-' || number;
        END LOOP;
        UPDATE "DeveloperProject" SET "slug" = free WHERE "id" = project."id";
    END LOOP;
END $$;

ALTER TABLE "DeveloperProject"
    ALTER COLUMN "slug" SET NOT NULL,
    ADD CONSTRAINT "DeveloperProject_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 80);

CREATE UNIQUE INDEX "DeveloperProject_developerId_slug_key" ON "DeveloperProject"("developerId", "slug");
CREATE UNIQUE INDEX "DeveloperProject_one_featured" ON "DeveloperProject"("developerId") WHERE "isFeatured";

CREATE TABLE "ProjectPicture" (
    "mediaId" TEXT NOT NULL,
    "projectId" INTEGER NOT NULL,
    "altText" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,
    CONSTRAINT "ProjectPicture_pkey" PRIMARY KEY ("mediaId"),
    -- Together they hold a project to six pictures.
    CONSTRAINT "ProjectPicture_position_check" CHECK ("position" BETWEEN 1 AND 6),
    -- Checked after each statement, so that one statement can put them in another order.
    CONSTRAINT "ProjectPicture_projectId_position_key" UNIQUE ("projectId", "position") DEFERRABLE INITIALLY IMMEDIATE
);

ALTER TABLE "ProjectPicture" ADD CONSTRAINT "ProjectPicture_projectId_fkey"
    FOREIGN KEY ("projectId") REFERENCES "DeveloperProject"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "FormerProjectSlug" (
    "developerId" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "projectId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "FormerProjectSlug_pkey" PRIMARY KEY ("developerId", "slug")
);

CREATE INDEX "FormerProjectSlug_projectId_createdAt_idx" ON "FormerProjectSlug"("projectId", "createdAt" DESC);

ALTER TABLE "FormerProjectSlug" ADD CONSTRAINT "FormerProjectSlug_projectId_fkey"
    FOREIGN KEY ("projectId") REFERENCES "DeveloperProject"("id") ON DELETE CASCADE ON UPDATE CASCADE;
