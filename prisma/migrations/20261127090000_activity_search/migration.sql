CREATE INDEX "ActivityEntry_targetType_createdAt_id_idx" ON "ActivityEntry" ("targetType", "createdAt" DESC, "id" DESC);
CREATE INDEX "ActivityEntry_actor_summary_idx" ON "ActivityEntry" USING GIN ("actor" gin_trgm_ops, "summary" gin_trgm_ops);
