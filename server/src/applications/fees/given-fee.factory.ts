import type { LooksAtRows } from '../../../test/people.ts'

type Given = { readonly formId: string; readonly cents?: number; readonly kind?: 'application' | 'screening'; readonly status?: string }

/** A fee of a form as a row, however it came about. */
export async function givenFee(app: LooksAtRows, { formId, cents = 15_000, kind = 'application', status = 'due' }: Given): Promise<string> {
  const [fee] = await app.sql<{ id: string }>(
    `insert into application_fee (application_id, form_id, account_id, profile_id, asset_id, payer_profile_id, payer_account_id, kind, wanted_cents,
       cents, status)
     select a.id, f.id, a.account_id, a.profile_id, a.asset_id, f.profile_id, f.profile_account_id, $2, $3, $3, $4
     from application_form f join application a on a.id = f.application_id where f.id = $1 returning id`,
    [formId, kind, cents, status],
  )
  return fee!.id
}
