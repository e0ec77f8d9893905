import type { TestApp } from '../../../test/harness.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { AGREEMENT_LINK } from '../agreements/agreement-link.ts'
import { keepCode } from '../agreements/code.queries.ts'
import { givenAgreement } from '../agreements/given-agreement.factory.ts'
import { codeDigest } from './code-digest.ts'
import { giveTicket } from './link-tickets.ts'

export type GivenLink = { readonly agreementId: string; readonly partyId: string; readonly Token: string; readonly Ticket: string }

/** A party who was sent a link by email and has proved the address: of an agreement of someone whom no one knows. */
export async function givenLink(app: TestApp, part: 'signer' | 'approver' = 'signer'): Promise<GivenLink> {
  const sender = await app.newPerson()
  const agreementId = await givenAgreement(app, sender, { signers: [{ email: `${crypto.randomUUID()}@example.com` }], part })
  const [party] = await app.sql<{ id: string }>('select id from agreement_party where agreement_id = $1', [agreementId])
  const Token = await app.services.database.transaction(everything('a test mints a link'), async (db) =>
    mintLink(db, await makeLink(db, AGREEMENT_LINK, { accountId: sender.accountId, objectId: party!.id, lifetimeSeconds: 3_600 })),
  )
  if (Token === null) throw new Error('the link was not minted')
  return { agreementId, partyId: party!.id, Token, Ticket: giveTicket(app.services, party!.id).ticket }
}

export async function givenCode(app: TestApp, { partyId }: GivenLink, code: string): Promise<void> {
  await app.services.database.transaction(everything('a test keeps a code'), async (db) => {
    const [party] = await db.sql<{ id: string; account_id: string }>('select id, account_id from agreement_party where id = $1', [partyId])
    await keepCode(db, party!, codeDigest(app.services.signer, partyId, code), 10)
  })
}
