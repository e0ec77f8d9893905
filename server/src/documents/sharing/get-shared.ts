import type { GetDocumentSharedUsers, GetSharedDocuments } from '@keystead/contract/documents/sharing/share.operations.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import type { Db } from '../../database/db.ts'
import { listProfilesById, nameless, presentPerson } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { ownThing } from './own-thing.ts'
import { countShared, countSharedUsers, listShared, listSharedUsers, type SharedRow } from './share.queries.ts'

export const getSharedDocuments: Handler<typeof GetSharedDocuments> = async ({ db, actor }, { Direction, Kind, Keyword, ...page }) => {
  const reader = profileActor(actor)
  const direction = Direction === DIRECTIONS.Sent ? 'sent' : 'received'
  const filter = { direction, kind: Kind, text: Keyword || null } as const
  const rows = await listShared(db, reader, filter, rowsOf(page))
  const people = await peopleIn(db, rows)
  const items = rows.map((row) => ({
    ...presentTerms(row),
    Kind: row.kind,
    Id: row.object_id,
    Name: row.name,
    ContentType: row.content_type,
    Bytes: row.bytes,
    Person: personOf(people, row),
    Email: row.email,
  }))
  return pageWith(items, page, await countShared(db, reader, filter))
}

export const getDocumentSharedUsers: Handler<typeof GetDocumentSharedUsers> = async (context, { DocumentId, FolderId, ...page }) => {
  const { db } = context
  const { id, kind } = await ownThing(context, { DocumentId, FolderId })
  const thing = { id, isDocument: kind === 'document' }
  const rows = await listSharedUsers(db, thing, rowsOf(page))
  const people = await peopleIn(db, rows)
  const items = rows.map((row) => ({
    ...presentTerms(row),
    Person: personOf(people, row),
    Email: row.email,
    Through: row.through_id === null ? null : { FolderId: row.through_id, Name: row.through_name ?? '' },
    SharedBy: row.shared_by || nameless.closedAccount,
    LastSeenAt: row.last_seen_at?.toISOString() ?? null,
  }))
  return pageWith(items, page, await countSharedUsers(db, thing))
}

type Terms = Pick<SharedRow, 'id' | 'permission' | 'created_at' | 'until_on' | 'message'>

function presentTerms({ id, permission, created_at, until_on, message }: Terms) {
  return { ShareId: id, Permission: permission, Since: created_at.toISOString(), UntilDate: until_on, Message: message }
}

type OfPerson = { readonly person_id: string | null }

async function peopleIn(db: Db, rows: readonly OfPerson[]): Promise<Map<string, PersonItem>> {
  const profiles = await listProfilesById(db, [...new Set(rows.flatMap(({ person_id }) => person_id ?? []))])
  return new Map(profiles.map((profile) => [profile.id, presentPerson(profile)]))
}

function personOf(people: ReadonlyMap<string, PersonItem>, { person_id }: OfPerson): PersonItem | null {
  return person_id === null ? null : (people.get(person_id) ?? null)
}
