import { type Said, inWords } from '../src/text/said.ts'
import type { TestApp } from './harness.ts'

type ToldRow = {
  event_key: string
  said: Said | null
  message: string
  actor_profile_id: string | null
  actor_name: string | null
  path: string
}

/**
 * What a profile was told, the first of it first, as rows have it: `message` in English, without the name of who did it where it begins
 * with one. `where` narrows it, with values from $2 on.
 */
export async function toldTo(
  app: TestApp,
  profileId: string,
  where = 'true',
  ...values: readonly unknown[]
): Promise<Omit<ToldRow, 'said'>[]> {
  const rows = await app.sql<ToldRow>(
    `select event_key, said, message, actor_profile_id, actor_name, path from notification where profile_id = $1 and ${where} order by id`,
    [profileId, ...values],
  )
  const { languages } = app.services
  return rows.map(({ said, message, ...row }) => {
    const sentence = said ? inWords(said, { languages, language: 'en', timeZone: 'UTC', actor: '' }) : message
    return { ...row, message: (sentence ?? '').trimStart() }
  })
}
