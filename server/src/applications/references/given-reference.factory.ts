import type { RefereeKind } from '@keystead/contract/applications/form/form.values.ts'
import type { TestApp } from '../../../test/harness.ts'
import type { LooksAtRows } from '../../../test/people.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { REFERENCE_LINK } from './reference-link.ts'

/** Someone who was asked two days ago, as a row. */
export async function givenReference(app: LooksAtRows, formId: string, kind: RefereeKind = 'landlord'): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into application_reference (application_id, form_id, account_id, kind, place, name, about, email, applicant_name, asked_at, sent_at, until_at)
     select application_id, id, account_id, $2, 0, 'Elm Homes', '12 Pearl Street', gen_random_uuid() || '@example.com', 'Pat Tester',
       now() - interval '2 days', now() - interval '2 days', now() + interval '12 days'
     from application_form where id = $1 returning id`,
    [formId, kind],
  )
  return row!.id
}

/** The secret that an email would carry. */
export async function linkToReference(app: TestApp, referenceId: string): Promise<string> {
  const [row] = await app.sql<{ account_id: string }>('select account_id from application_reference where id = $1', [referenceId])
  const secret = await app.services.database.transaction(everything('a test mints a link'), async (db) =>
    mintLink(db, await makeLink(db, REFERENCE_LINK, { accountId: row!.account_id, objectId: referenceId })),
  )
  if (secret === null) throw new Error('the link was not minted')
  return secret
}
