-- Leads back from the schema of 1.0.0 to the one before it: a backup of that version is restored into it (adopt.sql).

ALTER TABLE "AdminPasskey" DROP CONSTRAINT "AdminPasskey_counter_check";
ALTER TABLE "AdminTotp" DROP CONSTRAINT "AdminTotp_lastStep_check";
ALTER TABLE "AiUsage" DROP CONSTRAINT "AiUsage_amounts_check";
ALTER TABLE "BackupOutcome" DROP CONSTRAINT "BackupOutcome_good_check", DROP CONSTRAINT "BackupOutcome_fault_check";
ALTER TABLE "Brief" DROP CONSTRAINT "Brief_answered_check";
ALTER TABLE "Call" DROP CONSTRAINT "Call_times_check", DROP CONSTRAINT "Call_sequence_check", DROP CONSTRAINT "Call_canceled_check", DROP CONSTRAINT "Call_held_check";
ALTER TABLE "CallCalendar" DROP CONSTRAINT "CallCalendar_goesOn_check";
ALTER TABLE "CallSettings" DROP CONSTRAINT "CallSettings_one_row_check", DROP CONSTRAINT "CallSettings_amounts_check", DROP CONSTRAINT "CallSettings_questions_check", DROP CONSTRAINT "CallSettings_feed_check";
ALTER TABLE "ContactRequest" DROP CONSTRAINT "ContactRequest_reach_check";
ALTER TABLE "ConversationEntry" DROP CONSTRAINT "ConversationEntry_smsId_check";
ALTER TABLE "Developer" DROP CONSTRAINT "Developer_hidden_check", DROP CONSTRAINT "Developer_year_check";
ALTER TABLE "Document" DROP CONSTRAINT "Document_address_check", DROP CONSTRAINT "Document_discarded_check";
ALTER TABLE "DocumentVersion" DROP CONSTRAINT "DocumentVersion_version_check", DROP CONSTRAINT "DocumentVersion_autosave_check", DROP CONSTRAINT "DocumentVersion_scheduled_check";
ALTER TABLE "Fact" DROP CONSTRAINT "Fact_source_check";
ALTER TABLE "HouseStyle" DROP CONSTRAINT "HouseStyle_one_row_check", DROP CONSTRAINT "HouseStyle_amounts_check";
ALTER TABLE "Media" DROP CONSTRAINT "Media_owner_check", DROP CONSTRAINT "Media_focus_check";
ALTER TABLE "ModelRun" DROP CONSTRAINT "ModelRun_amounts_check", DROP CONSTRAINT "ModelRun_section_check";
ALTER TABLE "OutgoingMessage" DROP CONSTRAINT "OutgoingMessage_state_check", DROP CONSTRAINT "OutgoingMessage_subject_check", DROP CONSTRAINT "OutgoingMessage_quote_check";
ALTER TABLE "PostImport" DROP CONSTRAINT "PostImport_byteSize_check", DROP CONSTRAINT "PostImport_failed_check", DROP CONSTRAINT "PostImport_ended_check";
ALTER TABLE "PostImportItem" DROP CONSTRAINT "PostImportItem_position_check";
ALTER TABLE "Provenance" DROP CONSTRAINT "Provenance_amounts_check";
ALTER TABLE "Quote" DROP CONSTRAINT "Quote_amounts_check", DROP CONSTRAINT "Quote_decided_check", DROP CONSTRAINT "Quote_accepted_check";
ALTER TABLE "QuoteSequence" DROP CONSTRAINT "QuoteSequence_last_check";
ALTER TABLE "Remark" DROP CONSTRAINT "Remark_done_check", DROP CONSTRAINT "Remark_answer_check";
ALTER TABLE "RequestFile" DROP CONSTRAINT "RequestFile_byteSize_check";
ALTER TABLE "RequestMerge" DROP CONSTRAINT "RequestMerge_two_check", DROP CONSTRAINT "RequestMerge_parted_check";
ALTER TABLE "RequestNda" DROP CONSTRAINT "RequestNda_owner_check";
ALTER TABLE "Review" DROP CONSTRAINT "Review_ended_check";
ALTER TABLE "SignInTicket" DROP CONSTRAINT "SignInTicket_admin_check";
ALTER TABLE "StagedDraft" DROP CONSTRAINT "StagedDraft_version_check";
ALTER TABLE "StagedSection" DROP CONSTRAINT "StagedSection_position_check";
ALTER TABLE "Submission" DROP CONSTRAINT "Submission_joinedId_check";
ALTER TABLE "Testimonial" DROP CONSTRAINT "Testimonial_amounts_check", DROP CONSTRAINT "Testimonial_words_check", DROP CONSTRAINT "Testimonial_decided_check";
ALTER TABLE "TrafficAmount" DROP CONSTRAINT "TrafficAmount_amounts_check";
ALTER TABLE "TrafficCampaign" DROP CONSTRAINT "TrafficCampaign_counts_check";
ALTER TABLE "TrafficCount" DROP CONSTRAINT "TrafficCount_counts_check";
ALTER TABLE "TrafficSettings" DROP CONSTRAINT "TrafficSettings_one_row_check";
ALTER TABLE "WebhookDelivery" DROP CONSTRAINT "WebhookDelivery_amounts_check";
ALTER TABLE "Work" DROP CONSTRAINT "Work_answered_check";
ALTER TABLE "WorkStage" DROP CONSTRAINT "WorkStage_revision_check", DROP CONSTRAINT "WorkStage_approved_check";

ALTER TABLE "FormerProjectSlug"
    DROP CONSTRAINT "FormerProjectSlug_projectId_developerId_fkey",
    ADD CONSTRAINT "FormerProjectSlug_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "DeveloperProject" ("id") ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProjectPicture" DROP CONSTRAINT "ProjectPicture_mediaId_fkey";
ALTER TABLE "RequestFile" DROP CONSTRAINT "RequestFile_mediaId_fkey";
ALTER TABLE "StagedDraft" DROP CONSTRAINT "StagedDraft_categoryId_fkey";
UPDATE "StagedDraft" SET "categoryId" = 1 WHERE "categoryId" IS NULL;
ALTER TABLE "StagedDraft" ALTER COLUMN "categoryId" SET NOT NULL;
ALTER TABLE "PostImport" DROP CONSTRAINT "PostImport_categoryId_fkey";
ALTER TABLE "ModelRun" DROP CONSTRAINT "ModelRun_categoryId_fkey";
DROP INDEX "ModelRun_categoryId_idx", "PostImport_categoryId_idx", "StagedDraft_categoryId_idx";
ALTER TABLE "Media" ADD COLUMN "ownerId" INTEGER;
UPDATE "Media" SET "ownerId" = coalesce("adminId", "developerId") WHERE num_nonnulls("adminId", "developerId") = 1;
ALTER TABLE "Media" DROP COLUMN "adminId", DROP COLUMN "developerId";

ALTER TABLE "Fact" ALTER COLUMN "kind" TYPE TEXT;
ALTER TABLE "Provenance" ALTER COLUMN "purpose" TYPE TEXT;
ALTER TABLE "AiUsage" ALTER COLUMN "purpose" TYPE TEXT, ALTER COLUMN "outcome" TYPE TEXT;
ALTER TABLE "ModelRun"
    ADD CONSTRAINT "AiGeneration_amounts_check" CHECK ("durationMs" >= 0 AND "inputTokens" >= 0 AND "outputTokens" >= 0),
    ALTER COLUMN "stage" DROP DEFAULT,
    ALTER COLUMN "purpose" TYPE TEXT,
    ALTER COLUMN "outcome" TYPE TEXT USING replace("outcome"::text, 'okWithoutPicture', 'ok, no picture'),
    ALTER COLUMN "stage" TYPE TEXT,
    ALTER COLUMN "stage" SET DEFAULT 'writing';
DROP TYPE "AiPurpose", "AiOutcome", "DraftStage", "FactKind";

ALTER TYPE "BackupWork" RENAME TO "BackupWork_of_one";
CREATE TYPE "BackupWork" AS ENUM ('backup', 'trialRestore');
ALTER TABLE "BackupOutcome" ALTER COLUMN "work" TYPE "BackupWork" USING "work"::text::"BackupWork";
DROP TYPE "BackupWork_of_one";
