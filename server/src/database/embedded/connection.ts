import pg from 'pg'

const TOO_MANY_CONNECTIONS = '53300'
/** Making a database copies some megabytes to a disk that may be slow. */
const LONGEST_ANSWER_MS = 60_000

/** One short conversation on a connection of its own. */
export async function withClient<Result>(url: string, talk: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    ssl: false,
    connectionTimeoutMillis: 5_000,
    query_timeout: LONGEST_ANSWER_MS,
    application_name: 'keystead-start',
  })
  // Without a listener a connection that breaks would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await talk(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** False while there is no one at that address yet, or the server is still starting or recovering. */
export async function answers(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === TOO_MANY_CONNECTIONS) return true
    // A wrong password or a missing database does not mend itself by waiting.
    if (code?.startsWith('28') || code === '3D000') throw error
    return false
  }
}
