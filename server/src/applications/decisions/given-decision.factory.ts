import type { LooksAtRows } from '../../../test/people.ts'

/** Of each kind of row that hangs on deciding, one. */
export async function givenDecisionRows(
  app: LooksAtRows,
  { applicationId, formId }: { applicationId: string; formId: string },
): Promise<void> {
  await app.sql(
    `insert into application_criteria (account_id, profile_id, asset_id, version, income_times)
     select account_id, profile_id, asset_id, 1, 30 from application where id = $1`,
    [applicationId],
  )
  await app.sql(
    `insert into application_note (application_id, account_id, text) select id, account_id, 'Paid on time.' from application where id = $1`,
    [applicationId],
  )
  await app.sql(
    `with decided as (insert into application_decision (application_id, account_id, decision, reason_ids, report_used)
       select id, account_id, 'declined', '{4}', true from application where id = $1 returning id, application_id, account_id)
     insert into application_notice (application_id, decision_id, form_id, account_id, name, landlord_name, agency_name, agency_address, agency_phone, score)
     select application_id, id, $2, account_id, 'Pat Tester', 'Olive Owner', 'First Tenant Reports', '100 Main Street', '(800) 555-0199',
       '{"value": 560, "lowest": 300, "highest": 850, "on": "2026-11-20", "factors": []}' from decided`,
    [applicationId, formId],
  )
}
