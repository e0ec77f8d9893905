import { type Db, first } from '../../database/db.ts'

/** What an account has written down of a person. */
export type PersonNote = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
}

export type PersonRow = {
  id: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  profile_id: string | null
}

/** Whether someone is written down again in other words: who has read them before must not write the former ones back. */
const OTHERWISE = `((p.first_name, p.last_name, p.phone) is distinct from (excluded.first_name, excluded.last_name, coalesce(excluded.phone, p.phone)))`

/**
 * Writes a person down for an account. The same address is the same person, called as they were called last; null where that
 * person has accepted, and is to be chosen instead.
 */
export async function keepPerson(db: Db, accountId: string, byProfileId: string, note: PersonNote): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>(
      `insert into person as p (account_id, first_name, last_name, email, phone, created_by_profile_id)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (account_id, email) do update
         set first_name = excluded.first_name, last_name = excluded.last_name, phone = coalesce(excluded.phone, p.phone), updated_at = now(),
           version = p.version + ${OTHERWISE}::int
         where p.profile_id is null
       returning id`,
      [accountId, note.firstName, note.lastName, note.email, note.phone, byProfileId],
    ),
  )
  return row?.id ?? null
}

/** Whom an account has written down with some addresses. */
export async function listPersonsByEmail(db: Db, accountId: string, emails: readonly string[]): Promise<PersonRow[]> {
  if (emails.length === 0) return []
  return db.sql<PersonRow>(
    'select id, first_name, last_name, email, phone, profile_id from person where account_id = $1 and email = any($2::text[])',
    [accountId, emails],
  )
}

/** Writes several persons down, each address at most once among them. Their ids come in the same order; null where one of them has accepted. */
export async function keepPersons(db: Db, accountId: string, byProfileId: string, notes: readonly PersonNote[]): Promise<string[] | null> {
  if (notes.length === 0) return []
  const rows = await db.sql<{ id: string }>(
    `insert into person as p (account_id, first_name, last_name, email, phone, created_by_profile_id)
     select $1, given.first_name, given.last_name, given.email, given.phone, $2
     from unnest($3::text[], $4::text[], $5::text[], $6::text[]) with ordinality as given (first_name, last_name, email, phone, place)
     order by given.place
     on conflict (account_id, email) do update
       set phone = coalesce(excluded.phone, p.phone), updated_at = now(),
         version = p.version + (p.phone is distinct from coalesce(excluded.phone, p.phone))::int
       where p.profile_id is null
     returning id`,
    [
      accountId,
      byProfileId,
      notes.map(({ firstName }) => firstName),
      notes.map(({ lastName }) => lastName),
      notes.map(({ email }) => email),
      notes.map(({ phone }) => phone),
    ],
  )
  return rows.length < notes.length ? null : rows.map(({ id }) => id)
}

/** Those of some persons whom the caller may see, by id: the account that has written them down, and who acts on a home of theirs. */
export async function listPersons(db: Db, personIds: readonly string[]): Promise<Map<string, PersonRow>> {
  if (personIds.length === 0) return new Map()
  const rows = await db.sql<PersonRow>(
    'select id, first_name, last_name, email, phone, profile_id from person where id = any($1::uuid[])',
    [personIds],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Someone has accepted with their confirmed address: whom the account has written down with it, now is this profile. */
export async function becomeProfile(
  db: Db,
  { accountId, otherAccountId, otherProfileId }: { accountId: string; otherAccountId: string; otherProfileId: string },
): Promise<string | null> {
  const row = first(
    await db.sql<{ id: string }>(
      `update person set profile_id = $3, accepted_at = now(), updated_at = now()
       where account_id = $1 and email = public.confirmed_email($2) and profile_id is null
       returning id`,
      [accountId, otherAccountId, otherProfileId],
    ),
  )
  return row?.id ?? null
}

/** Those whom other accounts have written down, and who have turned out to be an account. Sees all accounts. */
export async function lockAcceptedAs(db: Db, accountId: string): Promise<(PersonRow & { account_id: string })[]> {
  return db.sql<PersonRow & { account_id: string }>(
    `select p.id, p.account_id, p.first_name, p.last_name, p.email, p.phone, p.profile_id from person p
     where p.profile_id in (select id from profile_card where account_id = $1) and p.erased_at is null order by p.id for update`,
    [accountId],
  )
}

/** When an account closes, those whom it has written down lose their names and addresses; leases of theirs stay. */
export async function forgetPersons(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `update person set first_name = 'Closed', last_name = 'record', email = null, phone = null, updated_at = now() where account_id = $1`,
    [accountId],
  )
}

export type LockedPerson = PersonRow & { version: number }

const LOCKED = 'id, first_name, last_name, email, phone, profile_id, version'
const OPEN = 'profile_id is null and erased_at is null'

/** Persons of an account who have not accepted, kept for this transaction, in the order of their ids. */
export async function lockPersons(db: Db, accountId: string, personIds: readonly string[]): Promise<LockedPerson[]> {
  return db.sql<LockedPerson>(
    `select ${LOCKED} from person where account_id = $1 and id = any($2::uuid[]) and ${OPEN} order by id for update`,
    [accountId, personIds],
  )
}

/** The person of an account who has an address. */
export async function findPersonAt(db: Db, accountId: string, email: string): Promise<LockedPerson | null> {
  return first(await db.sql<LockedPerson>(`select ${LOCKED} from person where account_id = $1 and email = $2`, [accountId, email]))
}

/** Writes a locked person again. */
export async function updatePerson(db: Db, personId: string, note: PersonNote): Promise<void> {
  await db.sql(
    `update person set first_name = $2, last_name = $3, email = $4, phone = $5, version = version + 1, updated_at = now() where id = $1`,
    [personId, note.firstName, note.lastName, note.email, note.phone],
  )
}

/** A locked person in whom no lease is left. */
export async function deletePerson(db: Db, personId: string): Promise<void> {
  await db.sql('delete from person where id = $1', [personId])
}

/** Name and addresses of a locked person go. */
export async function erasePerson(db: Db, personId: string): Promise<void> {
  await db.sql(
    `update person set first_name = 'Erased', last_name = 'person', email = null, phone = null, erased_at = now(), version = version + 1,
       updated_at = now() where id = $1`,
    [personId],
  )
}
