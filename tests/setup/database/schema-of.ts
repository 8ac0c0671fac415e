import type pg from 'pg';

const inSchema = `= 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE pg_depend.objid = one.oid AND deptype = 'e')`;

/** Describes tables, columns with their collations, types, constraints, indexes, functions and triggers, one per line, whatever the order they were made in. */
export async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    SELECT format('column %s.%s %s%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
        CASE WHEN attnotnull THEN ' not null' END, attgenerated, pg_get_expr(adbin, adrelid),
        NULLIF(attcollation, 0)::regcollation) AS line
      FROM pg_attribute JOIN pg_class AS one ON one.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE relkind = 'r' AND attnum > 0 AND NOT attisdropped AND relnamespace ${inSchema}
    UNION ALL SELECT format('table %s %s', relname, CASE relpersistence WHEN 'u' THEN 'unlogged' END)
      FROM pg_class AS one WHERE relkind = 'r' AND relnamespace ${inSchema}
    UNION ALL SELECT format('type %s %s', typname, array_agg(enumlabel ORDER BY enumsortorder))
      FROM pg_type AS one JOIN pg_enum ON enumtypid = one.oid WHERE typnamespace ${inSchema} GROUP BY typname
    UNION ALL SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(one.oid))
      FROM pg_constraint AS one WHERE contype <> 'n' AND connamespace ${inSchema}
    UNION ALL SELECT pg_get_indexdef(one.oid) FROM pg_class AS one WHERE relkind = 'i' AND relnamespace ${inSchema}
    UNION ALL SELECT pg_get_functiondef(one.oid) FROM pg_proc AS one WHERE prokind = 'f' AND pronamespace ${inSchema}
    UNION ALL SELECT pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger JOIN pg_class AS one ON one.oid = tgrelid
      WHERE NOT tgisinternal AND relnamespace ${inSchema}
    UNION ALL SELECT format('search configuration %s %s %s %s', cfgname, maptokentype, mapseqno, mapdict::regdictionary)
      FROM pg_ts_config AS one JOIN pg_ts_config_map ON mapcfg = one.oid WHERE cfgnamespace ${inSchema}
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}
