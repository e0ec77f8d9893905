import type { LooksAtRows } from '../../../test/people.ts'

type Given = { readonly applicationId: string; readonly formId: string }

/** A screening that its person has agreed to, as far as it is said. */
export async function givenScreening(
  app: LooksAtRows,
  { applicationId, formId }: Given,
  { state = 'requested', packageId = 3 }: { readonly state?: string; readonly packageId?: number } = {},
): Promise<string> {
  const hasConsent = !['requested', 'refused', 'canceled'].includes(state)
  const [row] = await app.sql<{ id: string }>(
    `insert into screening (application_id, form_id, account_id, package_id, price_cents, valid_days, paid_by, state, purpose_version, landlord_name,
       landlord_verified_at, consent_version, consented_at, report_version, report_expires_at, ended_at)
     select id, $2, account_id, $3, 3500, 30, 'landlord', $4, '2026-11-28', 'Olive Owner', now(), case when $5 then '2026-11-28' end, case when $5 then now() end,
       case when $4 = 'completed' then 1 end, case when $4 = 'completed' then now() + interval '20 days' end,
       case when $4 in ('completed', 'failed', 'refused', 'canceled') then now() end
     from application where id = $1 returning id`,
    [applicationId, formId, packageId, state, hasConsent],
  )
  return row!.id
}

/** Of each kind of row that hangs on screening, one. */
export async function givenScreeningRows(app: LooksAtRows, given: Given): Promise<void> {
  const id = await givenScreening(app, given, { state: 'completed' })
  const ofLandlord = 'select s.id, s.account_id from screening s where s.id = $1'
  const ofPerson = 'select s.id, f.profile_account_id from screening s join application_form f on f.id = s.form_id where s.id = $1'
  await app.sql(
    `insert into screening_report (screening_id, account_id, version, made_at, sealed) select id, account_id, 1, now(), '\\x00' from (${ofLandlord}) s`,
    [id],
  )
  await app.sql(
    `insert into screening_opening (screening_id, account_id, version, by_name, is_own, notice) select id, account_id, 1, 'Olive Owner', false,
       '{"agency": {"name": "First Tenant Reports", "address": "100 Main Street", "phone": "(800) 555-0199", "website": null}, "score": null}'
     from (${ofLandlord}) s`,
    [id],
  )
  await app.sql(
    `insert into screening_charge (screening_id, account_id, profile_id, cents)
     select s.id, s.account_id, a.profile_id, 3500 from screening s join application a on a.id = s.application_id where s.id = $1`,
    [id],
  )
  await app.sql(
    `insert into screening_landlord (profile_id, account_id, name)
     select a.profile_id, a.account_id, 'Olive Owner' from screening s join application a on a.id = s.application_id where s.id = $1
     on conflict do nothing`,
    [id],
  )
  await app.sql(
    `insert into screening_dispute (screening_id, account_id, product, statement) select s.id, s.profile_account_id, 'eviction', 'Not me.' from (${ofPerson}) s`,
    [id],
  )
  await app.sql(
    `insert into screening_secret (screening_id, account_id, sealed) select s.id, s.profile_account_id, '\\x00' from (${ofPerson}) s`,
    [id],
  )
}
