import type { Db } from '../../database/db.ts'

/*
 * Words by which documents are found. What is said of a document is kept in two ways: as English, where `leases` finds `lease`, and letter
 * by letter, for names and numbers.
 */

const SPLIT = (text: string) => `translate(${text}, '_-./\\', '     ')`

/** What its row says, in place of what was kept of it before. */
export async function keepWordsAbout(db: Db, documentIds: readonly string[]): Promise<void> {
  await db.sql(
    `insert into document_words as w (document_id, account_id, about)
     select d.id, d.account_id, setweight(to_tsvector('english', d.title), 'A')
       || to_tsvector('simple', concat_ws(' ', d.title, array_to_string(d.tags, ' '), ${SPLIT('d.file_name')}))
       || to_tsvector('english', concat_ws(' ', array_to_string(d.tags, ' '), d.description))
     from document d where d.id = any($1::uuid[])
     on conflict (document_id) do update set about = excluded.about, account_id = excluded.account_id`,
    [documentIds],
  )
}

/** What its file says; null: nothing. */
export async function keepWordsIn(db: Db, documentId: string, text: string | null): Promise<void> {
  await db.sql(
    `update document_words set body = to_tsvector('english', coalesce($2, '')) || to_tsvector('simple', coalesce($2, '')) where document_id = $1`,
    [documentId, text],
  )
}

/** The condition under which a document is found by words: `account` and `words` are parameters. */
export function isFoundBy(d: string, account: string, words: string): string {
  return `${d}.id in (select w.document_id from document_words w
    where w.account_id = ${account} and w.words @@ (websearch_to_tsquery('english', ${words}) || websearch_to_tsquery('simple', ${words})))`
}
