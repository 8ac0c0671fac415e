-- Leads from the last version before 1.0.0 to the schema of 1.0.0. Gone with 1.1, as back.sql is.

-- Closed lists become enums.

ALTER TYPE "BackupWork" ADD VALUE 'pointInTime';
CREATE TYPE "AiPurpose" AS ENUM ('draft', 'picture', 'outline', 'section', 'shorten', 'clearer', 'tone', 'continue', 'table', 'titles', 'excerpt', 'metaDescription', 'altTexts', 'links', 'questions', 'answer');
CREATE TYPE "AiOutcome" AS ENUM ('running', 'ok', 'okWithoutPicture', 'refused', 'malformed', 'tooLarge', 'outOfTokens', 'timeout', 'cancelled', 'unauthorized', 'noQuota', 'rateLimited', 'unavailable', 'notConfigured', 'overBudget', 'overMonth', 'brokenOff');
CREATE TYPE "DraftStage" AS ENUM ('writing', 'illustrating', 'saving');
CREATE TYPE "FactKind" AS ENUM ('price', 'version', 'number', 'date', 'quotation', 'name', 'statement');

ALTER TABLE "ModelRun"
    ALTER COLUMN "stage" DROP DEFAULT,
    ALTER COLUMN "purpose" TYPE "AiPurpose" USING "purpose"::"AiPurpose",
    ALTER COLUMN "outcome" TYPE "AiOutcome" USING replace("outcome", 'ok, no picture', 'okWithoutPicture')::"AiOutcome",
    ALTER COLUMN "stage" TYPE "DraftStage" USING "stage"::"DraftStage",
    ALTER COLUMN "stage" SET DEFAULT 'writing';
ALTER TABLE "AiUsage"
    ALTER COLUMN "purpose" TYPE "AiPurpose" USING "purpose"::"AiPurpose",
    ALTER COLUMN "outcome" TYPE "AiOutcome" USING "outcome"::"AiOutcome";
ALTER TABLE "Provenance" ALTER COLUMN "purpose" TYPE "AiPurpose" USING "purpose"::"AiPurpose";
ALTER TABLE "Fact" ALTER COLUMN "kind" TYPE "FactKind" USING "kind"::"FactKind";

-- Every owner is a row. What referred to one that is gone refers to none.

ALTER TABLE "Media" ADD COLUMN "adminId" INTEGER, ADD COLUMN "developerId" INTEGER;
UPDATE "Media" SET "adminId" = "Admin"."id" FROM "Admin"
    WHERE "Admin"."id" = "ownerId" AND "kind" IN ('postImage', 'generatedImage');
UPDATE "Media" SET "developerId" = "Developer"."id" FROM "Developer"
    WHERE "Developer"."id" = "ownerId" AND "kind" IN ('profilePhoto', 'projectPicture');
ALTER TABLE "Media" DROP COLUMN "ownerId";
CREATE INDEX "Media_adminId_idx" ON "Media" ("adminId");
CREATE INDEX "Media_developerId_idx" ON "Media" ("developerId");

UPDATE "ModelRun" SET "categoryId" = NULL WHERE "categoryId" NOT IN (SELECT "id" FROM "BlogCategory");
UPDATE "PostImport" SET "categoryId" = NULL WHERE "categoryId" NOT IN (SELECT "id" FROM "BlogCategory");
ALTER TABLE "StagedDraft" ALTER COLUMN "categoryId" DROP NOT NULL;
UPDATE "StagedDraft" SET "categoryId" = NULL WHERE "categoryId" NOT IN (SELECT "id" FROM "BlogCategory");
CREATE INDEX "ModelRun_categoryId_idx" ON "ModelRun" ("categoryId");
CREATE INDEX "PostImport_categoryId_idx" ON "PostImport" ("categoryId");
CREATE INDEX "StagedDraft_categoryId_idx" ON "StagedDraft" ("categoryId");

ALTER TABLE "Media"
    ADD CONSTRAINT "Media_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON UPDATE CASCADE ON DELETE SET NULL,
    ADD CONSTRAINT "Media_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ModelRun" ADD CONSTRAINT "ModelRun_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "BlogCategory" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "PostImport" ADD CONSTRAINT "PostImport_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "BlogCategory" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "StagedDraft" ADD CONSTRAINT "StagedDraft_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "BlogCategory" ("id") ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media" ("id") ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ProjectPicture" ADD CONSTRAINT "ProjectPicture_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media" ("id") ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "FormerProjectSlug"
    DROP CONSTRAINT "FormerProjectSlug_projectId_fkey",
    ADD CONSTRAINT "FormerProjectSlug_projectId_developerId_fkey" FOREIGN KEY ("projectId", "developerId") REFERENCES "DeveloperProject" ("id", "developerId") ON UPDATE CASCADE ON DELETE CASCADE;

-- States, singletons and amounts.

ALTER TABLE "AdminPasskey" ADD CONSTRAINT "AdminPasskey_counter_check" CHECK ("counter" >= 0);
ALTER TABLE "AdminTotp" ADD CONSTRAINT "AdminTotp_lastStep_check" CHECK ("lastStep" >= 0);
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_amounts_check" CHECK (LEAST("inputTokens", "outputTokens", "durationMs", "costMicros") >= 0);
ALTER TABLE "BackupOutcome"
    ADD CONSTRAINT "BackupOutcome_good_check" CHECK (num_nonnulls("goodAt", "goodName", "goodBytes") IN (0, 3) AND "goodBytes" >= 0),
    ADD CONSTRAINT "BackupOutcome_fault_check" CHECK (num_nonnulls("faultAt", "fault") IN (0, 2));
ALTER TABLE "Brief" ADD CONSTRAINT "Brief_answered_check" CHECK (CASE "state" WHEN 'open' THEN "answeredAt" IS NULL WHEN 'yes' THEN "answeredAt" IS NOT NULL WHEN 'no' THEN "answeredAt" IS NOT NULL ELSE true END);
ALTER TABLE "Call"
    ADD CONSTRAINT "Call_times_check" CHECK ("startsAt" < "endsAt" AND "blockedFrom" <= "startsAt" AND "blockedUntil" >= "endsAt"),
    ADD CONSTRAINT "Call_sequence_check" CHECK ("sequence" >= 0),
    ADD CONSTRAINT "Call_canceled_check" CHECK (("state" = 'canceled') = ("canceledBy" IS NOT NULL)),
    ADD CONSTRAINT "Call_held_check" CHECK ("heldAt" IS NULL OR "state" = 'booked');
ALTER TABLE "CallCalendar" ADD CONSTRAINT "CallCalendar_goesOn_check" CHECK ("goesOnSince" IS NULL OR "failingSince" IS NOT NULL);
ALTER TABLE "CallSettings"
    ADD CONSTRAINT "CallSettings_one_row_check" CHECK ("id" = 1),
    ADD CONSTRAINT "CallSettings_amounts_check" CHECK (LEAST("bufferMinutes", "bufferBeforeMinutes", "callsPerDay", "noticeHours", "version") >= 0 AND LEAST("lengthMinutes", "daysAhead") > 0),
    ADD CONSTRAINT "CallSettings_questions_check" CHECK (cardinality("questions") <= 3),
    ADD CONSTRAINT "CallSettings_feed_check" CHECK (num_nonnulls("feedKeyHash", "feedSince", "feedEndsAt") IN (0, 3));
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_reach_check" CHECK (num_nonnulls("email", "phoneNumber") > 0);
ALTER TABLE "ConversationEntry" ADD CONSTRAINT "ConversationEntry_smsId_check" CHECK ("smsId" IS NULL OR "channel" = 'text' AND "side" = 'incoming');
ALTER TABLE "Developer"
    ADD CONSTRAINT "Developer_hidden_check" CHECK ("hiddenAt" IS NOT NULL OR "hiddenReason" = ''),
    ADD CONSTRAINT "Developer_year_check" CHECK ("yearStartedCoding" BETWEEN 1900 AND 2200);
ALTER TABLE "Document"
    ADD CONSTRAINT "Document_address_check" CHECK ("address" IS NULL OR "kind" <> 'post'),
    ADD CONSTRAINT "Document_discarded_check" CHECK ("discardedAt" IS NULL OR "address" IS NULL);
ALTER TABLE "DocumentVersion"
    ADD CONSTRAINT "DocumentVersion_version_check" CHECK (LEAST("version", "baseVersion") >= 0),
    ADD CONSTRAINT "DocumentVersion_autosave_check" CHECK ("kind" = 'autosave' OR "adminId" IS NULL AND "baseVersion" = 0),
    ADD CONSTRAINT "DocumentVersion_scheduled_check" CHECK (("kind" = 'scheduled') = ("publishAt" IS NOT NULL));
ALTER TABLE "Fact" ADD CONSTRAINT "Fact_source_check" CHECK ("state" <> 'sourced' OR "sourceUrl" <> '' OR "note" <> '');
ALTER TABLE "HouseStyle"
    ADD CONSTRAINT "HouseStyle_one_row_check" CHECK ("id" = 1),
    ADD CONSTRAINT "HouseStyle_amounts_check" CHECK (LEAST("monthlyTokenLimit", "monthlyCentLimit", "version") >= 0);
ALTER TABLE "Media"
    ADD CONSTRAINT "Media_owner_check" CHECK (("adminId" IS NULL OR "kind" IN ('postImage', 'generatedImage')) AND ("developerId" IS NULL OR "kind" IN ('profilePhoto', 'projectPicture'))),
    ADD CONSTRAINT "Media_focus_check" CHECK ("focusX" BETWEEN 0 AND 100 AND "focusY" BETWEEN 0 AND 100);
ALTER TABLE "ModelRun"
    DROP CONSTRAINT "AiGeneration_amounts_check",
    ADD CONSTRAINT "ModelRun_amounts_check" CHECK (LEAST("durationMs", "inputTokens", "outputTokens", "costMicros") >= 0),
    ADD CONSTRAINT "ModelRun_section_check" CHECK ("sectionId" IS NULL OR "draftId" IS NOT NULL);
ALTER TABLE "OutgoingMessage"
    ADD CONSTRAINT "OutgoingMessage_state_check" CHECK (CASE "state" WHEN 'handedOver' THEN "handedOverAt" IS NOT NULL WHEN 'sent' THEN "text" = '' ELSE true END),
    ADD CONSTRAINT "OutgoingMessage_subject_check" CHECK (num_nonnulls("developerId", "testimonialId", "outcomeId", "savedSearchId") <= 1),
    ADD CONSTRAINT "OutgoingMessage_quote_check" CHECK ("quoteId" IS NULL OR "conversationId" IS NOT NULL);
ALTER TABLE "PostImport"
    ADD CONSTRAINT "PostImport_byteSize_check" CHECK ("byteSize" > 0),
    ADD CONSTRAINT "PostImport_failed_check" CHECK (("state" = 'failed') = ("fault" <> '')),
    ADD CONSTRAINT "PostImport_ended_check" CHECK (("state" IN ('reading', 'ready', 'running')) = ("endedAt" IS NULL));
ALTER TABLE "PostImportItem" ADD CONSTRAINT "PostImportItem_position_check" CHECK ("position" >= 0);
ALTER TABLE "Provenance" ADD CONSTRAINT "Provenance_amounts_check" CHECK (LEAST("wordCount", "characterCount") >= 0);
ALTER TABLE "Quote"
    ADD CONSTRAINT "Quote_amounts_check" CHECK ("version" > 0 AND LEAST("days", "taxHundredths") >= 0),
    ADD CONSTRAINT "Quote_decided_check" CHECK (("state" IN ('accepted', 'declined')) = ("decidedAt" IS NOT NULL)),
    ADD CONSTRAINT "Quote_accepted_check" CHECK (("acceptedText" = '') = ("acceptedTextHash" = '') AND ("acceptedText" = '' OR "state" = 'accepted'));
ALTER TABLE "QuoteSequence" ADD CONSTRAINT "QuoteSequence_last_check" CHECK ("last" > 0);
ALTER TABLE "Remark"
    ADD CONSTRAINT "Remark_done_check" CHECK (("doneAt" IS NULL) = ("doneBy" IS NULL)),
    ADD CONSTRAINT "Remark_answer_check" CHECK ("parentId" IS NULL OR "quote" = '' AND "block" = '' AND "doneAt" IS NULL);
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_byteSize_check" CHECK ("byteSize" > 0);
ALTER TABLE "RequestMerge"
    ADD CONSTRAINT "RequestMerge_two_check" CHECK ("keptId" <> "mergedId"),
    ADD CONSTRAINT "RequestMerge_parted_check" CHECK (("partedAt" IS NULL) = ("partedBy" = ''));
ALTER TABLE "RequestNda" ADD CONSTRAINT "RequestNda_owner_check" CHECK (("ownerAcceptedAt" IS NULL) = ("ownerName" = ''));
ALTER TABLE "Review" ADD CONSTRAINT "Review_ended_check" CHECK (num_nonnulls("endedAt", "endedBy", "outcome") IN (0, 3));
ALTER TABLE "SignInTicket" ADD CONSTRAINT "SignInTicket_admin_check" CHECK ("adminId" IS NOT NULL OR "purpose" = 'passkeyUse');
ALTER TABLE "StagedDraft" ADD CONSTRAINT "StagedDraft_version_check" CHECK ("version" > 0);
ALTER TABLE "StagedSection" ADD CONSTRAINT "StagedSection_position_check" CHECK ("position" >= 0);
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_joinedId_check" CHECK ("joinedId" <> "id");
ALTER TABLE "Testimonial"
    ADD CONSTRAINT "Testimonial_amounts_check" CHECK ("rating" BETWEEN 0 AND 5 AND "revision" >= 0),
    ADD CONSTRAINT "Testimonial_words_check" CHECK (CASE "state" WHEN 'asked' THEN true WHEN 'withdrawn' THEN "quote" = '' ELSE "quote" <> '' AND "consentedAt" IS NOT NULL END),
    ADD CONSTRAINT "Testimonial_decided_check" CHECK ("state" IN ('asked', 'written') OR "decidedAt" IS NOT NULL);
ALTER TABLE "TrafficAmount" ADD CONSTRAINT "TrafficAmount_amounts_check" CHECK (LEAST("quoted", "accepted") >= 0);
ALTER TABLE "TrafficCampaign" ADD CONSTRAINT "TrafficCampaign_counts_check" CHECK (LEAST("views", "visits", "requests") >= 0);
ALTER TABLE "TrafficCount" ADD CONSTRAINT "TrafficCount_counts_check" CHECK (LEAST("views", "visits", "visitors", "longViews", "read25", "read50", "read75", "read100", "under10", "under60", "under180", "over180", "phoneClicks", "textClicks", "mailClicks", "contactClicks", "estimateClicks", "requests", "bookings", "quotes", "acceptances") >= 0);
ALTER TABLE "TrafficSettings" ADD CONSTRAINT "TrafficSettings_one_row_check" CHECK ("id" = 1);
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_amounts_check" CHECK (LEAST("attempts", "durationMs") >= 0 AND "status" BETWEEN 100 AND 599);
ALTER TABLE "Work" ADD CONSTRAINT "Work_answered_check" CHECK ("answeredAt" IS NOT NULL OR "answer" = '' AND "answeredBy" = '');
ALTER TABLE "WorkStage"
    ADD CONSTRAINT "WorkStage_revision_check" CHECK ("revision" > 0),
    ADD CONSTRAINT "WorkStage_approved_check" CHECK (num_nonnulls("approvedAt", nullif("approvedBy", ''), nullif("approvedText", ''), nullif("approvedTextHash", '')) IN (0, 4) AND ("approvedAt" IS NULL OR "state" = 'done'));
