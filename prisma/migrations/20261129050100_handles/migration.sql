CREATE TABLE "Handle" (
    "handle" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "developerId" INTEGER,
    "freedAt" TIMESTAMPTZ(3),
    CONSTRAINT "Handle_pkey" PRIMARY KEY ("handle"),
    CONSTRAINT "Handle_handle_form" CHECK ("handle" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("handle") BETWEEN 3 AND 30)
);

CREATE INDEX "Handle_shape_idx" ON "Handle"("shape");
CREATE INDEX "Handle_developerId_idx" ON "Handle"("developerId");

ALTER TABLE "Handle" ADD CONSTRAINT "Handle_developerId_fkey"
    FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Developer" ADD COLUMN "handle" TEXT;
ALTER TABLE "Developer" ADD COLUMN "handleChangedAt" TIMESTAMPTZ(3)[] NOT NULL DEFAULT ARRAY[]::TIMESTAMPTZ(3)[];
CREATE UNIQUE INDEX "Developer_handle_key" ON "Developer"("handle");
ALTER TABLE "Developer" ADD CONSTRAINT "Developer_handle_fkey"
    FOREIGN KEY ("handle") REFERENCES "Handle"("handle") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A handle outlives its developer, so that nobody else can pose as them (see keptDays.freedHandles).
CREATE FUNCTION free_handle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "Handle" SET "freedAt" = now() WHERE "handle" = OLD."handle";
    RETURN OLD;
END $$;

CREATE TRIGGER "Developer_free_handle" BEFORE DELETE ON "Developer"
    FOR EACH ROW WHEN (OLD."handle" IS NOT NULL) EXECUTE FUNCTION free_handle();
