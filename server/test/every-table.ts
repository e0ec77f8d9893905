import pg from 'pg'

/** What a database holds, to compare with another one: by table how many rows and a digest of them, generated columns included. */
export type TableDigests = Record<string, string>

/** Measurements of the job queue, which it takes again wherever it runs, and what it notes there of its own upkeep. */
const QUEUE_UPKEEP = /^pgboss\.(queue|queue_stats.*|warning|bam|version)$/

/** As a superuser, so that row security hides nothing. */
export async function digestEveryTable(superuserUrl: string, { queueUpkeep = false } = {}): Promise<TableDigests> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'; set search_path = ''`)
    const { rows: tables } = await client.query<{ name: string; kind: string }>(
      `select c.oid::regclass::text as name, c.relkind as kind from pg_class c
       where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss')) and c.relkind in ('r', 'S') order by 1`,
    )
    const digests: TableDigests = {}
    for (const { name, kind } of tables) {
      if (!queueUpkeep && QUEUE_UPKEEP.test(name)) continue
      const row = kind === 'S' ? '(t.last_value, t.is_called)::text' : 't::text'
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' rows, ' || coalesce(md5(string_agg(line, '' order by line collate "C")), 'none') as digest
         from (select md5(${row}) as line from ${name} t) lines`,
      )
      digests[name] = rows[0]!.digest
    }
    return digests
  } finally {
    await client.end()
  }
}
