import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '../../server/src/database/db.ts'
import type { Sample } from '../../server/src/database/samples.ts'
import { ROOT } from '../run-step.ts'
import type { Seen } from './check.ts'

const SERVER = join(ROOT, 'server/src')

/** What the functions ask whose samples stand beside them in `*.samples.ts`. */
export async function statementsOfSamples(): Promise<Seen[]> {
  const { db, seen } = recordingDb()
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.samples.ts'))
    .map((name) => join(SERVER, name))
  for (const file of files) {
    const { samples } = (await import(file)) as { samples: readonly Sample[] }
    // That the answer is empty ends some of them early; what they asked is noted by then.
    for (const sample of samples) await sample(db).catch(() => {})
  }
  return seen
}

/** A database that notes what it is asked and by whom, and answers that there is nothing. */
function recordingDb(): { db: Db; seen: Seen[] } {
  const seen: Seen[] = []
  const note = async (text: string) => {
    const place = callerOf(new Error().stack ?? '')
    if (place) seen.push({ ...place, text })
    return []
  }
  return { db: { sql: note, prepared: ({ text }: { text: string }) => note(text) } as unknown as Db, seen }
}

/** The innermost place of the product on the stack. */
function callerOf(stack: string): { path: string; line: number } | null {
  const [, file, line] = /(file:\/\/[^\s)]+\/server\/[^\s):]+):(\d+):\d+/.exec(stack) ?? []
  return file ? { path: relative(ROOT, fileURLToPath(file)), line: Number(line) } : null
}
