import { type Db, prepare } from '../database/db.ts'

export type AuditEntry = {
  /** Accounts have a chain each; what strangers do goes to one of sixteen. */
  chain: string
  actor: Record<string, unknown>
  operation: string
  objectId: string | null
  detail: Record<string, unknown>
}

const appendLink = prepare<object, [chain: string, actor: string, operation: string, objectId: string | null, detail: string]>(
  'audit-append',
  'select append_audit($1, $2::jsonb, $3, $4, $5::jsonb)',
)

/** Adds a link to an audit chain, in the transaction of what it records. */
export async function appendAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.prepared(appendLink, [entry.chain, JSON.stringify(entry.actor), entry.operation, entry.objectId, JSON.stringify(entry.detail)])
}

/** Names of chains that were edited after the fact; empty when all is well. */
export async function brokenAuditChains(db: Db): Promise<string[]> {
  const rows = await db.sql<{ chain: string }>(`
    with link as (
      select e.*, lag(e.hash, 1, '\\x'::bytea) over (partition by e.chain order by e.seq) as expected_previous,
             row_number() over (partition by e.chain order by e.seq) as expected_seq
      from audit_event e
    ), bad as (
      select chain from link
      where previous_hash <> expected_previous or seq <> expected_seq
         or hash <> audit_hash(previous_hash, at, actor, operation, object_id, detail)
      union
      select c.chain from audit_chain c
      where c.length <> (select count(*) from audit_event e where e.chain = c.chain)
         or c.head <> coalesce((select e.hash from audit_event e where e.chain = c.chain order by e.seq desc limit 1), '\\x'::bytea)
    )
    select distinct chain from bad order by chain`)
  return rows.map((row) => row.chain)
}
