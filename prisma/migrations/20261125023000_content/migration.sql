-- Content of other kinds than posts: its published text is its newest version.
ALTER TABLE "Document" ADD COLUMN "address" TEXT;
CREATE UNIQUE INDEX "Document_kind_locale_address_key" ON "Document"("kind", "locale", "address");
