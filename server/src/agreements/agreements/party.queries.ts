import type { PartyState } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { FieldKind, Part } from '@keystead/contract/agreements/templates/template.values.ts'
import { type Db, prepare } from '../../database/db.ts'

export type PartyRow = {
  id: string
  agreement_id: string
  account_id: string
  role: string
  part: Part
  turn: number
  profile_id: string | null
  profile_account_id: string | null
  person_id: string | null
  name: string
  email: string | null
  state: PartyState
  given_at: Date | null
  reminded_at: Date | null
  viewed_at: Date | null
  consent_version: string | null
  consented_at: Date | null
  done_at: Date | null
  reason: string | null
}

const COLUMNS = `id, agreement_id, account_id, role, part, turn, profile_id, profile_account_id, person_id, name, email, state, given_at,
  reminded_at, viewed_at, consent_version, consented_at, done_at, reason`

/** Of the row `p`: it is their turn to sign or to approve. */
export const IS_WAITED_FOR = "p.part in ('signer', 'approver') and p.state in ('sent', 'viewed')"

/** In the order in which they were named. */
export async function listParties(db: Db, agreementId: string): Promise<PartyRow[]> {
  return db.sql<PartyRow>(`select ${COLUMNS} from agreement_party where agreement_id = $1 order by position, id`, [agreementId])
}

const partiesOf = prepare<PartyRow, [agreementIds: readonly string[]]>(
  'agreement-parties',
  `select ${COLUMNS} from agreement_party where agreement_id = any($1::uuid[]) order by position, id`,
)

export async function listPartiesOf(db: Db, agreementIds: readonly string[]): Promise<PartyRow[]> {
  return db.prepared(partiesOf, [agreementIds])
}

export type NewParty = {
  readonly id: string | null
  readonly role: string
  readonly part: Part
  readonly turn: number
  readonly profileId: string | null
  readonly profileAccountId: string | null
  readonly personId: string | null
  readonly name: string
  readonly email: string | null
}

/** Of a locked draft: those who stay keep their id. */
export async function replaceParties(
  db: Db,
  { agreementId, accountId }: { agreementId: string; accountId: string },
  parties: readonly NewParty[],
): Promise<void> {
  await db.sql('delete from agreement_party where agreement_id = $1 and not id = any($2::uuid[])', [
    agreementId,
    parties.flatMap(({ id }) => id ?? []),
  ])
  for (const [position, party] of parties.entries()) {
    const { id, role, part, turn, profileId, profileAccountId, personId, name, email } = party
    await db.sql(
      `insert into agreement_party (id, agreement_id, account_id, position, role, part, turn, profile_id, profile_account_id, person_id, name, email)
       values (coalesce($1, new_id()), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       on conflict (id) do update set position = excluded.position, role = excluded.role, part = excluded.part, turn = excluded.turn,
         profile_id = excluded.profile_id, profile_account_id = excluded.profile_account_id, person_id = excluded.person_id,
         name = excluded.name, email = excluded.email
       where agreement_party.agreement_id = excluded.agreement_id`,
      [id, agreementId, accountId, position, role, part, turn, profileId, profileAccountId, personId, name, email],
    )
  }
}

/** They hear of it, and from now on it is a paper of theirs. */
export async function giveToParties(db: Db, ids: readonly string[]): Promise<void> {
  await db.sql(
    `update agreement_party set state = case when state = 'waiting' then 'sent' else state end, given_at = coalesce(given_at, now()), told_at = now()
     where id = any($1::uuid[])`,
    [ids],
  )
}

export async function setConsented(db: Db, id: string, consentVersion: string | null): Promise<void> {
  await db.sql(
    `update agreement_party set state = case when state = 'sent' then 'viewed' else state end, viewed_at = coalesce(viewed_at, now()),
       consent_version = coalesce(consent_version, $2), consented_at = case when $2::text is null then consented_at else coalesce(consented_at, now()) end
     where id = $1`,
    [id, consentVersion],
  )
}

export type Done = {
  readonly state: 'signed' | 'approved' | 'declined'
  readonly reason: string | null
  readonly signature: unknown
  readonly initials: unknown
}

export async function setDone(db: Db, id: string, { state, reason, signature, initials }: Done): Promise<void> {
  await db.sql(`update agreement_party set state = $2, done_at = now(), reason = $3, signature = $4, initials = $5 where id = $1`, [
    id,
    state,
    reason,
    signature === null ? null : JSON.stringify(signature),
    initials === null ? null : JSON.stringify(initials),
  ])
}

export async function setReminded(db: Db, ids: readonly string[]): Promise<void> {
  await db.sql('update agreement_party set reminded_at = now(), reminders = reminders + 1 where id = any($1::uuid[])', [ids])
}

/** Those of them who were told or reminded as many hours ago, or before. */
export async function listToldBefore(db: Db, ids: readonly string[], hours: number): Promise<ReadonlySet<string>> {
  const rows = await db.sql<{ id: string }>(
    `select id from agreement_party where id = any($1::uuid[]) and greatest(told_at, reminded_at) <= now() - make_interval(hours => $2)`,
    [ids, hours],
  )
  return new Set(rows.map(({ id }) => id))
}

export type FieldRow = {
  id: string
  party_id: string
  kind: FieldKind
  label: string
  is_required: boolean
  options: string[]
  page: number
  x: number
  y: number
  width: number
  height: number
  value: string | null
}

export async function listFields(db: Db, agreementId: string): Promise<FieldRow[]> {
  return db.sql<FieldRow>(
    `select id, party_id, kind, label, is_required, options, page, x, y, width, height, value
     from agreement_field where agreement_id = $1 order by page, y, x, position`,
    [agreementId],
  )
}

export type NewField = Omit<FieldRow, 'value'>

export async function insertFields(
  db: Db,
  { agreementId, accountId }: { agreementId: string; accountId: string },
  fields: readonly NewField[],
): Promise<void> {
  if (fields.length === 0) return
  await db.sql(
    `insert into agreement_field (id, agreement_id, party_id, account_id, position, kind, label, is_required, options, page, x, y, width, height)
     select f.id, $1, f.party_id, $2, f.position, f.kind, f.label, f.is_required, f.options, f.page, f.x, f.y, f.width, f.height
     from json_populate_recordset(null::public.agreement_field, $3::json) f`,
    [agreementId, accountId, JSON.stringify(fields.map((field, position) => ({ ...field, position })))],
  )
}

export async function fillFields(db: Db, values: readonly { readonly id: string; readonly value: string }[]): Promise<void> {
  await db.sql(
    'update agreement_field f set value = given.value from unnest($1::uuid[], $2::text[]) as given (id, value) where f.id = given.id',
    [values.map(({ id }) => id), values.map(({ value }) => value)],
  )
}
