import type { ApplicationEventKind } from '@keystead/contract/applications/applications/application.schemas.ts'
import type { Db } from '../../database/db.ts'
import { findNameOf } from '../../identity/profiles/profile.public.ts'
import { cutTo } from '../../text/cut-to.ts'
import { type ApplicationRow, insertEvent } from './application.queries.ts'

const LONGEST_NAME = 200

type Happening = {
  readonly kind: ApplicationEventKind
  /** Null for the system. */
  readonly byProfileId: string | null
  readonly about?: string | null
  readonly note?: string | null
}

/** What someone is called, as it is kept beside what they did. */
export async function keptNameOf(db: Db, profileId: string): Promise<string | null> {
  const name = await findNameOf(db, profileId)
  return name && cutTo(name, LONGEST_NAME)
}

export async function noteEvent(
  db: Db,
  application: Pick<ApplicationRow, 'id' | 'account_id'>,
  { kind, byProfileId, about = null, note = null }: Happening,
): Promise<void> {
  await insertEvent(db, application, {
    kind,
    by_profile_id: byProfileId,
    by_name: byProfileId === null ? null : await keptNameOf(db, byProfileId),
    about_name: about,
    note,
  })
}
