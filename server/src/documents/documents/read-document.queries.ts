import type { ScanState, TextState } from '@keystead/contract/documents/documents/document.values.ts'
import { type Db, first } from '../../database/db.ts'

export type VersionToRead = {
  id: string
  document_id: string
  account_id: string
  number: number
  storage_key: string
  content_type: string
  scan: ScanState
  is_current: boolean
  text_state: TextState
}

/** Null where it is gone. */
export async function findVersionToRead(db: Db, versionId: string): Promise<VersionToRead | null> {
  return first(
    await db.sql<VersionToRead>(
      `select v.id, v.document_id, v.account_id, v.number, v.storage_key, v.content_type, v.scan, v.number = d.number as is_current, d.text_state
       from document_version v join document d on d.id = v.document_id where v.id = $1`,
      [versionId],
    ),
  )
}

/** What a scanner has said of a version, `none` where there is none any more; false where it was said already. */
export async function setScanned(db: Db, versionId: string, scan: 'none' | 'clean' | 'infected'): Promise<boolean> {
  const set = await db.sql(
    `with scanned as (
       update document_version set scan = $2, scanned_at = now() where id = $1 and scan = 'waiting' returning document_id, number
     )
     update document d set scan = $2 from scanned where d.id = scanned.document_id and d.number = scanned.number returning d.id`,
    [versionId, scan],
  )
  return set.length > 0
}

export type ReadText = { readonly body: string; readonly html: string | null; readonly isCut: boolean }

/** What was read of the current version of a document; null: it cannot be read. Nothing where another version has come since. */
export async function setText(db: Db, { document_id, number }: VersionToRead, read: ReadText | null): Promise<boolean> {
  const set = await db.sql(`update document set text_state = $3 where id = $1 and number = $2 and text_state = 'start' returning id`, [
    document_id,
    number,
    read ? 'completed' : 'failed',
  ])
  if (set.length === 0) return false
  if (read) {
    await db.sql(
      `insert into document_text (document_id, account_id, body, html, is_cut) select id, account_id, $2, $3, $4 from document where id = $1
       on conflict (document_id) do update set body = excluded.body, html = excluded.html, is_cut = excluded.is_cut, account_id = excluded.account_id`,
      [document_id, read.body, read.html, read.isCut],
    )
  }
  return true
}

/**
 * Versions whose job has given up, or is about to run again: those that have waited for their check for an hour, and of the last week those whose
 * words are not read. In the order of their ids.
 */
export async function listWaiting(db: Db, limit: number, afterId: string | null): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    `select id from document_version where scan = 'waiting' and created_at < now() - interval '1 hour' and ($2::uuid is null or id > $2)
     union
     select v.id from document d join document_version v on v.document_id = d.id and v.number = d.number
     where d.text_state = 'start' and d.scan in ('none', 'clean') and v.created_at between now() - interval '7 days' and now() - interval '1 hour'
       and ($2::uuid is null or v.id > $2)
     order by id limit $1`,
    [limit, afterId],
  )
  return rows.map(({ id }) => id)
}
