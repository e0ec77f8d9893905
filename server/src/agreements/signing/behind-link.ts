import { AgreementLinkOver } from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { openLink } from '../../links/links.ts'
import { fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import { AGREEMENT_LINK, type AgreementRow, findAgreement, listParties, type PartyRow, findParty } from '../agreements/agreement.public.ts'
import { checkTicket } from './link-tickets.ts'
import type { Signer } from './signer.ts'

export type Behind = { readonly agreement: AgreementRow; readonly party: PartyRow & { readonly email: string } }

/** The party behind a link, in a transaction that from here on touches the rows of the sender. */
export async function openedLink(db: Db, secret: string): Promise<Behind> {
  const link = (await openLink(db, [AGREEMENT_LINK], secret)) ?? fail(AgreementLinkOver)
  await claimAccount(db, link.accountId)
  const found = (await findParty(db, link.objectId)) ?? fail(AgreementLinkOver)
  const agreement = (await findAgreement(db, found.agreement_id)) ?? fail(AgreementLinkOver)
  const party = (await listParties(db, agreement.id)).find(({ id }) => id === found.id) ?? fail(AgreementLinkOver)
  // Who has an account signs with that.
  return party.email === null || party.profile_id !== null
    ? fail(AgreementLinkOver)
    : { agreement, party: { ...party, email: party.email } }
}

export async function ticketedLink(
  db: Db,
  services: Services,
  { Token, Ticket }: { readonly Token: string; readonly Ticket: string },
): Promise<Behind> {
  const behind = await openedLink(db, Token)
  checkTicket(services, behind.party.id, Ticket)
  return behind
}

export function signerBehind({ agreement, party }: Behind): Signer {
  return { agreementId: agreement.id, accountId: agreement.account_id, profileId: null, partyId: party.id }
}

/** Public reads have no transaction of their own. */
export function reading<Result>({ database }: Pick<Services, 'database'>, read: (db: Db) => Promise<Result>): Promise<Result> {
  return database.transaction({ kind: 'public' }, read, { readOnly: true })
}
