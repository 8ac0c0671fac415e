CREATE TYPE "DeveloperCounted" AS ENUM ('profile', 'project', 'directory', 'search', 'badge', 'briefs', 'briefAnswers');

CREATE TABLE "DeveloperCount" (
    "developerId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "what" "DeveloperCounted" NOT NULL,
    "projectId" INTEGER NOT NULL DEFAULT 0,
    "source" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    CONSTRAINT "DeveloperCount_pkey" PRIMARY KEY ("developerId", "day", "what", "projectId", "source"),
    CONSTRAINT "DeveloperCount_project_check" CHECK (("what" = 'project') = ("projectId" <> 0)),
    CONSTRAINT "DeveloperCount_count_check" CHECK ("count" > 0)
);
CREATE INDEX "DeveloperCount_day_idx" ON "DeveloperCount"("day");
ALTER TABLE "DeveloperCount" ADD CONSTRAINT "DeveloperCount_developerId_fkey"
    FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Views from before were kept with the beginning of the visit, not with the page that led there.
INSERT INTO "DeveloperCount" ("developerId", "day", "what", "source", "count")
SELECT developer."id", counted."day", 'profile'::"DeveloperCounted", 'unknown', counted."views"
FROM "Developer" AS developer
JOIN "TrafficCount" AS counted ON counted."page" = '/developer-profile/' || developer."id" AND counted."source" = '*'
WHERE counted."views" > 0;

-- Briefs that are still there. Ended ones are deleted after a month, so these numbers begin about then.
INSERT INTO "DeveloperCount" ("developerId", "day", "what", "count")
SELECT "developerId", ("createdAt" AT TIME ZONE 'UTC')::date, 'briefs'::"DeveloperCounted", count(*) FROM "Brief" GROUP BY 1, 2
UNION ALL
SELECT "developerId", ("answeredAt" AT TIME ZONE 'UTC')::date, 'briefAnswers'::"DeveloperCounted", count(*)
FROM "Brief" WHERE "answeredAt" IS NOT NULL GROUP BY 1, 2;
