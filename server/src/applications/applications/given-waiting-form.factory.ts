import type { TestApp } from '../../../test/harness.ts'
import type { LooksAtRows } from '../../../test/people.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { FORM_LINK } from './form-link.ts'

/** Someone who was named by an email two days ago, as a row. */
export async function givenWaitingForm(app: LooksAtRows, applicationId: string, email: string): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into application_form (application_id, account_id, asset_id, position, applicant_type_id, name, given_at, invite_name, invite_email,
       invite_sent_at, invite_sent_count)
     select id, account_id, asset_id, 8, 2, 'Robin Marlow', now() - interval '2 days', 'Robin Marlow', $2, now() - interval '2 days', 1
     from application where id = $1 returning id`,
    [applicationId, email],
  )
  return row!.id
}

/** The secret that an email would carry. */
export async function linkToForm(app: TestApp, formId: string): Promise<string> {
  const [row] = await app.sql<{ account_id: string }>('select account_id from application_form where id = $1', [formId])
  const secret = await app.services.database.transaction(everything('a test mints a link'), async (db) =>
    mintLink(db, await makeLink(db, FORM_LINK, { accountId: row!.account_id, objectId: formId })),
  )
  if (secret === null) throw new Error('the link was not minted')
  return secret
}
