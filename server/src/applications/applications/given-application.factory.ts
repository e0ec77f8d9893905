import type { LooksAtRows } from '../../../test/people.ts'

type Ids = { readonly accountId: string; readonly profileId: string }
type Applicant = Ids & { readonly state?: 'invited' | 'started' | 'submitted' }

type Given = {
  readonly assetId: string
  readonly applicants: readonly Applicant[]
  readonly status?: 'draft' | 'sent' | 'submitted'
  /** The first of them has begun it. */
  readonly isLed?: boolean
}

/** Of each kind of row that hangs on an application and on a form, one. */
export async function givenApplicationRows(
  app: LooksAtRows,
  { applicationId, formId }: { applicationId: string; formId: string },
): Promise<void> {
  await app.sql(
    `insert into application_event (application_id, account_id, kind, by_name) select id, account_id, 'created', 'Pat Tester' from application where id = $1`,
    [applicationId],
  )
  const ofForm = 'select id, profile_account_id from application_form where id = $1'
  await app.sql(
    `insert into application_section (form_id, account_id, section, data) select id, profile_account_id, 'residence', '{"Addresses": []}' from (${ofForm}) form`,
    [formId],
  )
  await app.sql(
    `insert into application_secret (form_id, account_id, kind, sealed) select id, profile_account_id, 'birthDate', '\\x00' from (${ofForm}) form`,
    [formId],
  )
  await app.sql(
    `insert into application_consent (form_id, account_id, kind, text_version) select id, profile_account_id, 'accuracy', '2026-11-28' from (${ofForm}) form`,
    [formId],
  )
}

/** An application as rows, however it came about. Its forms hold nothing. */
export async function givenApplication(
  app: LooksAtRows,
  landlord: Ids,
  { assetId, applicants, status = 'sent', isLed = false }: Given,
): Promise<{ applicationId: string; formIds: readonly string[] }> {
  const lead = isLed ? applicants[0]! : null
  const [made] = await app.sql<{ id: string }>(
    `insert into application (account_id, profile_id, asset_id, number, home_title, home_address, category_id, time_zone, lead_profile_id, lead_account_id,
       made_by_profile_id, status, sent_at, expires_at)
     select $1::uuid, $2::uuid, $3::uuid, coalesce(max(number), 1000) + 1, 'Brick bungalow', '1290 Larimer Street, Denver, CO', 1, 'America/Denver', $4::uuid, $5::uuid, coalesce($4::uuid, $2::uuid), $6,
       case when $6 <> 'draft' then now() end, case when $6 <> 'draft' then now() + interval '30 days' end
     from application where profile_id = $2::uuid returning id`,
    [landlord.accountId, landlord.profileId, assetId, lead?.profileId ?? null, lead?.accountId ?? null, status],
  )
  const formIds: string[] = []
  for (const [position, { accountId, profileId, state = 'invited' }] of applicants.entries()) {
    const isGiven = status !== 'draft' || isLed
    const [form] = await app.sql<{ id: string }>(
      `insert into application_form (application_id, account_id, asset_id, position, applicant_type_id, profile_id, profile_account_id, name, state, given_at,
         opened_at, submitted_at)
       values ($1, $2, $3, $4::int, case when $4::int = 0 then 1 else 2 end, $5, $6, 'Pat Tester', $7, case when $8 then now() end,
         case when $7 <> 'invited' then now() end, case when $7 = 'submitted' then now() end)
       returning id`,
      [made!.id, landlord.accountId, assetId, position, profileId, accountId, state, isGiven],
    )
    formIds.push(form!.id)
  }
  return { applicationId: made!.id, formIds }
}
