-- The schema of version 1.0.0. Later migrations change it; this file stays as it is.

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TYPE "AdminRole" AS ENUM ('owner', 'editor', 'author', 'contributor');
CREATE TYPE "AiOutcome" AS ENUM ('running', 'ok', 'okWithoutPicture', 'refused', 'malformed', 'tooLarge', 'outOfTokens', 'timeout', 'cancelled', 'unauthorized', 'noQuota', 'rateLimited', 'unavailable', 'notConfigured', 'overBudget', 'overMonth', 'brokenOff');
CREATE TYPE "AiPurpose" AS ENUM ('draft', 'picture', 'outline', 'section', 'shorten', 'clearer', 'tone', 'continue', 'table', 'titles', 'excerpt', 'metaDescription', 'altTexts', 'links', 'questions', 'answer');
CREATE TYPE "AvailabilityKind" AS ENUM ('project', 'partTime', 'fullTime', 'mentoring');
CREATE TYPE "BackupWork" AS ENUM ('backup', 'trialRestore', 'pointInTime');
CREATE TYPE "BriefState" AS ENUM ('open', 'yes', 'no', 'chosen', 'notChosen', 'withdrawn');
CREATE TYPE "CalendarFault" AS ENUM ('unreachable', 'refused', 'tooLarge', 'noCalendar', 'lostKey');
CREATE TYPE "CallParty" AS ENUM ('visitor', 'owner');
CREATE TYPE "CallState" AS ENUM ('booked', 'moved', 'canceled');
CREATE TYPE "CodeBudget" AS ENUM ('general', 'member', 'knownBrowser', 'text');
CREATE TYPE "CodeDelivery" AS ENUM ('pending', 'sent', 'unclear', 'failed', 'undelivered');
CREATE TYPE "ContactSource" AS ENUM ('form', 'sms');
CREATE TYPE "ContactStatus" AS ENUM ('new', 'read', 'answered', 'call', 'quote', 'won', 'lost', 'suspected', 'spam');
CREATE TYPE "DeveloperCounted" AS ENUM ('profile', 'project', 'directory', 'search', 'badge', 'briefs', 'briefAnswers');
CREATE TYPE "DraftStage" AS ENUM ('writing', 'illustrating', 'saving');
CREATE TYPE "EntryChannel" AS ENUM ('page', 'mail', 'text');
CREATE TYPE "EntrySide" AS ENUM ('incoming', 'outgoing');
CREATE TYPE "FactKind" AS ENUM ('price', 'version', 'number', 'date', 'quotation', 'name', 'statement');
CREATE TYPE "FactState" AS ENUM ('sourced', 'opinion', 'changed');
CREATE TYPE "MailOrigin" AS ENUM ('generated', 'replied', 'byHand');
CREATE TYPE "MediaKind" AS ENUM ('postImage', 'generatedImage', 'profilePhoto', 'projectPicture', 'requestFile');
CREATE TYPE "OutcomeAnswer" AS ENUM ('finished', 'going', 'no');
CREATE TYPE "OutgoingChannel" AS ENUM ('mail', 'sms');
CREATE TYPE "OutgoingState" AS ENUM ('waiting', 'handedOver', 'sent', 'unclear', 'undeliverable');
CREATE TYPE "PostImportOutcome" AS ENUM ('waiting', 'exists', 'imported', 'failed', 'undone', 'kept');
CREATE TYPE "PostImportState" AS ENUM ('reading', 'ready', 'running', 'done', 'undoing', 'undone', 'failed');
CREATE TYPE "ProgramKeyKind" AS ENUM ('code', 'refresh');
CREATE TYPE "ProofFault" AS ENUM ('unreachable', 'notFound', 'tooLarge', 'notPublic', 'ledAway');
CREATE TYPE "ProofWay" AS ENUM ('file', 'meta', 'dns', 'topic', 'relMe');
CREATE TYPE "QuoteState" AS ENUM ('open', 'accepted', 'declined', 'replaced');
CREATE TYPE "RatePeriod" AS ENUM ('hour', 'day');
CREATE TYPE "ReportReason" AS ENUM ('impersonation', 'picture', 'spam', 'abuse', 'fraud', 'other');
CREATE TYPE "ReviewOutcome" AS ENUM ('published', 'draft');
CREATE TYPE "SignInTicketPurpose" AS ENUM ('secondStep', 'passkeyUse', 'passkeyAddition', 'mailAddress');
CREATE TYPE "SubmissionKind" AS ENUM ('tool', 'prompt', 'term', 'video');
CREATE TYPE "SubmissionStatus" AS ENUM ('waiting', 'suspected', 'accepted', 'declined', 'spam');
CREATE TYPE "TestimonialState" AS ENUM ('asked', 'written', 'approved', 'declined', 'withdrawn');
CREATE TYPE "UnsentDraftKind" AS ENUM ('answer', 'entry', 'note', 'quote', 'callWord', 'stagedBrief');
CREATE TYPE "VerificationOutcome" AS ENUM ('withdrawn', 'declined', 'verified');
CREATE TYPE "VersionKind" AS ENUM ('autosave', 'revision', 'scheduled');
CREATE TYPE "WebhookDeliveryState" AS ENUM ('waiting', 'delivered', 'failed');
CREATE TYPE "WebhookFault" AS ENUM ('unreachable', 'refused', 'answered', 'lostKey', 'switchedOff');
CREATE TYPE "WebhookOffReason" AS ENUM ('owner', 'gone', 'failing');
CREATE TYPE "WorkStageState" AS ENUM ('ours', 'yours', 'done', 'dropped');

-- Text without case and accents, in no language of its own (docs/decisions/text-search.md).
CREATE TEXT SEARCH CONFIGURATION folded (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION folded ALTER MAPPING FOR word, hword, hword_part WITH unaccent, simple;

CREATE FUNCTION "developerSearchVector"(name text, bio text, country text, year integer, tools text[], skills text[], availability text[], "isVerified" boolean)
    RETURNS tsvector
    LANGUAGE sql
    IMMUTABLE PARALLEL SAFE
AS $$
  SELECT to_tsvector('public.folded', name || ' ' || bio)
    || array_to_tsvector(
      array_remove(ARRAY[
        'country=' || country, 'year=' || year, 'decade=' || year / 10, CASE WHEN "isVerified" THEN 'mark=verified' END
      ], NULL)
      || ARRAY(SELECT 'tool=' || tool FROM unnest(tools) AS tool)
      || ARRAY(SELECT 'skill=' || skill FROM unnest(skills) AS skill)
      || availability
    )
$$;

CREATE FUNCTION "pictureIds"(VARIADIC texts text[])
    RETURNS text[]
    LANGUAGE sql
    IMMUTABLE PARALLEL SAFE
AS $$
  SELECT ARRAY(
    SELECT DISTINCT named[1]
    FROM unnest(texts) AS text, regexp_matches(text, '(?:post|photo)-[0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5}', 'g') AS named
    WHERE strpos(text, 'post-') > 0 OR strpos(text, 'photo-') > 0
  )
$$;

CREATE FUNCTION "wordPairs"(words tsvector)
    RETURNS text[]
    LANGUAGE sql
    IMMUTABLE PARALLEL SAFE STRICT COST 10000
AS $$
  SELECT coalesce(array_agg(DISTINCT left(md5(one.lexeme || ' ' || other.lexeme), 4)), '{}')
  FROM (SELECT lexeme, unnest(positions) AS position FROM unnest(words)) AS one
    JOIN (SELECT lexeme, unnest(positions) AS position FROM unnest(words)) AS other
      ON other.position = one.position + 1
$$;

CREATE TABLE "Document" (
    "id" SERIAL NOT NULL,
    "key" UUID,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "authorId" INTEGER,
    "discardedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "address" TEXT,
    CONSTRAINT "Document_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Document_address_check" CHECK ("address" IS NULL OR "kind" <> 'post'),
    CONSTRAINT "Document_discarded_check" CHECK ("discardedAt" IS NULL OR "address" IS NULL)
);
CREATE INDEX "Document_authorId_idx" ON "Document" ("authorId");
CREATE INDEX "Document_discardedAt_idx" ON "Document" ("discardedAt");
CREATE UNIQUE INDEX "Document_key_key" ON "Document" ("key");
CREATE UNIQUE INDEX "Document_kind_locale_address_key" ON "Document" ("kind", "locale", "address");

CREATE TABLE "BlogCategory" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "BlogCategory_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "BlogCategory_name_key" ON "BlogCategory" ("name");
CREATE UNIQUE INDEX "BlogCategory_slug_key" ON "BlogCategory" ("slug");

CREATE TABLE "BlogPost" (
    "id" INTEGER NOT NULL DEFAULT nextval('"Document_id_seq"'::regclass),
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "categoryId" INTEGER,
    "imageUrl" TEXT NOT NULL DEFAULT '',
    "metaTitle" TEXT NOT NULL DEFAULT '',
    "metaDescription" TEXT NOT NULL DEFAULT '',
    "metaKeywords" TEXT NOT NULL DEFAULT '',
    "isPublished" BOOLEAN NOT NULL DEFAULT true,
    "publishedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchVector" TSVECTOR GENERATED ALWAYS AS (
        setweight(to_tsvector('folded', "title"), 'A')
        || setweight(to_tsvector('folded', "excerpt"), 'B')
        || setweight(to_tsvector('folded', replace("slug", '-', ' ')), 'D')
    ) STORED,
    "authorId" INTEGER,
    "byline" TEXT NOT NULL DEFAULT '',
    "canonicalUrl" TEXT NOT NULL DEFAULT '',
    "socialImageUrl" TEXT NOT NULL DEFAULT '',
    "textVector" TSVECTOR GENERATED ALWAYS AS (
        strip(to_tsvector(
            'folded', "title" || ' ' || "excerpt" || ' ' || replace("slug", '-', ' ') || ' ' || left("content", 200000)
        ))
    ) STORED,
    "heldBack" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "language" TEXT NOT NULL DEFAULT '',
    "unpublishAt" TIMESTAMPTZ(3),
    CONSTRAINT "BlogPost_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "BlogPost_version_check" CHECK ("version" > 0)
);
CREATE INDEX "BlogPost_authorId_idx" ON "BlogPost" ("authorId");
CREATE INDEX "BlogPost_categoryId_isPublished_publishedAt_id_idx" ON "BlogPost" ("categoryId", "isPublished", "publishedAt" DESC, "id" DESC);
CREATE INDEX "BlogPost_categoryId_updatedAt_id_idx" ON "BlogPost" ("categoryId", "updatedAt" DESC, "id" DESC);
CREATE INDEX "BlogPost_createdAt_id_idx" ON "BlogPost" ("createdAt" DESC, "id" DESC);
CREATE INDEX "BlogPost_deleted_idx" ON "BlogPost" ("updatedAt" DESC, "id" DESC) WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX "BlogPost_draft_idx" ON "BlogPost" ("updatedAt" DESC, "id" DESC) WHERE ("deletedAt" IS NULL) AND ((NOT "isPublished") OR ("publishedAt" IS NULL));
CREATE INDEX "BlogPost_pictureIds_idx" ON "BlogPost" USING gin ("pictureIds"(VARIADIC ARRAY["imageUrl", "socialImageUrl", "content"]));
CREATE INDEX "BlogPost_publishedAt_id_idx" ON "BlogPost" ("publishedAt" DESC, "id" DESC);
CREATE INDEX "BlogPost_searchVector_idx" ON "BlogPost" USING gin ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate=off);
CREATE UNIQUE INDEX "BlogPost_slug_key" ON "BlogPost" ("slug");
CREATE INDEX "BlogPost_textVector_idx" ON "BlogPost" USING gin ("textVector") WITH (fastupdate=off);
CREATE INDEX "BlogPost_titleWords_idx" ON "BlogPost" USING gin (ts_filter("searchVector", '{a}'::"char"[])) WITH (fastupdate=off);
CREATE INDEX "BlogPost_title_idx" ON "BlogPost" (lower("title"), "id");
CREATE INDEX "BlogPost_unpublishAt_idx" ON "BlogPost" ("unpublishAt");
CREATE INDEX "BlogPost_updatedAt_id_idx" ON "BlogPost" ("updatedAt" DESC, "id" DESC);

CREATE TABLE "PostCreationKey" (
    "keyHash" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "postId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "PostCreationKey_pkey" PRIMARY KEY ("keyHash")
);
CREATE INDEX "PostCreationKey_createdAt_idx" ON "PostCreationKey" ("createdAt");
CREATE INDEX "PostCreationKey_postId_idx" ON "PostCreationKey" ("postId");

CREATE TABLE "Tag" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    CONSTRAINT "Tag_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Tag_nameKey_key" ON "Tag" ("nameKey");
CREATE UNIQUE INDEX "Tag_slug_key" ON "Tag" ("slug");

CREATE TABLE "PostTag" (
    "postId" INTEGER NOT NULL,
    "tagId" INTEGER NOT NULL,
    CONSTRAINT "PostTag_pkey" PRIMARY KEY ("postId", "tagId")
);
CREATE INDEX "PostTag_tagId_postId_idx" ON "PostTag" ("tagId", "postId");

CREATE TABLE "PostTally" (
    "categoryId" INTEGER NOT NULL,
    "isDeleted" BOOLEAN NOT NULL,
    "isDraft" BOOLEAN NOT NULL,
    "postCount" INTEGER NOT NULL,
    CONSTRAINT "PostTally_pkey" PRIMARY KEY ("categoryId", "isDeleted", "isDraft")
);

CREATE TABLE "BlogSlugRedirect" (
    "slug" TEXT NOT NULL,
    "postId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "BlogSlugRedirect_pkey" PRIMARY KEY ("slug")
);
CREATE INDEX "BlogSlugRedirect_postId_idx" ON "BlogSlugRedirect" ("postId");

CREATE TABLE "FormerPostDetails" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "tags" TEXT[],
    "byline" TEXT NOT NULL,
    "canonicalUrl" TEXT NOT NULL,
    "socialImageUrl" TEXT NOT NULL,
    "replacedBy" TEXT NOT NULL,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL,
    "language" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "FormerPostDetails_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "FormerPostDetails_postId_id_idx" ON "FormerPostDetails" ("postId", "id" DESC);

CREATE TABLE "PostFormerAddress" (
    "path" TEXT NOT NULL,
    "postId" INTEGER NOT NULL,
    CONSTRAINT "PostFormerAddress_pkey" PRIMARY KEY ("path")
);
CREATE INDEX "PostFormerAddress_postId_idx" ON "PostFormerAddress" ("postId");

CREATE TABLE "PostImport" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER,
    "fileName" TEXT NOT NULL,
    "storedName" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "state" "PostImportState" NOT NULL DEFAULT 'reading',
    "fault" TEXT NOT NULL DEFAULT '',
    "summary" JSONB,
    "isPublishing" BOOLEAN NOT NULL DEFAULT false,
    "categoryId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "madeCategoryIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "isTakingContent" BOOLEAN NOT NULL DEFAULT false,
    "madeMediaIds" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "foreignChoices" JSONB NOT NULL DEFAULT '{}',
    CONSTRAINT "PostImport_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "PostImport_byteSize_check" CHECK ("byteSize" > 0),
    CONSTRAINT "PostImport_ended_check" CHECK (("state" IN ('reading', 'ready', 'running')) = ("endedAt" IS NULL)),
    CONSTRAINT "PostImport_failed_check" CHECK (("state" = 'failed') = ("fault" <> ''))
);
CREATE INDEX "PostImport_adminId_idx" ON "PostImport" ("adminId");
CREATE INDEX "PostImport_categoryId_idx" ON "PostImport" ("categoryId");
CREATE INDEX "PostImport_createdAt_idx" ON "PostImport" ("createdAt");

CREATE TABLE "PostImportItem" (
    "importId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "outcome" "PostImportOutcome" NOT NULL,
    "isPublic" BOOLEAN NOT NULL,
    "notes" TEXT[],
    "postId" INTEGER,
    "contentKind" TEXT,
    "contentVersion" INTEGER,
    "displaced" JSONB,
    "redirectsVersion" INTEGER,
    "converted" TEXT NOT NULL DEFAULT '',
    "lookedAt" TIMESTAMPTZ(3),
    "written" TEXT NOT NULL DEFAULT '',
    "factChanges" JSONB,
    CONSTRAINT "PostImportItem_pkey" PRIMARY KEY ("importId", "position"),
    CONSTRAINT "PostImportItem_position_check" CHECK ("position" >= 0)
);
CREATE INDEX "PostImportItem_postId_idx" ON "PostImportItem" ("postId");

CREATE TABLE "DocumentVersion" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "kind" "VersionKind" NOT NULL,
    "version" INTEGER NOT NULL,
    "baseVersion" INTEGER NOT NULL DEFAULT 0,
    "adminId" INTEGER,
    "form" JSONB NOT NULL,
    "savedBy" TEXT NOT NULL,
    "savedFrom" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "publishAt" TIMESTAMPTZ(3),
    "unpublishAt" TIMESTAMPTZ(3),
    CONSTRAINT "DocumentVersion_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "DocumentVersion_autosave_check" CHECK ("kind" = 'autosave' OR "adminId" IS NULL AND "baseVersion" = 0),
    CONSTRAINT "DocumentVersion_scheduled_check" CHECK (("kind" = 'scheduled') = ("publishAt" IS NOT NULL)),
    CONSTRAINT "DocumentVersion_version_check" CHECK (LEAST("version", "baseVersion") >= 0)
);
CREATE INDEX "DocumentVersion_adminId_idx" ON "DocumentVersion" ("adminId");
CREATE UNIQUE INDEX "DocumentVersion_autosave_key" ON "DocumentVersion" ("documentId", COALESCE("adminId", 0)) WHERE ("kind" = 'autosave');
CREATE INDEX "DocumentVersion_documentId_kind_version_idx" ON "DocumentVersion" ("documentId", "kind", "version");
CREATE INDEX "DocumentVersion_new_idx" ON "DocumentVersion" ("updatedAt" DESC, "documentId") WHERE ("kind" = 'autosave') AND ("adminId" IS NULL);
CREATE INDEX "DocumentVersion_pictureIds_idx" ON "DocumentVersion" USING gin ("pictureIds"(VARIADIC ARRAY["form"::text]));
CREATE UNIQUE INDEX "DocumentVersion_revision_key" ON "DocumentVersion" ("documentId", "version") WHERE ("kind" = 'revision');

CREATE TABLE "Fact" (
    "id" SERIAL NOT NULL,
    "keyHash" TEXT NOT NULL,
    "kind" "FactKind" NOT NULL,
    "words" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "state" "FactState" NOT NULL,
    "sourceUrl" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "recheckAt" TIMESTAMPTZ(3),
    "answeredBy" TEXT NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,
    "leftTextAt" TIMESTAMPTZ(3),
    "documentId" INTEGER NOT NULL,
    CONSTRAINT "Fact_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Fact_source_check" CHECK ("state" <> 'sourced' OR "sourceUrl" <> '' OR "note" <> '')
);
CREATE UNIQUE INDEX "Fact_documentId_keyHash_key" ON "Fact" ("documentId", "keyHash");
CREATE INDEX "Fact_leftTextAt_idx" ON "Fact" ("leftTextAt");
CREATE INDEX "Fact_recheckAt_id_idx" ON "Fact" ("recheckAt", "id");

CREATE TABLE "Provenance" (
    "id" SERIAL NOT NULL,
    "purpose" "AiPurpose" NOT NULL,
    "model" TEXT NOT NULL,
    "wordCount" INTEGER NOT NULL,
    "characterCount" INTEGER NOT NULL,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedBy" TEXT NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL,
    "documentId" INTEGER NOT NULL,
    CONSTRAINT "Provenance_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Provenance_amounts_check" CHECK (LEAST("wordCount", "characterCount") >= 0)
);
CREATE INDEX "Provenance_documentId_idx" ON "Provenance" ("documentId");

CREATE TABLE "Remark" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "parentId" INTEGER,
    "quote" TEXT NOT NULL DEFAULT '',
    "block" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "authorId" INTEGER,
    "writtenBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "doneAt" TIMESTAMPTZ(3),
    "doneBy" TEXT,
    CONSTRAINT "Remark_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Remark_answer_check" CHECK ("parentId" IS NULL OR "quote" = '' AND "block" = '' AND "doneAt" IS NULL),
    CONSTRAINT "Remark_done_check" CHECK (("doneAt" IS NULL) = ("doneBy" IS NULL))
);
CREATE INDEX "Remark_authorId_idx" ON "Remark" ("authorId");
CREATE INDEX "Remark_documentId_id_idx" ON "Remark" ("documentId", "id");
CREATE INDEX "Remark_parentId_idx" ON "Remark" ("parentId");

CREATE TABLE "Review" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "readyAt" TIMESTAMPTZ(3) NOT NULL,
    "readyBy" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endedBy" TEXT,
    "outcome" "ReviewOutcome",
    CONSTRAINT "Review_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Review_ended_check" CHECK (num_nonnulls("endedAt", "endedBy", "outcome") IN (0, 3))
);
CREATE INDEX "Review_documentId_id_idx" ON "Review" ("documentId", "id");
CREATE UNIQUE INDEX "Review_open_key" ON "Review" ("documentId") WHERE ("endedAt" IS NULL);

CREATE TABLE "PreviewLink" (
    "keyHash" TEXT NOT NULL,
    "adminId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "documentId" INTEGER NOT NULL,
    CONSTRAINT "PreviewLink_pkey" PRIMARY KEY ("keyHash")
);
CREATE INDEX "PreviewLink_adminId_idx" ON "PreviewLink" ("adminId");
CREATE INDEX "PreviewLink_documentId_idx" ON "PreviewLink" ("documentId");
CREATE INDEX "PreviewLink_endsAt_idx" ON "PreviewLink" ("endsAt");

CREATE TABLE "Admin" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "passwordChangedAt" TIMESTAMPTZ(3),
    "mailAddress" TEXT,
    "newMailAddress" TEXT,
    "role" "AdminRole" NOT NULL DEFAULT 'owner',
    CONSTRAINT "Admin_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Admin_username_key" ON "Admin" ("username");

CREATE TABLE "AdminBrowser" (
    "browserHash" TEXT NOT NULL,
    "adminId" INTEGER NOT NULL,
    "lastSignInAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "AdminBrowser_pkey" PRIMARY KEY ("browserHash")
);
CREATE INDEX "AdminBrowser_adminId_idx" ON "AdminBrowser" ("adminId");
CREATE INDEX "AdminBrowser_lastSignInAt_idx" ON "AdminBrowser" ("lastSignInAt");

CREATE TABLE "AdminTotp" (
    "adminId" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "confirmedAt" TIMESTAMPTZ(3),
    CONSTRAINT "AdminTotp_pkey" PRIMARY KEY ("adminId"),
    CONSTRAINT "AdminTotp_lastStep_check" CHECK ("lastStep" >= 0)
);

CREATE TABLE "AdminPasskey" (
    "id" TEXT NOT NULL,
    "adminId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    CONSTRAINT "AdminPasskey_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "AdminPasskey_counter_check" CHECK ("counter" >= 0)
);
CREATE INDEX "AdminPasskey_adminId_idx" ON "AdminPasskey" ("adminId");

CREATE TABLE "AdminRecoveryCode" (
    "codeHash" TEXT NOT NULL,
    "adminId" INTEGER NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    CONSTRAINT "AdminRecoveryCode_pkey" PRIMARY KEY ("codeHash")
);
CREATE INDEX "AdminRecoveryCode_adminId_idx" ON "AdminRecoveryCode" ("adminId");

CREATE TABLE "SignInTicket" (
    "id" TEXT NOT NULL,
    "purpose" "SignInTicketPurpose" NOT NULL,
    "adminId" INTEGER,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SignInTicket_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "SignInTicket_admin_check" CHECK ("adminId" IS NOT NULL OR "purpose" = 'passkeyUse')
);
CREATE INDEX "SignInTicket_adminId_idx" ON "SignInTicket" ("adminId");
CREATE INDEX "SignInTicket_expiresAt_idx" ON "SignInTicket" ("expiresAt");

CREATE TABLE "ApiToken" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "adminId" INTEGER,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "scopes" TEXT[] DEFAULT ARRAY['posts:write', 'drafts:generate'],
    "developerId" INTEGER,
    "connectionId" INTEGER,
    CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ApiToken_owner_check" CHECK (num_nonnulls("adminId", "developerId") = 1)
);
CREATE INDEX "ApiToken_adminId_idx" ON "ApiToken" ("adminId");
CREATE INDEX "ApiToken_connectionId_idx" ON "ApiToken" ("connectionId");
CREATE INDEX "ApiToken_developerId_idx" ON "ApiToken" ("developerId");
CREATE UNIQUE INDEX "ApiToken_tokenHash_key" ON "ApiToken" ("tokenHash");

CREATE TABLE "Program" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "redirectUris" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    CONSTRAINT "Program_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Program_createdAt_idx" ON "Program" ("createdAt");

CREATE TABLE "ProgramConnection" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER,
    "developerId" INTEGER,
    "clientId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ProgramConnection_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ProgramConnection_owner_check" CHECK (num_nonnulls("adminId", "developerId") = 1)
);
CREATE INDEX "ProgramConnection_adminId_idx" ON "ProgramConnection" ("adminId");
CREATE INDEX "ProgramConnection_developerId_idx" ON "ProgramConnection" ("developerId");
CREATE INDEX "ProgramConnection_endsAt_idx" ON "ProgramConnection" ("endsAt");

CREATE TABLE "ProgramKey" (
    "keyHash" TEXT NOT NULL,
    "kind" "ProgramKeyKind" NOT NULL,
    "connectionId" INTEGER NOT NULL,
    "redirectUri" TEXT,
    "challenge" TEXT,
    "usedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ProgramKey_pkey" PRIMARY KEY ("keyHash"),
    CONSTRAINT "ProgramKey_code_check" CHECK (("kind" = 'code') = ("redirectUri" IS NOT NULL) AND ("kind" = 'code') = ("challenge" IS NOT NULL))
);
CREATE INDEX "ProgramKey_connectionId_idx" ON "ProgramKey" ("connectionId");

CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "adminId" INTEGER,
    "developerId" INTEGER,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "network" TEXT NOT NULL DEFAULT '',
    "provenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Session_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Session_one_owner_check" CHECK (num_nonnulls("adminId", "developerId") = 1)
);
CREATE INDEX "Session_adminId_idx" ON "Session" ("adminId");
CREATE INDEX "Session_developerId_idx" ON "Session" ("developerId");
CREATE INDEX "Session_expiresAt_idx" ON "Session" ("expiresAt");

CREATE TABLE "ActivityEntry" (
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL DEFAULT '',
    "summary" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ActivityEntry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ActivityEntry_actor_summary_idx" ON "ActivityEntry" USING gin ("actor" gin_trgm_ops, "summary" gin_trgm_ops);
CREATE INDEX "ActivityEntry_createdAt_id_idx" ON "ActivityEntry" ("createdAt" DESC, "id" DESC);
CREATE INDEX "ActivityEntry_targetType_createdAt_id_idx" ON "ActivityEntry" ("targetType", "createdAt" DESC, "id" DESC);

CREATE TABLE "ContactRequest" (
    "id" SERIAL NOT NULL,
    "source" "ContactSource" NOT NULL DEFAULT 'form',
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "phoneNumber" TEXT,
    "company" TEXT NOT NULL DEFAULT '',
    "projectType" TEXT,
    "budgetRange" TEXT,
    "description" TEXT NOT NULL,
    "status" "ContactStatus" NOT NULL DEFAULT 'new',
    "note" TEXT NOT NULL DEFAULT '',
    "dedupeKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchVector" TSVECTOR GENERATED ALWAYS AS (
        to_tsvector('folded',
            "firstName" || ' ' || "lastName" || ' ' || "company"
            || ' ' || coalesce("email", '') || ' ' || translate(coalesce("email", ''), '@.-_+', '     ')
            || coalesce(' ' || "phoneNumber" || ' ' || right("phoneNumber", 10) || ' ' || right("phoneNumber", 7)
                || ' ' || right("phoneNumber", 4), '')
        ) || to_tsvector('folded', "description" || ' ' || "note")
    ) STORED,
    "estimate" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMPTZ(3),
    "remindAt" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),
    "isShownToDevelopers" BOOLEAN NOT NULL DEFAULT false,
    "landingPage" TEXT NOT NULL DEFAULT '',
    "trafficSource" TEXT NOT NULL DEFAULT '',
    "openedAt" TIMESTAMPTZ(3),
    "timeZone" TEXT NOT NULL DEFAULT '',
    "assigneeId" INTEGER,
    "mergedIntoId" INTEGER,
    CONSTRAINT "ContactRequest_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ContactRequest_mergedIntoId_check" CHECK ("mergedIntoId" <> "id"),
    CONSTRAINT "ContactRequest_reach_check" CHECK (num_nonnulls("email", "phoneNumber") > 0)
);
CREATE INDEX "ContactRequest_assigneeId_createdAt_id_idx" ON "ContactRequest" ("assigneeId", "createdAt" DESC, "id" DESC);
CREATE INDEX "ContactRequest_createdAt_id_status_idx" ON "ContactRequest" ("createdAt" DESC, "id" DESC, "status");
CREATE UNIQUE INDEX "ContactRequest_dedupeKey_key" ON "ContactRequest" ("dedupeKey");
CREATE INDEX "ContactRequest_email_idx" ON "ContactRequest" (lower("email"));
CREATE INDEX "ContactRequest_junkWords_idx" ON "ContactRequest" (md5(regexp_replace(lower("description"), '[ -@[-`{-~[:space:]]+', ' ', 'g'))) WHERE ("status" = 'spam');
CREATE INDEX "ContactRequest_mergedIntoId_idx" ON "ContactRequest" ("mergedIntoId");
CREATE INDEX "ContactRequest_phoneNumber_idx" ON "ContactRequest" ("phoneNumber");
CREATE INDEX "ContactRequest_reminder_idx" ON "ContactRequest" ("remindAt") WHERE ("remindAt" IS NOT NULL);
CREATE INDEX "ContactRequest_searchVector_idx" ON "ContactRequest" USING gin ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate=off);
CREATE INDEX "ContactRequest_source_createdAt_id_status_idx" ON "ContactRequest" ("source", "createdAt" DESC, "id" DESC, "status");
CREATE INDEX "ContactRequest_status_createdAt_id_idx" ON "ContactRequest" ("status", "createdAt" DESC, "id" DESC);
CREATE INDEX "ContactRequest_unanswered_idx" ON "ContactRequest" ("createdAt", "id") WHERE ("status" IN ('new', 'read'));

CREATE TABLE "RequestMerge" (
    "id" SERIAL NOT NULL,
    "keptId" INTEGER NOT NULL,
    "mergedId" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "moved" JSONB NOT NULL,
    "partedBy" TEXT NOT NULL DEFAULT '',
    "partedAt" TIMESTAMPTZ(3),
    CONSTRAINT "RequestMerge_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "RequestMerge_parted_check" CHECK (("partedAt" IS NULL) = ("partedBy" = '')),
    CONSTRAINT "RequestMerge_two_check" CHECK ("keptId" <> "mergedId")
);
CREATE INDEX "RequestMerge_keptId_id_idx" ON "RequestMerge" ("keptId", "id");
CREATE INDEX "RequestMerge_mergedId_id_idx" ON "RequestMerge" ("mergedId", "id");

CREATE TABLE "RequestTally" (
    "status" "ContactStatus" NOT NULL,
    "slot" INTEGER NOT NULL,
    "requestCount" INTEGER NOT NULL,
    CONSTRAINT "RequestTally_pkey" PRIMARY KEY ("status", "slot")
);

CREATE TABLE "RequestNote" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "RequestNote_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "RequestNote_requestId_id_idx" ON "RequestNote" ("requestId", "id");

CREATE TABLE "UnsentDraft" (
    "id" SERIAL NOT NULL,
    "kind" "UnsentDraftKind" NOT NULL,
    "adminId" INTEGER,
    "text" TEXT NOT NULL,
    "revision" UUID NOT NULL,
    "savedFrom" UUID NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "begunAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stagedDraftId" INTEGER,
    "conversationId" INTEGER,
    "colleagueId" INTEGER,
    CONSTRAINT "UnsentDraft_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "UnsentDraft_about_check" CHECK (CASE num_nonnulls("conversationId", "stagedDraftId") WHEN 0 THEN "adminId" IS NOT NULL WHEN 1 THEN true ELSE false END)
);
CREATE INDEX "UnsentDraft_adminId_idx" ON "UnsentDraft" ("adminId");
CREATE INDEX "UnsentDraft_colleagueId_idx" ON "UnsentDraft" ("colleagueId");
CREATE UNIQUE INDEX "UnsentDraft_conversationId_stagedDraftId_kind_adminId_colle_key" ON "UnsentDraft" ("conversationId", "stagedDraftId", "kind", "adminId", "colleagueId") NULLS NOT DISTINCT;
CREATE INDEX "UnsentDraft_stagedDraftId_idx" ON "UnsentDraft" ("stagedDraftId");
CREATE INDEX "UnsentDraft_updatedAt_idx" ON "UnsentDraft" ("updatedAt");

CREATE TABLE "SavedReply" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    CONSTRAINT "SavedReply_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "RequestMove" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "fromStatus" "ContactStatus" NOT NULL,
    "toStatus" "ContactStatus" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "RequestMove_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "RequestMove_requestId_id_idx" ON "RequestMove" ("requestId", "id");
CREATE INDEX "RequestMove_toStatus_createdAt_idx" ON "RequestMove" ("toStatus", "createdAt");

CREATE TABLE "AccessLink" (
    "keyHash" TEXT NOT NULL,
    "agreementId" INTEGER,
    "developerId" INTEGER,
    "testimonialId" INTEGER,
    "mailAddress" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "conversationId" INTEGER,
    "colleagueId" INTEGER,
    "outcomeId" INTEGER,
    "savedSearchId" INTEGER,
    CONSTRAINT "AccessLink_pkey" PRIMARY KEY ("keyHash"),
    CONSTRAINT "AccessLink_address_check" CHECK ("developerId" IS NULL OR "mailAddress" <> ''),
    CONSTRAINT "AccessLink_colleague_check" CHECK ("colleagueId" IS NULL OR "conversationId" IS NOT NULL),
    CONSTRAINT "AccessLink_end_check" CHECK ("endsAt" IS NOT NULL OR "testimonialId" IS NOT NULL OR "outcomeId" IS NOT NULL),
    CONSTRAINT "AccessLink_subject_check" CHECK (num_nonnulls("conversationId", "agreementId", "developerId", "testimonialId", "outcomeId", "savedSearchId") = 1)
);
CREATE INDEX "AccessLink_agreementId_idx" ON "AccessLink" ("agreementId");
CREATE INDEX "AccessLink_colleagueId_idx" ON "AccessLink" ("colleagueId");
CREATE INDEX "AccessLink_conversationId_idx" ON "AccessLink" ("conversationId");
CREATE INDEX "AccessLink_developerId_idx" ON "AccessLink" ("developerId");
CREATE INDEX "AccessLink_endsAt_idx" ON "AccessLink" ("endsAt");
CREATE UNIQUE INDEX "AccessLink_outcomeId_key" ON "AccessLink" ("outcomeId");
CREATE INDEX "AccessLink_savedSearchId_idx" ON "AccessLink" ("savedSearchId");
CREATE UNIQUE INDEX "AccessLink_testimonialId_key" ON "AccessLink" ("testimonialId");

CREATE TABLE "RequestColleague" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "mayDecide" BOOLEAN NOT NULL DEFAULT false,
    "provenAt" TIMESTAMPTZ(3),
    "invitedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "RequestColleague_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "RequestColleague_requestId_email_key" ON "RequestColleague" ("requestId", "email");

CREATE TABLE "RequestFile" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "mediaId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,
    CONSTRAINT "RequestFile_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "RequestFile_byteSize_check" CHECK ("byteSize" > 0)
);
CREATE UNIQUE INDEX "RequestFile_entryId_key" ON "RequestFile" ("entryId");
CREATE UNIQUE INDEX "RequestFile_mediaId_key" ON "RequestFile" ("mediaId");
CREATE INDEX "RequestFile_requestId_idx" ON "RequestFile" ("requestId");

CREATE TABLE "ReceivedMail" (
    "messageId" TEXT NOT NULL,
    "entryId" INTEGER NOT NULL,
    "quoted" TEXT NOT NULL DEFAULT '',
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "ReceivedMail_pkey" PRIMARY KEY ("messageId")
);
CREATE UNIQUE INDEX "ReceivedMail_entryId_key" ON "ReceivedMail" ("entryId");

CREATE TABLE "RequestMail" (
    "requestId" INTEGER NOT NULL,
    "provenAddress" TEXT,
    "repliesEndedAt" TIMESTAMPTZ(3),
    CONSTRAINT "RequestMail_pkey" PRIMARY KEY ("requestId")
);

CREATE TABLE "RequestNda" (
    "requestId" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "senderName" TEXT NOT NULL,
    "senderAcceptedAt" TIMESTAMPTZ(3) NOT NULL,
    "ownerName" TEXT NOT NULL DEFAULT '',
    "ownerAcceptedAt" TIMESTAMPTZ(3),
    CONSTRAINT "RequestNda_pkey" PRIMARY KEY ("requestId"),
    CONSTRAINT "RequestNda_owner_check" CHECK (("ownerAcceptedAt" IS NULL) = ("ownerName" = ''))
);

CREATE TABLE "Testimonial" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "state" "TestimonialState" NOT NULL DEFAULT 'asked',
    "quote" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL DEFAULT '',
    "rating" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "consentedAt" TIMESTAMPTZ(3),
    "decidedAt" TIMESTAMPTZ(3),
    CONSTRAINT "Testimonial_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Testimonial_amounts_check" CHECK ("rating" BETWEEN 0 AND 5 AND "revision" >= 0),
    CONSTRAINT "Testimonial_decided_check" CHECK ("state" IN ('asked', 'written') OR "decidedAt" IS NOT NULL),
    CONSTRAINT "Testimonial_words_check" CHECK (CASE "state" WHEN 'asked' THEN true WHEN 'withdrawn' THEN "quote" = '' ELSE "quote" <> '' AND "consentedAt" IS NOT NULL END)
);
CREATE UNIQUE INDEX "Testimonial_requestId_key" ON "Testimonial" ("requestId");
CREATE INDEX "Testimonial_state_idx" ON "Testimonial" ("state");

CREATE TABLE "Conversation" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER,
    "messageId" INTEGER,
    "briefId" INTEGER,
    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Conversation_subject_check" CHECK (num_nonnulls("requestId", "messageId", "briefId") = 1)
);
CREATE UNIQUE INDEX "Conversation_briefId_key" ON "Conversation" ("briefId");
CREATE UNIQUE INDEX "Conversation_messageId_key" ON "Conversation" ("messageId");
CREATE UNIQUE INDEX "Conversation_requestId_key" ON "Conversation" ("requestId");

CREATE TABLE "ConversationEntry" (
    "id" SERIAL NOT NULL,
    "side" "EntrySide" NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3),
    "author" TEXT NOT NULL DEFAULT '',
    "smsId" TEXT,
    "conversationId" INTEGER NOT NULL,
    "isWithheld" BOOLEAN NOT NULL DEFAULT false,
    "channel" "EntryChannel" NOT NULL DEFAULT 'page',
    "stageId" INTEGER,
    "address" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "ConversationEntry_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ConversationEntry_smsId_check" CHECK ("smsId" IS NULL OR "channel" = 'text' AND "side" = 'incoming')
);
CREATE INDEX "ConversationEntry_conversationId_id_idx" ON "ConversationEntry" ("conversationId", "id");
CREATE INDEX "ConversationEntry_side_seenAt_idx" ON "ConversationEntry" ("side", "seenAt");
CREATE UNIQUE INDEX "ConversationEntry_smsId_key" ON "ConversationEntry" ("smsId");
CREATE INDEX "ConversationEntry_stageId_idx" ON "ConversationEntry" ("stageId");

CREATE TABLE "CallSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "isOpen" BOOLEAN NOT NULL,
    "timeZone" TEXT NOT NULL,
    "hours" JSONB NOT NULL,
    "lengthMinutes" INTEGER NOT NULL,
    "bufferMinutes" INTEGER NOT NULL,
    "noticeHours" INTEGER NOT NULL,
    "daysAhead" INTEGER NOT NULL,
    "daysOff" JSONB NOT NULL,
    "place" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "feedKeyHash" TEXT,
    "feedSince" TIMESTAMPTZ(3),
    "videoLink" TEXT NOT NULL DEFAULT '',
    "feedAdminId" INTEGER,
    "feedEndsAt" TIMESTAMPTZ(3),
    "feedUsedAt" TIMESTAMPTZ(3),
    "questions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "callsPerDay" INTEGER NOT NULL DEFAULT 0,
    "kinds" JSONB NOT NULL DEFAULT '[]',
    "bufferBeforeMinutes" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "CallSettings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "CallSettings_amounts_check" CHECK (LEAST("bufferMinutes", "bufferBeforeMinutes", "callsPerDay", "noticeHours", "version") >= 0 AND LEAST("lengthMinutes", "daysAhead") > 0),
    CONSTRAINT "CallSettings_feed_check" CHECK (num_nonnulls("feedKeyHash", "feedSince", "feedEndsAt") IN (0, 3)),
    CONSTRAINT "CallSettings_one_row_check" CHECK ("id" = 1),
    CONSTRAINT "CallSettings_questions_check" CHECK (cardinality("questions") <= 3)
);
CREATE UNIQUE INDEX "CallSettings_feedKeyHash_key" ON "CallSettings" ("feedKeyHash");

CREATE TABLE "WorkStage" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "dueOn" DATE,
    "state" "WorkStageState" NOT NULL DEFAULT 'ours',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "approvedAt" TIMESTAMPTZ(3),
    "approvedBy" TEXT NOT NULL DEFAULT '',
    "approvedText" TEXT NOT NULL DEFAULT '',
    "approvedTextHash" TEXT NOT NULL DEFAULT '',
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "WorkStage_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "WorkStage_approved_check" CHECK (num_nonnulls("approvedAt", nullif("approvedBy", ''), nullif("approvedText", ''), nullif("approvedTextHash", '')) IN (0, 4) AND ("approvedAt" IS NULL OR "state" = 'done')),
    CONSTRAINT "WorkStage_revision_check" CHECK ("revision" > 0)
);
CREATE INDEX "WorkStage_requestId_id_idx" ON "WorkStage" ("requestId", "id");

CREATE TABLE "Work" (
    "requestId" INTEGER NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "question" TEXT NOT NULL DEFAULT '',
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMPTZ(3),
    "answeredBy" TEXT NOT NULL DEFAULT '',
    "clientToldAt" TIMESTAMPTZ(3) NOT NULL,
    "ownerToldAt" TIMESTAMPTZ(3) NOT NULL,
    "asksTestimonial" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Work_pkey" PRIMARY KEY ("requestId"),
    CONSTRAINT "Work_answered_check" CHECK ("answeredAt" IS NOT NULL OR "answer" = '' AND "answeredBy" = '')
);

CREATE TABLE "QuoteSequence" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    CONSTRAINT "QuoteSequence_pkey" PRIMARY KEY ("year"),
    CONSTRAINT "QuoteSequence_last_check" CHECK ("last" > 0)
);

CREATE TABLE "Quote" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "positions" JSONB NOT NULL,
    "assumptions" TEXT NOT NULL,
    "validUntil" DATE NOT NULL,
    "state" "QuoteState" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedBy" TEXT NOT NULL DEFAULT '',
    "number" TEXT NOT NULL,
    "sender" TEXT NOT NULL DEFAULT '',
    "clientName" TEXT NOT NULL DEFAULT '',
    "clientAddress" TEXT NOT NULL DEFAULT '',
    "terms" TEXT NOT NULL DEFAULT '',
    "payment" TEXT NOT NULL DEFAULT '',
    "taxName" TEXT NOT NULL DEFAULT '',
    "taxHundredths" INTEGER NOT NULL DEFAULT 0,
    "chosen" INTEGER[] NOT NULL DEFAULT '{}',
    "openedAt" TIMESTAMPTZ(3),
    "readAt" TIMESTAMPTZ(3),
    "acceptedText" TEXT NOT NULL DEFAULT '',
    "acceptedTextHash" TEXT NOT NULL DEFAULT '',
    "changesNumber" TEXT NOT NULL DEFAULT '',
    "days" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Quote_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Quote_accepted_check" CHECK (("acceptedText" = '') = ("acceptedTextHash" = '') AND ("acceptedText" = '' OR "state" = 'accepted')),
    CONSTRAINT "Quote_amounts_check" CHECK ("version" > 0 AND LEAST("days", "taxHundredths") >= 0),
    CONSTRAINT "Quote_decided_check" CHECK (("state" IN ('accepted', 'declined')) = ("decidedAt" IS NOT NULL))
);
CREATE INDEX "Quote_createdAt_idx" ON "Quote" ("createdAt" DESC);
CREATE UNIQUE INDEX "Quote_number_version_key" ON "Quote" ("number", "version");
CREATE UNIQUE INDEX "Quote_requestId_version_key" ON "Quote" ("requestId", "version");

CREATE TABLE "Agreement" (
    "requestId" INTEGER NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "email" TEXT,
    "quote" JSONB,
    "nda" JSONB,
    "agreedAt" TIMESTAMPTZ(3) NOT NULL,
    "approvals" JSONB NOT NULL DEFAULT '[]',
    "changes" JSONB NOT NULL DEFAULT '[]',
    CONSTRAINT "Agreement_pkey" PRIMARY KEY ("requestId")
);
CREATE INDEX "Agreement_agreedAt_idx" ON "Agreement" ("agreedAt");

CREATE TABLE "Brief" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "developerId" INTEGER NOT NULL,
    "state" "BriefState" NOT NULL DEFAULT 'open',
    "word" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3),
    "answeredAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "Brief_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Brief_answered_check" CHECK (CASE "state" WHEN 'open' THEN "answeredAt" IS NULL WHEN 'yes' THEN "answeredAt" IS NOT NULL WHEN 'no' THEN "answeredAt" IS NOT NULL ELSE true END)
);
CREATE INDEX "Brief_developerId_id_idx" ON "Brief" ("developerId", "id" DESC);
CREATE INDEX "Brief_endsAt_idx" ON "Brief" ("endsAt");
CREATE UNIQUE INDEX "Brief_requestId_developerId_key" ON "Brief" ("requestId", "developerId");

CREATE TABLE "CallCalendar" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "busyTimes" JSONB NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,
    "readUntil" TIMESTAMPTZ(3) NOT NULL,
    "failingSince" TIMESTAMPTZ(3),
    "fault" "CalendarFault",
    "goesOnSince" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "CallCalendar_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "CallCalendar_fault_check" CHECK (("fault" IS NULL) = ("failingSince" IS NULL)),
    CONSTRAINT "CallCalendar_goesOn_check" CHECK ("goesOnSince" IS NULL OR "failingSince" IS NOT NULL)
);

CREATE TABLE "Call" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "calendarId" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "blockedUntil" TIMESTAMPTZ(3) NOT NULL,
    "state" "CallState" NOT NULL DEFAULT 'booked',
    "timeZone" TEXT NOT NULL,
    "canceledBy" "CallParty",
    "word" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "heldAt" TIMESTAMPTZ(3),
    "reach" TEXT NOT NULL DEFAULT '',
    "answers" JSONB NOT NULL DEFAULT '[]',
    "kind" TEXT NOT NULL DEFAULT 'free',
    "blockedFrom" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "Call_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Call_booked_apart" EXCLUDE USING gist (tstzrange("blockedFrom", "blockedUntil") WITH &&) WHERE ("state" = 'booked'),
    CONSTRAINT "Call_canceled_check" CHECK (("state" = 'canceled') = ("canceledBy" IS NOT NULL)),
    CONSTRAINT "Call_held_check" CHECK ("heldAt" IS NULL OR "state" = 'booked'),
    CONSTRAINT "Call_sequence_check" CHECK ("sequence" >= 0),
    CONSTRAINT "Call_times_check" CHECK ("startsAt" < "endsAt" AND "blockedFrom" <= "startsAt" AND "blockedUntil" >= "endsAt")
);
CREATE INDEX "Call_requestId_id_idx" ON "Call" ("requestId", "id" DESC);
CREATE INDEX "Call_state_startsAt_idx" ON "Call" ("state", "startsAt");

CREATE TABLE "Developer" (
    "id" SERIAL NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "showPhoneNumber" BOOLEAN NOT NULL DEFAULT true,
    "developerName" TEXT NOT NULL DEFAULT '',
    "bio" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "birthDate" DATE,
    "yearStartedCoding" INTEGER,
    "profilePhotoUrl" TEXT NOT NULL DEFAULT '',
    "profileCompletedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "showBirthDate" BOOLEAN NOT NULL DEFAULT true,
    "builtWith" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "showReplyTime" BOOLEAN NOT NULL DEFAULT false,
    "hiddenReason" TEXT NOT NULL DEFAULT '',
    "handle" TEXT,
    "handleChangedAt" TIMESTAMPTZ(3)[] NOT NULL DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "skillKeys" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "availableUntil" TIMESTAMPTZ(3),
    "availabilityWords" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "fit" INTEGER NOT NULL DEFAULT 0,
    "soonest" INTEGER NOT NULL DEFAULT '-1000000',
    "verifiedUntil" TIMESTAMPTZ(3),
    "searchVector" TSVECTOR GENERATED ALWAYS AS (
        "developerSearchVector"(
            "developerName", "bio", "country", "yearStartedCoding", "builtWith", "skillKeys", "availabilityWords",
            "verifiedUntil" IS NOT NULL
        )
    ) STORED,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
    "photoHash" TEXT,
    "bioHash" TEXT GENERATED ALWAYS AS (
        CASE WHEN length(regexp_replace("bio", '[^[:alnum:]]', '', 'g')) >= 60
            THEN md5(lower(regexp_replace("bio", '[^[:alnum:]]', '', 'g'))) END
    ) STORED,
    CONSTRAINT "Developer_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Developer_hidden_check" CHECK ("hiddenAt" IS NOT NULL OR "hiddenReason" = ''),
    CONSTRAINT "Developer_year_check" CHECK ("yearStartedCoding" BETWEEN 1900 AND 2200)
);
CREATE INDEX "Developer_availableUntil_idx" ON "Developer" ("availableUntil");
CREATE INDEX "Developer_bioHash_id_idx" ON "Developer" ("bioHash", "id");
CREATE INDEX "Developer_changedAt_id_idx" ON "Developer" ("changedAt" DESC, "id" DESC);
CREATE INDEX "Developer_createdAt_id_idx" ON "Developer" ("createdAt" DESC, "id" DESC);
CREATE INDEX "Developer_developerName_idx" ON "Developer" ((("developerName" = '')), "developerName", "id");
CREATE INDEX "Developer_fit_id_idx" ON "Developer" ("fit" DESC, "id" DESC);
CREATE UNIQUE INDEX "Developer_handle_key" ON "Developer" ("handle");
CREATE INDEX "Developer_hiddenAt_idx" ON "Developer" ("hiddenAt") WHERE ("hiddenAt" IS NOT NULL);
CREATE UNIQUE INDEX "Developer_phoneNumber_key" ON "Developer" ("phoneNumber");
CREATE INDEX "Developer_photoHash_id_idx" ON "Developer" ("photoHash", "id");
CREATE INDEX "Developer_searchVector_idx" ON "Developer" USING gin ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate=off);
CREATE INDEX "Developer_soonest_id_idx" ON "Developer" ("soonest" DESC, "id" DESC);
CREATE INDEX "Developer_verifiedUntil_idx" ON "Developer" ("verifiedUntil");

CREATE TABLE "SignUpNetwork" (
    "developerId" INTEGER NOT NULL,
    "networkHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SignUpNetwork_pkey" PRIMARY KEY ("developerId")
);
CREATE INDEX "SignUpNetwork_createdAt_idx" ON "SignUpNetwork" ("createdAt");
CREATE INDEX "SignUpNetwork_networkHash_createdAt_idx" ON "SignUpNetwork" ("networkHash", "createdAt");

CREATE TABLE "Availability" (
    "developerId" INTEGER NOT NULL,
    "kinds" "AvailabilityKind"[] NOT NULL,
    "hoursPerWeek" INTEGER,
    "freeFrom" DATE,
    "rateFrom" INTEGER,
    "rateTo" INTEGER,
    "rateCurrency" TEXT,
    "ratePer" "RatePeriod",
    "timeZone" TEXT,
    "languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "isOpenToBriefs" BOOLEAN NOT NULL DEFAULT false,
    "days" INTEGER NOT NULL,
    "goodUntil" TIMESTAMPTZ(3) NOT NULL,
    "endedBefore" TIMESTAMPTZ(3),
    "remindAt" TIMESTAMPTZ(3),
    CONSTRAINT "Availability_pkey" PRIMARY KEY ("developerId"),
    CONSTRAINT "Availability_currency_check" CHECK ("rateCurrency" ~ '^[A-Z]{3}$'),
    CONSTRAINT "Availability_days_check" CHECK ("days" IN (7, 30, 90)),
    CONSTRAINT "Availability_hours_check" CHECK ("hoursPerWeek" BETWEEN 1 AND 80),
    CONSTRAINT "Availability_kinds_check" CHECK (cardinality("kinds") BETWEEN 1 AND 4),
    CONSTRAINT "Availability_languages_check" CHECK (cardinality("languages") <= 8 AND array_position("languages", NULL) IS NULL),
    CONSTRAINT "Availability_rate_check" CHECK (num_nonnulls("rateFrom", "rateTo", "rateCurrency", "ratePer") IN (0, 4) AND "rateFrom" >= 1 AND "rateTo" BETWEEN "rateFrom" AND 1000000),
    CONSTRAINT "Availability_remindAt_check" CHECK ("remindAt" IS NULL OR "endedBefore" IS NULL),
    CONSTRAINT "Availability_timeZone_check" CHECK (length("timeZone") BETWEEN 1 AND 64)
);
CREATE INDEX "Availability_isOpenToBriefs_goodUntil_idx" ON "Availability" ("isOpenToBriefs", "goodUntil");
CREATE INDEX "Availability_remindAt_idx" ON "Availability" ("remindAt");

CREATE TABLE "Handle" (
    "handle" TEXT NOT NULL,
    "shape" TEXT NOT NULL,
    "developerId" INTEGER,
    "freedAt" TIMESTAMPTZ(3),
    CONSTRAINT "Handle_pkey" PRIMARY KEY ("handle"),
    CONSTRAINT "Handle_handle_form" CHECK ("handle" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("handle") BETWEEN 3 AND 30)
);
CREATE INDEX "Handle_developerId_idx" ON "Handle" ("developerId");
CREATE INDEX "Handle_shape_idx" ON "Handle" ("shape");

CREATE TABLE "AddressProof" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "provenAt" TIMESTAMPTZ(3),
    "way" "ProofWay",
    "checkedAt" TIMESTAMPTZ(3),
    "recheckAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "fallenAt" TIMESTAMPTZ(3),
    "fault" "ProofFault",
    "removedAt" TIMESTAMPTZ(3),
    CONSTRAINT "AddressProof_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "AddressProof_address_check" CHECK (length("address") BETWEEN 1 AND 500),
    CONSTRAINT "AddressProof_failures_check" CHECK ("failures" BETWEEN 0 AND 3),
    CONSTRAINT "AddressProof_fallen_check" CHECK (num_nonnulls("fallenAt", "fault") IN (0, 2) AND ("fallenAt" IS NULL OR "provenAt" IS NOT NULL)),
    CONSTRAINT "AddressProof_proven_check" CHECK (num_nonnulls("provenAt", "way", "checkedAt") IN (0, 3)),
    CONSTRAINT "AddressProof_recheckAt_check" CHECK (("recheckAt" IS NOT NULL) = ("provenAt" IS NOT NULL AND "fallenAt" IS NULL)),
    CONSTRAINT "AddressProof_token_check" CHECK ("token" ~ '^[a-z0-9]{24}$')
);
CREATE UNIQUE INDEX "AddressProof_developerId_address_key" ON "AddressProof" ("developerId", "address");
CREATE INDEX "AddressProof_recheckAt_idx" ON "AddressProof" ("recheckAt");
CREATE INDEX "AddressProof_removedAt_idx" ON "AddressProof" ("removedAt");
CREATE UNIQUE INDEX "AddressProof_token_key" ON "AddressProof" ("token");

CREATE TABLE "Verification" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "taskTitle" TEXT NOT NULL DEFAULT '',
    "taskText" TEXT NOT NULL DEFAULT '',
    "lookedFor" TEXT NOT NULL DEFAULT '',
    "givenAt" TIMESTAMPTZ(3),
    "answerUntil" TIMESTAMPTZ(3),
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMPTZ(3),
    "remarks" TEXT NOT NULL DEFAULT '',
    "isPassed" BOOLEAN,
    "assessedAt" TIMESTAMPTZ(3),
    "reviewRemarks" TEXT NOT NULL DEFAULT '',
    "reviewedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "outcome" "VerificationOutcome",
    "reason" TEXT NOT NULL DEFAULT '',
    "examined" TEXT NOT NULL DEFAULT '',
    "markUntil" TIMESTAMPTZ(3),
    "takenBackAt" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),
    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Verification_answered_check" CHECK ("answeredAt" IS NULL OR ("answer" <> '' AND "givenAt" IS NOT NULL AND "answeredAt" < "answerUntil")),
    CONSTRAINT "Verification_assessed_check" CHECK (num_nonnulls("isPassed", "assessedAt") IN (0, 2) AND ("assessedAt" IS NULL OR ("remarks" <> '' AND "givenAt" IS NOT NULL)) AND ("isPassed" IS NOT TRUE OR "answeredAt" IS NOT NULL)),
    CONSTRAINT "Verification_ended_check" CHECK (num_nonnulls("endedAt", "outcome") IN (0, 2)),
    CONSTRAINT "Verification_given_check" CHECK (num_nonnulls("givenAt", "answerUntil") IN (0, 2) AND ("givenAt" IS NULL OR ("taskText" <> '' AND "answerUntil" > "givenAt"))),
    CONSTRAINT "Verification_mark_check" CHECK (CASE WHEN "outcome" = 'verified' THEN "isPassed" IS TRUE AND "reviewedAt" IS NOT NULL AND "examined" <> '' AND "markUntil" IS NOT NULL ELSE num_nonnulls("markUntil", "takenBackAt", "remindedAt") = 0 END),
    CONSTRAINT "Verification_reason_check" CHECK (("outcome" IS DISTINCT FROM 'declined' AND "takenBackAt" IS NULL) OR "reason" <> ''),
    CONSTRAINT "Verification_reviewed_check" CHECK ("reviewedAt" IS NULL OR "reviewRemarks" <> '')
);
CREATE INDEX "Verification_developerId_askedAt_idx" ON "Verification" ("developerId", "askedAt");
CREATE INDEX "Verification_endedAt_askedAt_idx" ON "Verification" ("endedAt", "askedAt");
CREATE INDEX "Verification_markUntil_idx" ON "Verification" ("markUntil");
CREATE UNIQUE INDEX "Verification_open_key" ON "Verification" ("developerId") WHERE ("endedAt" IS NULL);

CREATE TABLE "Outcome" (
    "id" SERIAL NOT NULL,
    "briefId" INTEGER NOT NULL,
    "developerId" INTEGER NOT NULL,
    "chosenAt" TIMESTAMPTZ(3) NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "tellAt" TIMESTAMPTZ(3),
    "clientAnswer" "OutcomeAnswer",
    "clientAnsweredAt" TIMESTAMPTZ(3),
    "developerAnswer" "OutcomeAnswer",
    "developerAnsweredAt" TIMESTAMPTZ(3),
    "words" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "consentedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),
    CONSTRAINT "Outcome_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Outcome_client_check" CHECK (num_nonnulls("clientAnswer", "clientAnsweredAt") IN (0, 2)),
    CONSTRAINT "Outcome_consent_check" CHECK (("consentedAt" IS NULL) = ("words" = '') AND ("consentedAt" IS NULL) = ("author" = '')),
    CONSTRAINT "Outcome_developer_check" CHECK (num_nonnulls("developerAnswer", "developerAnsweredAt") IN (0, 2)),
    CONSTRAINT "Outcome_recommendation_check" CHECK ("consentedAt" IS NULL OR "clientAnswer" IS NOT DISTINCT FROM 'finished' OR "clientAnswer" IS NOT DISTINCT FROM 'going'),
    CONSTRAINT "Outcome_words_check" CHECK (length("words") <= 600 AND length("author") <= 120)
);
CREATE UNIQUE INDEX "Outcome_briefId_key" ON "Outcome" ("briefId");
CREATE INDEX "Outcome_developerId_chosenAt_idx" ON "Outcome" ("developerId", "chosenAt");
CREATE INDEX "Outcome_tellAt_idx" ON "Outcome" ("tellAt");

CREATE TABLE "SavedSearch" (
    "id" SERIAL NOT NULL,
    "mailAddress" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "lookAt" TIMESTAMPTZ(3),
    "seenIds" INTEGER[] NOT NULL DEFAULT '{}',
    CONSTRAINT "SavedSearch_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "SavedSearch_length_check" CHECK (length("search") BETWEEN 1 AND 2000 AND cardinality("seenIds") <= 200),
    CONSTRAINT "SavedSearch_look_check" CHECK (("confirmedAt" IS NULL) = ("lookAt" IS NULL))
);
CREATE INDEX "SavedSearch_endsAt_idx" ON "SavedSearch" ("endsAt");
CREATE INDEX "SavedSearch_lookAt_idx" ON "SavedSearch" ("lookAt");
CREATE UNIQUE INDEX "SavedSearch_mailAddress_search_key" ON "SavedSearch" ("mailAddress", "search");

CREATE TABLE "DeveloperProject" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "story" TEXT NOT NULL,
    "projectLink" TEXT NOT NULL DEFAULT '',
    "builtWith" TEXT[],
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "result" TEXT NOT NULL DEFAULT '',
    "year" INTEGER,
    "part" TEXT NOT NULL DEFAULT '',
    "slug" TEXT NOT NULL,
    "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "DeveloperProject_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "DeveloperProject_position_check" CHECK ("position" >= 0),
    CONSTRAINT "DeveloperProject_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 80),
    CONSTRAINT "DeveloperProject_year_check" CHECK ("year" BETWEEN 1950 AND 2200)
);
CREATE INDEX "DeveloperProject_developerId_position_id_idx" ON "DeveloperProject" ("developerId", "position", "id");
CREATE UNIQUE INDEX "DeveloperProject_developerId_slug_key" ON "DeveloperProject" ("developerId", "slug");
CREATE UNIQUE INDEX "DeveloperProject_id_developerId_key" ON "DeveloperProject" ("id", "developerId");
CREATE UNIQUE INDEX "DeveloperProject_one_featured" ON "DeveloperProject" ("developerId") WHERE "isFeatured";

CREATE TABLE "ProjectPicture" (
    "mediaId" TEXT NOT NULL,
    "projectId" INTEGER NOT NULL,
    "altText" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,
    CONSTRAINT "ProjectPicture_pkey" PRIMARY KEY ("mediaId"),
    CONSTRAINT "ProjectPicture_projectId_position_key" UNIQUE ("projectId", "position") DEFERRABLE,
    CONSTRAINT "ProjectPicture_position_check" CHECK ("position" BETWEEN 1 AND 6)
);

CREATE TABLE "FormerProjectSlug" (
    "developerId" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "projectId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "FormerProjectSlug_pkey" PRIMARY KEY ("developerId", "slug")
);
CREATE INDEX "FormerProjectSlug_projectId_createdAt_idx" ON "FormerProjectSlug" ("projectId", "createdAt" DESC);

CREATE TABLE "DeveloperSkill" (
    "developerId" INTEGER NOT NULL,
    "skill" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "DeveloperSkill_pkey" PRIMARY KEY ("developerId", "skill"),
    CONSTRAINT "DeveloperSkill_position_range" CHECK ("position" BETWEEN 1 AND 12),
    CONSTRAINT "DeveloperSkill_skill_form" CHECK ("skill" ~ '^[a-z]+[.][a-z0-9]+(-[a-z0-9]+)*$' AND length("skill") <= 140)
);
CREATE UNIQUE INDEX "DeveloperSkill_developerId_position_key" ON "DeveloperSkill" ("developerId", "position");
CREATE INDEX "DeveloperSkill_skill_idx" ON "DeveloperSkill" ("skill");

CREATE TABLE "DeveloperSkillProject" (
    "developerId" INTEGER NOT NULL,
    "skill" TEXT NOT NULL,
    "projectId" INTEGER NOT NULL,
    CONSTRAINT "DeveloperSkillProject_pkey" PRIMARY KEY ("developerId", "skill", "projectId")
);
CREATE INDEX "DeveloperSkillProject_projectId_developerId_idx" ON "DeveloperSkillProject" ("projectId", "developerId");

-- Words in the order of their bytes, whatever language the database sorts in: words with one beginning stand together, and
-- the index of the key finds them.
CREATE TABLE "SearchWord" (
    "word" TEXT COLLATE "C" NOT NULL,
    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "SearchWord_word_idx" ON "SearchWord" USING gin ("word" gin_trgm_ops);

CREATE TABLE "NotificationSettings" (
    "developerId" INTEGER NOT NULL,
    "channel" "OutgoingChannel",
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "mailAddress" TEXT,
    "newMailAddress" TEXT,
    "notifiedAt" TIMESTAMPTZ(3)[],
    "remindedAt" TIMESTAMPTZ(3)[] NOT NULL DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    CONSTRAINT "NotificationSettings_pkey" PRIMARY KEY ("developerId")
);

CREATE TABLE "DeveloperMessage" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "senderName" TEXT NOT NULL,
    "senderEmail" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "dedupeKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isSuspected" BOOLEAN NOT NULL DEFAULT false,
    "answeredAt" TIMESTAMPTZ(3),
    "archivedAt" TIMESTAMPTZ(3),
    "isAddressShown" BOOLEAN NOT NULL DEFAULT false,
    "isWithheld" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "DeveloperMessage_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "DeveloperMessage_dedupeKey_key" ON "DeveloperMessage" ("dedupeKey");
CREATE INDEX "DeveloperMessage_developerId_answeredAt_idx" ON "DeveloperMessage" ("developerId", "answeredAt" DESC);
CREATE INDEX "DeveloperMessage_developerId_isSuspected_id_idx" ON "DeveloperMessage" ("developerId", "isSuspected", "id" DESC);
CREATE INDEX "DeveloperMessage_isSuspected_createdAt_idx" ON "DeveloperMessage" ("isSuspected", "createdAt");
CREATE INDEX "DeveloperMessage_isWithheld_createdAt_idx" ON "DeveloperMessage" ("isWithheld", "createdAt");

CREATE TABLE "BlockedSender" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER,
    "senderHash" TEXT NOT NULL,
    "senderName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "BlockedSender_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "BlockedSender_developerId_senderHash_key" ON "BlockedSender" ("developerId", "senderHash");
CREATE UNIQUE INDEX "BlockedSender_for_all_key" ON "BlockedSender" ("senderHash") WHERE ("developerId" IS NULL);

CREATE TABLE "Report" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER,
    "messageId" INTEGER,
    "reason" "ReportReason" NOT NULL,
    "word" TEXT NOT NULL DEFAULT '',
    "isSuspected" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "email" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Report_subject_check" CHECK (num_nonnulls("developerId", "messageId") = 1)
);
CREATE INDEX "Report_closedAt_id_idx" ON "Report" ("closedAt", "id");
CREATE INDEX "Report_developerId_id_idx" ON "Report" ("developerId", "id");
CREATE INDEX "Report_isSuspected_createdAt_idx" ON "Report" ("isSuspected", "createdAt");
CREATE UNIQUE INDEX "Report_messageId_key" ON "Report" ("messageId");

CREATE TABLE "Submission" (
    "id" SERIAL NOT NULL,
    "kind" "SubmissionKind" NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "more" TEXT NOT NULL DEFAULT '',
    "tool" TEXT NOT NULL DEFAULT '',
    "senderName" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "isNamed" BOOLEAN NOT NULL DEFAULT false,
    "status" "SubmissionStatus" NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "joinedId" INTEGER,
    "matchKey" TEXT NOT NULL DEFAULT '',
    "dedupeKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedBy" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Submission_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Submission_address_check" CHECK ("address" = '' OR "address" ~* '^https?://'),
    CONSTRAINT "Submission_decided_check" CHECK (("decidedAt" IS NOT NULL) = ("status" IN ('accepted', 'declined'))),
    CONSTRAINT "Submission_joinedId_check" CHECK ("joinedId" <> "id"),
    CONSTRAINT "Submission_named_check" CHECK (NOT "isNamed" OR "senderName" <> '')
);
CREATE UNIQUE INDEX "Submission_dedupeKey_key" ON "Submission" ("dedupeKey");
CREATE INDEX "Submission_isNamed_decidedAt_idx" ON "Submission" ("isNamed", "decidedAt");
CREATE INDEX "Submission_joinedId_idx" ON "Submission" ("joinedId");
CREATE INDEX "Submission_matchKey_idx" ON "Submission" ("matchKey");
CREATE INDEX "Submission_status_createdAt_idx" ON "Submission" ("status", "createdAt");
CREATE INDEX "Submission_status_joinedId_id_idx" ON "Submission" ("status", "joinedId", "id");

CREATE TABLE "SignInCode" (
    "id" SERIAL NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "budget" "CodeBudget" NOT NULL,
    "delivery" "CodeDelivery" NOT NULL DEFAULT 'pending',
    "browserHash" TEXT,
    "messageId" TEXT,
    "fromKnownBrowser" BOOLEAN NOT NULL DEFAULT false,
    "addressGroup" TEXT NOT NULL DEFAULT '',
    "networkGroup" TEXT NOT NULL DEFAULT '',
    "codeHash" TEXT NOT NULL,
    "browserChecks" INTEGER NOT NULL DEFAULT 0,
    "addressChecks" INTEGER NOT NULL DEFAULT 0,
    "otherChecks" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    CONSTRAINT "SignInCode_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "SignInCode_checks_check" CHECK (LEAST("browserChecks", "addressChecks", "otherChecks") >= 0)
);
CREATE INDEX "SignInCode_browserHash_idx" ON "SignInCode" ("browserHash");
CREATE INDEX "SignInCode_createdAt_idx" ON "SignInCode" ("createdAt");
CREATE UNIQUE INDEX "SignInCode_messageId_key" ON "SignInCode" ("messageId");
CREATE INDEX "SignInCode_phoneNumber_createdAt_idx" ON "SignInCode" ("phoneNumber", "createdAt");

CREATE TABLE "KnownBrowser" (
    "browserHash" TEXT NOT NULL,
    "developerId" INTEGER NOT NULL,
    "lastSignInAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "KnownBrowser_pkey" PRIMARY KEY ("browserHash", "developerId")
);
CREATE INDEX "KnownBrowser_developerId_lastSignInAt_idx" ON "KnownBrowser" ("developerId", "lastSignInAt" DESC);
CREATE INDEX "KnownBrowser_lastSignInAt_idx" ON "KnownBrowser" ("lastSignInAt");

CREATE TABLE "SmsKeyword" (
    "messageId" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "isStop" BOOLEAN NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SmsKeyword_pkey" PRIMARY KEY ("messageId")
);
CREATE INDEX "SmsKeyword_phoneNumber_sentAt_idx" ON "SmsKeyword" ("phoneNumber", "sentAt" DESC);

CREATE TABLE "Media" (
    "id" TEXT NOT NULL,
    "kind" "MediaKind" NOT NULL,
    "widthPx" INTEGER NOT NULL,
    "heightPx" INTEGER NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "variants" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT NOT NULL DEFAULT '',
    "altText" TEXT NOT NULL DEFAULT '',
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 50,
    "isKept" BOOLEAN NOT NULL DEFAULT false,
    "sourceHash" TEXT,
    "adminId" INTEGER,
    "developerId" INTEGER,
    CONSTRAINT "Media_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Media_focus_check" CHECK ("focusX" BETWEEN 0 AND 100 AND "focusY" BETWEEN 0 AND 100),
    CONSTRAINT "Media_owner_check" CHECK (("adminId" IS NULL OR "kind" IN ('postImage', 'generatedImage')) AND ("developerId" IS NULL OR "kind" IN ('profilePhoto', 'projectPicture'))),
    CONSTRAINT "Media_size_check" CHECK ("byteSize" > 0 AND ("kind"::text = 'requestFile' OR "widthPx" > 0 AND "heightPx" > 0))
);
CREATE INDEX "Media_adminId_idx" ON "Media" ("adminId");
CREATE INDEX "Media_byteSize_id_idx" ON "Media" ("byteSize" DESC, "id");
CREATE INDEX "Media_developerId_idx" ON "Media" ("developerId");
CREATE INDEX "Media_kind_createdAt_idx" ON "Media" ("kind", "createdAt" DESC);
CREATE INDEX "Media_name_idx" ON "Media" (((name = '')), "name", "id");
CREATE INDEX "Media_sourceHash_idx" ON "Media" ("sourceHash");

CREATE TABLE "ModelRun" (
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "model" TEXT NOT NULL,
    "imageModel" TEXT NOT NULL DEFAULT '',
    "outcome" "AiOutcome" NOT NULL,
    "durationMs" INTEGER NOT NULL DEFAULT 0,
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "adminId" INTEGER,
    "cancelledAt" TIMESTAMPTZ(3),
    "categoryId" INTEGER,
    "discardedAt" TIMESTAMPTZ(3),
    "heartbeatAt" TIMESTAMPTZ(3) NOT NULL,
    "postId" INTEGER,
    "result" JSONB,
    "savedAt" TIMESTAMPTZ(3),
    "stage" "DraftStage" NOT NULL DEFAULT 'writing',
    "text" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "runBy" TEXT NOT NULL DEFAULT '',
    "key" UUID,
    "purpose" "AiPurpose" NOT NULL,
    "costMicros" BIGINT,
    "draftId" INTEGER,
    "sectionId" UUID,
    "wish" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "ModelRun_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ModelRun_amounts_check" CHECK (LEAST("durationMs", "inputTokens", "outputTokens", "costMicros") >= 0),
    CONSTRAINT "ModelRun_section_check" CHECK ("sectionId" IS NULL OR "draftId" IS NOT NULL)
);
CREATE INDEX "ModelRun_adminId_id_idx" ON "ModelRun" ("adminId", "id" DESC);
CREATE INDEX "ModelRun_categoryId_idx" ON "ModelRun" ("categoryId");
CREATE INDEX "ModelRun_createdAt_id_idx" ON "ModelRun" ("createdAt" DESC, "id" DESC);
CREATE INDEX "ModelRun_draftId_id_idx" ON "ModelRun" ("draftId", "id");
CREATE UNIQUE INDEX "ModelRun_key_key" ON "ModelRun" ("key");
CREATE INDEX "ModelRun_outcome_heartbeatAt_idx" ON "ModelRun" ("outcome", "heartbeatAt");
CREATE INDEX "ModelRun_postId_idx" ON "ModelRun" ("postId");

CREATE TABLE "StagedDraft" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "reader" TEXT NOT NULL,
    "goal" TEXT NOT NULL,
    "sources" TEXT NOT NULL,
    "voice" TEXT NOT NULL,
    "categoryId" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "discardedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "documentId" INTEGER,
    CONSTRAINT "StagedDraft_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "StagedDraft_version_check" CHECK ("version" > 0)
);
CREATE INDEX "StagedDraft_adminId_updatedAt_idx" ON "StagedDraft" ("adminId", "updatedAt" DESC);
CREATE INDEX "StagedDraft_categoryId_idx" ON "StagedDraft" ("categoryId");
CREATE UNIQUE INDEX "StagedDraft_documentId_key" ON "StagedDraft" ("documentId");
CREATE INDEX "StagedDraft_updatedAt_idx" ON "StagedDraft" ("updatedAt");

CREATE TABLE "StagedSection" (
    "id" UUID NOT NULL,
    "draftId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "heading" TEXT NOT NULL,
    "points" TEXT NOT NULL,
    "html" TEXT NOT NULL DEFAULT '',
    "offeredHtml" TEXT,
    "isWaiting" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "StagedSection_pkey" PRIMARY KEY ("draftId", "id"),
    CONSTRAINT "StagedSection_position_check" CHECK ("position" >= 0)
);

CREATE TABLE "AiUsage" (
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "adminId" INTEGER,
    "purpose" "AiPurpose" NOT NULL,
    "model" TEXT NOT NULL,
    "outcome" "AiOutcome" NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "isEstimated" BOOLEAN NOT NULL,
    "costMicros" BIGINT,
    "durationMs" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "documentId" INTEGER,
    "stagedDraftId" INTEGER,
    CONSTRAINT "AiUsage_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "AiUsage_amounts_check" CHECK (LEAST("inputTokens", "outputTokens", "durationMs", "costMicros") >= 0)
);
CREATE INDEX "AiUsage_adminId_idx" ON "AiUsage" ("adminId");
CREATE INDEX "AiUsage_createdAt_id_idx" ON "AiUsage" ("createdAt" DESC, "id" DESC);
CREATE INDEX "AiUsage_documentId_idx" ON "AiUsage" ("documentId");
CREATE INDEX "AiUsage_purpose_createdAt_idx" ON "AiUsage" ("purpose", "createdAt" DESC);
CREATE INDEX "AiUsage_stagedDraftId_idx" ON "AiUsage" ("stagedDraftId");

CREATE TABLE "HouseStyle" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "voice" TEXT NOT NULL,
    "wordsToUse" TEXT NOT NULL,
    "wordsToAvoid" TEXT NOT NULL,
    "samplePostIds" INTEGER[],
    "monthlyTokenLimit" INTEGER,
    "monthlyCentLimit" INTEGER,
    "showsProvenance" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "HouseStyle_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "HouseStyle_amounts_check" CHECK (LEAST("monthlyTokenLimit", "monthlyCentLimit", "version") >= 0),
    CONSTRAINT "HouseStyle_one_row_check" CHECK ("id" = 1)
);

CREATE TABLE "RateLimit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,
    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit" ("expire");

CREATE TABLE "JobWorker" (
    "id" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "JobWorker_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BackupOutcome" (
    "work" "BackupWork" NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "goodAt" TIMESTAMPTZ(3),
    "goodName" TEXT,
    "goodBytes" BIGINT,
    "faultAt" TIMESTAMPTZ(3),
    "fault" TEXT,
    CONSTRAINT "BackupOutcome_pkey" PRIMARY KEY ("work"),
    CONSTRAINT "BackupOutcome_fault_check" CHECK (num_nonnulls("faultAt", "fault") IN (0, 2)),
    CONSTRAINT "BackupOutcome_good_check" CHECK (num_nonnulls("goodAt", "goodName", "goodBytes") IN (0, 3) AND "goodBytes" >= 0)
);

CREATE TABLE "OutgoingMessage" (
    "id" UUID NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "channel" "OutgoingChannel" NOT NULL,
    "recipient" TEXT NOT NULL,
    "replyToName" TEXT NOT NULL DEFAULT '',
    "replyTo" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "state" "OutgoingState" NOT NULL DEFAULT 'waiting',
    "fault" TEXT NOT NULL DEFAULT '',
    "handedOverAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hasLink" BOOLEAN NOT NULL DEFAULT false,
    "calendar" TEXT NOT NULL DEFAULT '',
    "developerId" INTEGER,
    "origin" "MailOrigin" NOT NULL DEFAULT 'generated',
    "testimonialId" INTEGER,
    "conversationId" INTEGER,
    "stepLabel" TEXT NOT NULL DEFAULT '',
    "stepAddress" TEXT NOT NULL DEFAULT '',
    "quoteId" INTEGER,
    "colleagueId" INTEGER,
    "outcomeId" INTEGER,
    "savedSearchId" INTEGER,
    CONSTRAINT "OutgoingMessage_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "OutgoingMessage_quote_check" CHECK ("quoteId" IS NULL OR "conversationId" IS NOT NULL),
    CONSTRAINT "OutgoingMessage_state_check" CHECK (CASE "state" WHEN 'handedOver' THEN "handedOverAt" IS NOT NULL WHEN 'sent' THEN "text" = '' ELSE true END),
    CONSTRAINT "OutgoingMessage_subject_check" CHECK (num_nonnulls("developerId", "testimonialId", "outcomeId", "savedSearchId") <= 1)
);
CREATE INDEX "OutgoingMessage_colleagueId_idx" ON "OutgoingMessage" ("colleagueId");
CREATE INDEX "OutgoingMessage_conversationId_idx" ON "OutgoingMessage" ("conversationId");
CREATE UNIQUE INDEX "OutgoingMessage_dedupeKey_key" ON "OutgoingMessage" ("dedupeKey");
CREATE INDEX "OutgoingMessage_developerId_idx" ON "OutgoingMessage" ("developerId");
CREATE INDEX "OutgoingMessage_outcomeId_idx" ON "OutgoingMessage" ("outcomeId");
CREATE INDEX "OutgoingMessage_quoteId_idx" ON "OutgoingMessage" ("quoteId");
CREATE INDEX "OutgoingMessage_savedSearchId_idx" ON "OutgoingMessage" ("savedSearchId");
CREATE INDEX "OutgoingMessage_state_createdAt_idx" ON "OutgoingMessage" ("state", "createdAt");
CREATE INDEX "OutgoingMessage_testimonialId_idx" ON "OutgoingMessage" ("testimonialId");

CREATE TABLE "TrafficCount" (
    "page" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "visitors" INTEGER NOT NULL DEFAULT 0,
    "longViews" INTEGER NOT NULL DEFAULT 0,
    "read25" INTEGER NOT NULL DEFAULT 0,
    "read50" INTEGER NOT NULL DEFAULT 0,
    "read75" INTEGER NOT NULL DEFAULT 0,
    "read100" INTEGER NOT NULL DEFAULT 0,
    "under10" INTEGER NOT NULL DEFAULT 0,
    "under60" INTEGER NOT NULL DEFAULT 0,
    "under180" INTEGER NOT NULL DEFAULT 0,
    "over180" INTEGER NOT NULL DEFAULT 0,
    "phoneClicks" INTEGER NOT NULL DEFAULT 0,
    "textClicks" INTEGER NOT NULL DEFAULT 0,
    "mailClicks" INTEGER NOT NULL DEFAULT 0,
    "contactClicks" INTEGER NOT NULL DEFAULT 0,
    "estimateClicks" INTEGER NOT NULL DEFAULT 0,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "bookings" INTEGER NOT NULL DEFAULT 0,
    "quotes" INTEGER NOT NULL DEFAULT 0,
    "acceptances" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "TrafficCount_pkey" PRIMARY KEY ("page", "source", "day"),
    CONSTRAINT "TrafficCount_counts_check" CHECK (LEAST("views", "visits", "visitors", "longViews", "read25", "read50", "read75", "read100", "under10", "under60", "under180", "over180", "phoneClicks", "textClicks", "mailClicks", "contactClicks", "estimateClicks", "requests", "bookings", "quotes", "acceptances") >= 0)
);
CREATE INDEX "TrafficCount_day_idx" ON "TrafficCount" ("day");
CREATE INDEX "TrafficCount_source_day_idx" ON "TrafficCount" ("source", "day");

CREATE TABLE "TrafficCampaign" (
    "source" TEXT NOT NULL,
    "medium" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "requests" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "TrafficCampaign_pkey" PRIMARY KEY ("source", "medium", "campaign", "day"),
    CONSTRAINT "TrafficCampaign_counts_check" CHECK (LEAST("views", "visits", "requests") >= 0)
);
CREATE INDEX "TrafficCampaign_day_idx" ON "TrafficCampaign" ("day");

CREATE TABLE "TrafficAmount" (
    "source" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "quoted" INTEGER NOT NULL DEFAULT 0,
    "accepted" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "TrafficAmount_pkey" PRIMARY KEY ("source", "currency", "day"),
    CONSTRAINT "TrafficAmount_amounts_check" CHECK (LEAST("quoted", "accepted") >= 0)
);
CREATE INDEX "TrafficAmount_day_idx" ON "TrafficAmount" ("day");

CREATE TABLE "DeveloperCount" (
    "developerId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "what" "DeveloperCounted" NOT NULL,
    "projectId" INTEGER NOT NULL DEFAULT 0,
    "source" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,
    CONSTRAINT "DeveloperCount_pkey" PRIMARY KEY ("developerId", "day", "what", "projectId", "source"),
    CONSTRAINT "DeveloperCount_count_check" CHECK ("count" > 0),
    CONSTRAINT "DeveloperCount_project_check" CHECK (("what" = 'project') = ("projectId" <> 0))
);
CREATE INDEX "DeveloperCount_day_idx" ON "DeveloperCount" ("day");

-- Unlogged, as the one after it: neither the log nor a copy of the files may tell visitors apart after their day.
CREATE UNLOGGED TABLE "TrafficVisitor" (
    "day" DATE NOT NULL,
    "hash" BYTEA NOT NULL,
    CONSTRAINT "TrafficVisitor_pkey" PRIMARY KEY ("day", "hash")
);

CREATE UNLOGGED TABLE "TrafficSalt" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,
    CONSTRAINT "TrafficSalt_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "TrafficSettings" (
    "id" INTEGER NOT NULL,
    "isOn" BOOLEAN NOT NULL,
    CONSTRAINT "TrafficSettings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "TrafficSettings_one_row_check" CHECK ("id" = 1)
);

CREATE TABLE "WebhookEndpoint" (
    "id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "formerSecret" TEXT,
    "formerSecretEndsAt" TIMESTAMPTZ(3),
    "failingSince" TIMESTAMPTZ(3),
    "offSince" TIMESTAMPTZ(3),
    "offReason" "WebhookOffReason",
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "WebhookEndpoint_former_check" CHECK (("formerSecret" IS NULL) = ("formerSecretEndsAt" IS NULL)),
    CONSTRAINT "WebhookEndpoint_off_check" CHECK (("offSince" IS NULL) = ("offReason" IS NULL))
);

CREATE TABLE "WebhookDelivery" (
    "id" SERIAL NOT NULL,
    "endpointId" UUID NOT NULL,
    "eventId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "path" TEXT NOT NULL,
    "happenedAt" TIMESTAMPTZ(3) NOT NULL,
    "cause" TEXT,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "begunAt" TIMESTAMPTZ(3) NOT NULL,
    "nextTryAt" TIMESTAMPTZ(3),
    "lastTryAt" TIMESTAMPTZ(3),
    "fault" "WebhookFault",
    "status" INTEGER,
    "answer" TEXT NOT NULL DEFAULT '',
    "durationMs" INTEGER,
    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "WebhookDelivery_amounts_check" CHECK (LEAST("attempts", "durationMs") >= 0 AND "status" BETWEEN 100 AND 599),
    CONSTRAINT "WebhookDelivery_state_check" CHECK (("state" = 'waiting') = ("nextTryAt" IS NOT NULL) AND ("state" <> 'delivered' OR "fault" IS NULL) AND ("state" <> 'failed' OR "fault" IS NOT NULL))
);
CREATE INDEX "WebhookDelivery_begunAt_idx" ON "WebhookDelivery" ("begunAt");
CREATE UNIQUE INDEX "WebhookDelivery_endpointId_cause_key" ON "WebhookDelivery" ("endpointId", "cause");
CREATE UNIQUE INDEX "WebhookDelivery_endpointId_eventId_key" ON "WebhookDelivery" ("endpointId", "eventId");
CREATE INDEX "WebhookDelivery_nextTryAt_idx" ON "WebhookDelivery" ("nextTryAt");

ALTER TABLE "Document" ADD CONSTRAINT "Document_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "BlogCategory" ("id") ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_id_fkey" FOREIGN KEY ("id") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PostCreationKey" ADD CONSTRAINT "PostCreationKey_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PostTag" ADD CONSTRAINT "PostTag_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PostTag" ADD CONSTRAINT "PostTag_tagId_fkey" FOREIGN KEY ("tagId") REFERENCES "Tag" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BlogSlugRedirect" ADD CONSTRAINT "BlogSlugRedirect_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "FormerPostDetails" ADD CONSTRAINT "FormerPostDetails_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PostFormerAddress" ADD CONSTRAINT "PostFormerAddress_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PostImport" ADD CONSTRAINT "PostImport_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "PostImport" ADD CONSTRAINT "PostImport_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "BlogCategory" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "PostImportItem" ADD CONSTRAINT "PostImportItem_importId_fkey" FOREIGN KEY ("importId") REFERENCES "PostImport" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PostImportItem" ADD CONSTRAINT "PostImportItem_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "DocumentVersion" ADD CONSTRAINT "DocumentVersion_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DocumentVersion" ADD CONSTRAINT "DocumentVersion_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Fact" ADD CONSTRAINT "Fact_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Provenance" ADD CONSTRAINT "Provenance_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Remark" ADD CONSTRAINT "Remark_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Remark" ADD CONSTRAINT "Remark_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Remark" ADD CONSTRAINT "Remark_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Remark" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Review" ADD CONSTRAINT "Review_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AdminBrowser" ADD CONSTRAINT "AdminBrowser_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AdminTotp" ADD CONSTRAINT "AdminTotp_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AdminPasskey" ADD CONSTRAINT "AdminPasskey_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AdminRecoveryCode" ADD CONSTRAINT "AdminRecoveryCode_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SignInTicket" ADD CONSTRAINT "SignInTicket_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ProgramConnection" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProgramConnection" ADD CONSTRAINT "ProgramConnection_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProgramConnection" ADD CONSTRAINT "ProgramConnection_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProgramKey" ADD CONSTRAINT "ProgramKey_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "ProgramConnection" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Session" ADD CONSTRAINT "Session_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Session" ADD CONSTRAINT "Session_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestMerge" ADD CONSTRAINT "RequestMerge_keptId_fkey" FOREIGN KEY ("keptId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestMerge" ADD CONSTRAINT "RequestMerge_mergedId_fkey" FOREIGN KEY ("mergedId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestNote" ADD CONSTRAINT "RequestNote_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "RequestColleague" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_stagedDraftId_fkey" FOREIGN KEY ("stagedDraftId") REFERENCES "StagedDraft" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestMove" ADD CONSTRAINT "RequestMove_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_agreementId_fkey" FOREIGN KEY ("agreementId") REFERENCES "Agreement" ("requestId") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "RequestColleague" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_outcomeId_fkey" FOREIGN KEY ("outcomeId") REFERENCES "Outcome" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_savedSearchId_fkey" FOREIGN KEY ("savedSearchId") REFERENCES "SavedSearch" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_testimonialId_fkey" FOREIGN KEY ("testimonialId") REFERENCES "Testimonial" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestColleague" ADD CONSTRAINT "RequestColleague_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "ConversationEntry" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media" ("id") ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ReceivedMail" ADD CONSTRAINT "ReceivedMail_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "ConversationEntry" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestMail" ADD CONSTRAINT "RequestMail_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RequestNda" ADD CONSTRAINT "RequestNda_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Testimonial" ADD CONSTRAINT "Testimonial_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_briefId_fkey" FOREIGN KEY ("briefId") REFERENCES "Brief" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ConversationEntry" ADD CONSTRAINT "ConversationEntry_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ConversationEntry" ADD CONSTRAINT "ConversationEntry_stageId_fkey" FOREIGN KEY ("stageId") REFERENCES "WorkStage" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CallSettings" ADD CONSTRAINT "CallSettings_feedAdminId_fkey" FOREIGN KEY ("feedAdminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "WorkStage" ADD CONSTRAINT "WorkStage_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Work" ADD CONSTRAINT "Work_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Brief" ADD CONSTRAINT "Brief_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Brief" ADD CONSTRAINT "Brief_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Call" ADD CONSTRAINT "Call_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Developer" ADD CONSTRAINT "Developer_handle_fkey" FOREIGN KEY ("handle") REFERENCES "Handle" ("handle") ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "SignUpNetwork" ADD CONSTRAINT "SignUpNetwork_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Availability" ADD CONSTRAINT "Availability_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Handle" ADD CONSTRAINT "Handle_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "AddressProof" ADD CONSTRAINT "AddressProof_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Verification" ADD CONSTRAINT "Verification_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Outcome" ADD CONSTRAINT "Outcome_briefId_fkey" FOREIGN KEY ("briefId") REFERENCES "Brief" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Outcome" ADD CONSTRAINT "Outcome_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DeveloperProject" ADD CONSTRAINT "DeveloperProject_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProjectPicture" ADD CONSTRAINT "ProjectPicture_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media" ("id") ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ProjectPicture" ADD CONSTRAINT "ProjectPicture_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "DeveloperProject" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "FormerProjectSlug" ADD CONSTRAINT "FormerProjectSlug_projectId_developerId_fkey" FOREIGN KEY ("projectId", "developerId") REFERENCES "DeveloperProject" ("id", "developerId") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DeveloperSkill" ADD CONSTRAINT "DeveloperSkill_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DeveloperSkillProject" ADD CONSTRAINT "DeveloperSkillProject_developerId_skill_fkey" FOREIGN KEY ("developerId", "skill") REFERENCES "DeveloperSkill" ("developerId", "skill") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DeveloperSkillProject" ADD CONSTRAINT "DeveloperSkillProject_projectId_developerId_fkey" FOREIGN KEY ("projectId", "developerId") REFERENCES "DeveloperProject" ("id", "developerId") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "NotificationSettings" ADD CONSTRAINT "NotificationSettings_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DeveloperMessage" ADD CONSTRAINT "DeveloperMessage_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BlockedSender" ADD CONSTRAINT "BlockedSender_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Report" ADD CONSTRAINT "Report_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Report" ADD CONSTRAINT "Report_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_joinedId_fkey" FOREIGN KEY ("joinedId") REFERENCES "Submission" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Media" ADD CONSTRAINT "Media_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Media" ADD CONSTRAINT "Media_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ModelRun" ADD CONSTRAINT "ModelRun_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ModelRun" ADD CONSTRAINT "ModelRun_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "BlogCategory" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ModelRun" ADD CONSTRAINT "ModelRun_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "StagedDraft" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ModelRun" ADD CONSTRAINT "ModelRun_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "StagedDraft" ADD CONSTRAINT "StagedDraft_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "StagedDraft" ADD CONSTRAINT "StagedDraft_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "BlogCategory" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "StagedDraft" ADD CONSTRAINT "StagedDraft_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "StagedSection" ADD CONSTRAINT "StagedSection_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "StagedDraft" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_stagedDraftId_fkey" FOREIGN KEY ("stagedDraftId") REFERENCES "StagedDraft" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "RequestColleague" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_outcomeId_fkey" FOREIGN KEY ("outcomeId") REFERENCES "Outcome" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "Quote" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_savedSearchId_fkey" FOREIGN KEY ("savedSearchId") REFERENCES "SavedSearch" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_testimonialId_fkey" FOREIGN KEY ("testimonialId") REFERENCES "Testimonial" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "DeveloperCount" ADD CONSTRAINT "DeveloperCount_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint" ("id") ON UPDATE CASCADE ON DELETE CASCADE;

CREATE FUNCTION "addToPostTally"(changes "PostTally"[])
    RETURNS void
    LANGUAGE sql
AS $$
  -- In one order everywhere: two who change the same counts wait for each other and never in a circle.
  INSERT INTO "PostTally" AS tally
  SELECT "categoryId", "isDeleted", "isDraft", sum("postCount") FROM unnest(changes)
  GROUP BY "categoryId", "isDeleted", "isDraft" HAVING sum("postCount") <> 0
  ORDER BY "categoryId", "isDeleted", "isDraft"
  ON CONFLICT ("categoryId", "isDeleted", "isDraft") DO UPDATE SET "postCount" = tally."postCount" + EXCLUDED."postCount";
  DELETE FROM "PostTally" AS tally USING unnest(changes) AS change
  WHERE tally."postCount" = 0 AND tally."categoryId" = change."categoryId"
    AND tally."isDeleted" = change."isDeleted" AND tally."isDraft" = change."isDraft"
$$;

CREATE FUNCTION "availabilityWords"(a "Availability")
    RETURNS text[]
    LANGUAGE sql
    STABLE
AS $$
  SELECT array_remove(
    ARRAY(SELECT 'kind=' || kind FROM unnest(a."kinds") AS kind)
    || ARRAY(SELECT 'language=' || tag FROM unnest(a."languages") AS tag)
    || CASE WHEN a."freeFrom" IS NULL OR a."freeFrom" <= (a."goodUntil" AT TIME ZONE 'UTC')::date - a."days"
      THEN ARRAY['free=now']
      ELSE ARRAY['free=' || to_char(a."freeFrom", 'YYYY-MM'), 'free=' || to_char(a."freeFrom", 'YYYY-MM-DD')] END
    || ARRAY['hours=' || (SELECT max(step) FROM unnest(ARRAY[5, 10, 20, 30, 40]) AS step WHERE step <= a."hoursPerWeek")]
    || ARRAY['rate=' || a."rateCurrency" || '.' || a."ratePer" || '.' || (
      SELECT min(step) FROM (
        SELECT unnest(ARRAY[10, 15, 20, 30, 40, 50, 75]) * power(10, zeros)::int AS step FROM generate_series(0, 4) AS zeros
        UNION ALL SELECT 1000000
      ) AS steps WHERE step >= a."rateFrom"
    )], NULL)
$$;

CREATE FUNCTION "beginConversation"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format('INSERT INTO "Conversation" (%I) SELECT "id" FROM begun ORDER BY "id"', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE FUNCTION "beginDocument"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO "Document" ("id", "kind", "authorId", "createdAt") VALUES (NEW."id", 'post', NEW."authorId", NEW."createdAt")
  ON CONFLICT ("id") DO NOTHING;
  RETURN NEW;
END $$;

CREATE FUNCTION "collectBuiltWith"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE "Developer" AS d SET "builtWith" = ARRAY(
    SELECT DISTINCT tool FROM "DeveloperProject" AS p, unnest(p."builtWith") AS tool
    WHERE p."developerId" = d."id" ORDER BY tool
  ) WHERE d."id" IN (OLD."developerId", NEW."developerId");
  RETURN NULL;
END $$;

CREATE FUNCTION "collectRequestNotes"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE "ContactRequest" SET "note" = (
    SELECT string_agg("body", E'\n' ORDER BY "id") FROM "RequestNote" WHERE "requestId" = NEW."requestId"
  ) WHERE "id" = NEW."requestId";
  RETURN NULL;
END $$;

CREATE FUNCTION "collectSearchWords"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  -- In one order everywhere: two who bring the same new words wait for each other and never in a circle.
  INSERT INTO "SearchWord"
  SELECT DISTINCT lexeme FROM changed, unnest(changed."searchVector")
  WHERE length(lexeme) BETWEEN 4 AND 30 AND lexeme !~ '[0-9=./@:_-]'
    AND NOT EXISTS (SELECT 1 FROM "SearchWord" WHERE "word" = lexeme)
  ORDER BY lexeme
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION "collectSkills"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE "Developer" AS d SET "skillKeys" = ARRAY(
    SELECT s."skill" FROM "DeveloperSkill" AS s WHERE s."developerId" = d."id" ORDER BY s."skill"
  ) WHERE d."id" IN (SELECT "developerId" FROM changed);
  RETURN NULL;
END $$;

CREATE FUNCTION "endDocument"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM "Document" WHERE "id" = OLD."id";
  RETURN NULL;
END $$;

CREATE FUNCTION "followMergedConversation"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
DECLARE
  kept integer;
BEGIN
  SELECT request."mergedIntoId" INTO kept
  FROM "ContactRequest" AS request JOIN "Conversation" AS conversation ON conversation."requestId" = request."id"
  WHERE conversation."id" = NEW."conversationId" FOR KEY SHARE OF request;
  IF kept IS NOT NULL THEN
    SELECT "id" INTO NEW."conversationId" FROM "Conversation" WHERE "requestId" = kept;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION "followMergedRequest"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
DECLARE
  kept integer;
BEGIN
  SELECT "mergedIntoId" INTO kept FROM "ContactRequest" WHERE "id" = NEW."requestId" FOR KEY SHARE;
  NEW."requestId" := COALESCE(kept, NEW."requestId");
  RETURN NEW;
END $$;

CREATE FUNCTION free_handle()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
    UPDATE "Handle" SET "freedAt" = now() WHERE "handle" = OLD."handle";
    RETURN OLD;
END $$;

CREATE FUNCTION "keepAgreement"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
DECLARE
  accepted jsonb;
  changes jsonb;
  changed timestamptz;
  nda jsonb;
  approvals jsonb;
  agreed timestamptz;
BEGIN
  SELECT to_jsonb("Quote") INTO accepted FROM "Quote"
  WHERE "requestId" = OLD."id" AND "state" = 'accepted' AND "changesNumber" = '' ORDER BY "version" DESC LIMIT 1;
  SELECT to_jsonb("RequestNda") INTO nda FROM "RequestNda"
  WHERE "requestId" = OLD."id" AND "ownerAcceptedAt" IS NOT NULL;
  IF accepted IS NULL AND nda IS NULL THEN
    RETURN OLD;
  END IF;
  SELECT coalesce(jsonb_agg(to_jsonb("Quote") ORDER BY "version"), '[]'), max("decidedAt") INTO changes, changed FROM "Quote"
  WHERE "requestId" = OLD."id" AND "state" = 'accepted' AND "changesNumber" <> '';
  SELECT coalesce(jsonb_agg(to_jsonb("WorkStage") ORDER BY "id"), '[]') INTO approvals FROM "WorkStage"
  WHERE "requestId" = OLD."id" AND "approvedAt" IS NOT NULL;
  agreed := GREATEST((accepted ->> 'decidedAt')::timestamptz, changed, (nda ->> 'ownerAcceptedAt')::timestamptz);
  INSERT INTO "Agreement" ("requestId", "firstName", "lastName", "company", "email", "quote", "changes", "nda", "approvals", "agreedAt")
  VALUES (OLD."id", OLD."firstName", OLD."lastName", OLD."company", OLD."email", accepted, changes, nda, approvals, agreed);
  UPDATE "AccessLink" SET "conversationId" = NULL, "agreementId" = OLD."id", "endsAt" = agreed + interval '2190 days'
  WHERE "conversationId" = (SELECT "id" FROM "Conversation" WHERE "requestId" = OLD."id") AND "endsAt" > now()
    AND "colleagueId" IS NULL;
  RETURN OLD;
END $$;

CREATE FUNCTION "listChanged"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM "listDevelopers"(ARRAY(SELECT DISTINCT "developerId" FROM changed ORDER BY 1), NULL);
  RETURN NULL;
END $$;

CREATE FUNCTION "listDevelopers"(ids integer[], moment timestamptz)
    RETURNS void
    LANGUAGE sql
AS $$
  UPDATE "Developer" AS d SET
    "availableUntil" = listing."until",
    "availabilityWords" = listing."words",
    "fit" = listing."fit",
    "soonest" = listing."soonest",
    "verifiedUntil" = listing."verified"
  FROM (
    SELECT l."id", a."goodUntil" AS "until",
      CASE WHEN a."developerId" IS NULL THEN ARRAY[]::text[] ELSE "availabilityWords"(a) END AS "words",
      CASE WHEN a."developerId" IS NOT NULL AND p."count" > 0 THEN 100 ELSE 0 END
        + 10 * least(p."count", 9) + least(s."count", 9) AS "fit",
      CASE
        WHEN a."developerId" IS NULL OR p."count" = 0 THEN -1000000
        WHEN a."freeFrom" IS NULL
          OR a."freeFrom" <= greatest((a."goodUntil" AT TIME ZONE 'UTC')::date - a."days", (moment AT TIME ZONE 'UTC')::date)
        THEN 0
        ELSE date '2000-01-01' - a."freeFrom"
      END AS "soonest",
      v."until" AS "verified"
    FROM unnest(ids) AS l ("id")
      LEFT JOIN "Availability" AS a ON a."developerId" = l."id" AND a."endedBefore" IS NULL
        AND (moment IS NULL OR a."goodUntil" > moment)
      CROSS JOIN LATERAL (SELECT count(*)::int AS "count" FROM "DeveloperProject" WHERE "developerId" = l."id") AS p
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT "skill")::int AS "count" FROM "DeveloperSkillProject" WHERE "developerId" = l."id"
      ) AS s
      CROSS JOIN LATERAL (
        SELECT max("markUntil") AS "until" FROM "Verification"
        WHERE "developerId" = l."id" AND "takenBackAt" IS NULL AND (moment IS NULL OR "markUntil" > moment)
      ) AS v
  ) AS listing
  WHERE d."id" = listing."id" AND (d."availableUntil", d."availabilityWords", d."fit", d."soonest", d."verifiedUntil")
    IS DISTINCT FROM (listing."until", listing."words", listing."fit", listing."soonest", listing."verified")
$$;

CREATE FUNCTION "markChanged"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  NEW."changedAt" := statement_timestamp();
  RETURN NEW;
END $$;

CREATE FUNCTION "markPictureChanged"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE "Developer" AS d SET "changedAt" = statement_timestamp()
  FROM "DeveloperProject" AS p WHERE p."id" = NEW."projectId" AND d."id" = p."developerId";
  RETURN NULL;
END $$;

CREATE FUNCTION "markProjectChanged"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE "Developer" SET "changedAt" = statement_timestamp()
  WHERE "id" = COALESCE(NEW."developerId", OLD."developerId");
  RETURN NULL;
END $$;

CREATE FUNCTION "tallyPosts"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
DECLARE
  changes "PostTally"[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    changes := ARRAY(
      SELECT ROW(coalesce("categoryId", 0), "deletedAt" IS NOT NULL, NOT "isPublished" OR "publishedAt" IS NULL, 1)::"PostTally"
      FROM present
    );
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changes := changes || ARRAY(
      SELECT ROW(coalesce("categoryId", 0), "deletedAt" IS NOT NULL, NOT "isPublished" OR "publishedAt" IS NULL, -1)::"PostTally"
      FROM former
    );
  END IF;
  PERFORM "addToPostTally"(changes);
  RETURN NULL;
END $$;

CREATE FUNCTION "tallyRequests"()
    RETURNS trigger
    LANGUAGE plpgsql
AS $$
DECLARE
  changes "RequestTally"[] := '{}';
  own integer := pg_backend_pid() % 16;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    changes := ARRAY(
      SELECT ROW("status", own, count(*))::"RequestTally" FROM present WHERE "mergedIntoId" IS NULL GROUP BY "status");
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changes := changes || ARRAY(
      SELECT ROW("status", own, -count(*))::"RequestTally" FROM former WHERE "mergedIntoId" IS NULL GROUP BY "status");
  END IF;
  -- In one order everywhere: two who change the same counts wait for each other and never in a circle.
  INSERT INTO "RequestTally" AS tally
  SELECT "status", "slot", sum("requestCount") FROM unnest(changes)
  GROUP BY "status", "slot" HAVING sum("requestCount") <> 0
  ORDER BY "status", "slot"
  ON CONFLICT ("status", "slot") DO UPDATE SET "requestCount" = tally."requestCount" + EXCLUDED."requestCount";
  RETURN NULL;
END $$;

CREATE TRIGGER "BlogPost_document" BEFORE INSERT ON "BlogPost" FOR EACH ROW EXECUTE FUNCTION "beginDocument"();
CREATE TRIGGER "BlogPost_document_end" AFTER DELETE ON "BlogPost" FOR EACH ROW EXECUTE FUNCTION "endDocument"();
CREATE TRIGGER "BlogPost_tally_of_changed" AFTER UPDATE ON "BlogPost" REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION "tallyPosts"();
CREATE TRIGGER "BlogPost_tally_of_deleted" AFTER DELETE ON "BlogPost" REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION "tallyPosts"();
CREATE TRIGGER "BlogPost_tally_of_new" AFTER INSERT ON "BlogPost" REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION "tallyPosts"();
CREATE TRIGGER "BlogPost_words_of_changed" AFTER UPDATE ON "BlogPost" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSearchWords"();
CREATE TRIGGER "BlogPost_words_of_new" AFTER INSERT ON "BlogPost" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSearchWords"();
CREATE TRIGGER "ContactRequest_agreement" BEFORE DELETE ON "ContactRequest" FOR EACH ROW EXECUTE FUNCTION "keepAgreement"();
CREATE TRIGGER "ContactRequest_conversation" AFTER INSERT ON "ContactRequest" REFERENCING NEW TABLE AS begun FOR EACH STATEMENT EXECUTE FUNCTION "beginConversation"('requestId');
CREATE TRIGGER "ContactRequest_tally_of_changed" AFTER UPDATE ON "ContactRequest" REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION "tallyRequests"();
CREATE TRIGGER "ContactRequest_tally_of_deleted" AFTER DELETE ON "ContactRequest" REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION "tallyRequests"();
CREATE TRIGGER "ContactRequest_tally_of_new" AFTER INSERT ON "ContactRequest" REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION "tallyRequests"();
CREATE TRIGGER "RequestNote_merged" BEFORE INSERT ON "RequestNote" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "RequestNote_words" AFTER INSERT ON "RequestNote" FOR EACH ROW EXECUTE FUNCTION "collectRequestNotes"();
CREATE TRIGGER "UnsentDraft_merged" BEFORE INSERT ON "UnsentDraft" FOR EACH ROW WHEN (NEW."conversationId" IS NOT NULL) EXECUTE FUNCTION "followMergedConversation"();
CREATE TRIGGER "AccessLink_merged" BEFORE INSERT ON "AccessLink" FOR EACH ROW WHEN (NEW."conversationId" IS NOT NULL) EXECUTE FUNCTION "followMergedConversation"();
CREATE TRIGGER "RequestFile_merged" BEFORE INSERT ON "RequestFile" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "RequestNda_merged" BEFORE INSERT ON "RequestNda" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "Testimonial_merged" BEFORE INSERT ON "Testimonial" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "ConversationEntry_merged" BEFORE INSERT ON "ConversationEntry" FOR EACH ROW EXECUTE FUNCTION "followMergedConversation"();
CREATE TRIGGER "WorkStage_merged" BEFORE INSERT ON "WorkStage" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "Quote_merged" BEFORE INSERT ON "Quote" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "Brief_conversation" AFTER INSERT ON "Brief" REFERENCING NEW TABLE AS begun FOR EACH STATEMENT EXECUTE FUNCTION "beginConversation"('briefId');
CREATE TRIGGER "Brief_merged" BEFORE INSERT ON "Brief" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "Call_merged" BEFORE INSERT ON "Call" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "Developer_changed" BEFORE UPDATE ON "Developer" FOR EACH ROW
    WHEN (ROW(OLD."developerName", OLD."bio", OLD."country", OLD."state", OLD."profilePhotoUrl", OLD."profileCompletedAt", OLD."handle",
            OLD."birthDate", OLD."yearStartedCoding", OLD."skillKeys", OLD."showPhoneNumber", OLD."showBirthDate", OLD."showReplyTime")
        IS DISTINCT FROM ROW(NEW."developerName", NEW."bio", NEW."country", NEW."state", NEW."profilePhotoUrl", NEW."profileCompletedAt", NEW."handle",
            NEW."birthDate", NEW."yearStartedCoding", NEW."skillKeys", NEW."showPhoneNumber", NEW."showBirthDate", NEW."showReplyTime"))
    EXECUTE FUNCTION "markChanged"();
CREATE TRIGGER "Developer_free_handle" BEFORE DELETE ON "Developer" FOR EACH ROW WHEN (OLD."handle" IS NOT NULL) EXECUTE FUNCTION free_handle();
CREATE TRIGGER "Developer_words_of_changed" AFTER UPDATE ON "Developer" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSearchWords"();
CREATE TRIGGER "Developer_words_of_new" AFTER INSERT ON "Developer" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSearchWords"();
CREATE TRIGGER "Availability_listed" AFTER INSERT ON "Availability" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Availability_listed_anew" AFTER UPDATE ON "Availability" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Availability_unlisted" AFTER DELETE ON "Availability" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Verification_listed" AFTER INSERT ON "Verification" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Verification_listed_anew" AFTER UPDATE ON "Verification" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Verification_unlisted" AFTER DELETE ON "Verification" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "DeveloperProject_added_or_removed" AFTER INSERT OR DELETE ON "DeveloperProject" FOR EACH ROW EXECUTE FUNCTION "markProjectChanged"();
CREATE TRIGGER "DeveloperProject_builtWith" AFTER INSERT OR DELETE OR UPDATE OF "builtWith", "developerId" ON "DeveloperProject" FOR EACH ROW EXECUTE FUNCTION "collectBuiltWith"();
CREATE TRIGGER "DeveloperProject_changed" AFTER UPDATE ON "DeveloperProject" FOR EACH ROW
    WHEN (ROW(OLD."title", OLD."category", OLD."story", OLD."projectLink", OLD."result", OLD."part", OLD."year")
        IS DISTINCT FROM ROW(NEW."title", NEW."category", NEW."story", NEW."projectLink", NEW."result", NEW."part", NEW."year"))
    EXECUTE FUNCTION "markProjectChanged"();
CREATE TRIGGER "DeveloperProject_listed" AFTER INSERT ON "DeveloperProject" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "DeveloperProject_unlisted" AFTER DELETE ON "DeveloperProject" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "ProjectPicture_added" AFTER INSERT ON "ProjectPicture" FOR EACH ROW EXECUTE FUNCTION "markPictureChanged"();
CREATE TRIGGER "DeveloperSkill_added" AFTER INSERT ON "DeveloperSkill" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSkills"();
CREATE TRIGGER "DeveloperSkill_changed" AFTER UPDATE ON "DeveloperSkill" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSkills"();
CREATE TRIGGER "DeveloperSkill_removed" AFTER DELETE ON "DeveloperSkill" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSkills"();
CREATE TRIGGER "DeveloperSkillProject_listed" AFTER INSERT ON "DeveloperSkillProject" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "DeveloperSkillProject_unlisted" AFTER DELETE ON "DeveloperSkillProject" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "DeveloperMessage_conversation" AFTER INSERT ON "DeveloperMessage" REFERENCING NEW TABLE AS begun FOR EACH STATEMENT EXECUTE FUNCTION "beginConversation"('messageId');
CREATE TRIGGER "OutgoingMessage_merged" BEFORE INSERT ON "OutgoingMessage" FOR EACH ROW WHEN (NEW."conversationId" IS NOT NULL) EXECUTE FUNCTION "followMergedConversation"();
