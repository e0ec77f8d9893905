import { EmailConfirmed } from '@keystead/contract/identity/accounts/account.events.ts'
import { PersonsCopied, PersonsMerged } from '@keystead/contract/identity/persons/person.events.ts'
import { ConnectionJoined } from '@keystead/contract/people/connections/connection.events.ts'
import { HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { PersonsBilledTogether } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { DRAFT_DAYS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { everything, seeingEverything } from '../../database/pool.ts'
import { hourly, type Listener, on } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import { deleteOldDrafts } from './invoice.queries.ts'
import {
  acceptBilledPersons,
  acceptBilledPersonsAs,
  mergePersons,
  moveInvoicesOfHomes,
  moveInvoicesOfProfile,
  renamePerson,
} from './invoice-moving.queries.ts'

export const invoiceListeners: readonly Listener[] = [
  on(ConnectionJoined, 'what was billed to who joined as a person is theirs', async ({ db }, sides) => {
    for (const { accountId } of sides) await acceptBilledPersons(db, accountId)
  }),
  on(EmailConfirmed, 'what landlords have billed to them as a person is theirs', async ({ db }, accounts) => {
    for (const { accountId } of accounts)
      await seeingEverything(db, 'landlords have billed who confirms an address', () => acceptBilledPersonsAs(db, accountId))
  }),
  on(PersonsMerged, 'invoices name the one that is left', async ({ db }, persons) => {
    for (const { id, intoId } of persons) if (!(await mergePersons(db, { fromId: id, intoId }))) fail(PersonsBilledTogether)
  }),
  on(PersonsCopied, 'invoices of these homes name the copy', async ({ db }, persons) => {
    for (const person of persons) await renamePerson(db, person)
  }),
  on(ProfileMoved, 'what it bills for its own work comes along, and what it is billed', async ({ db }, profiles) => {
    for (const profile of profiles) await moveInvoicesOfProfile(db, profile)
  }),
  on(HomesMoved, 'what was billed about them comes along', async ({ db }, homes) => {
    await moveInvoicesOfHomes(
      db,
      homes.map(({ id }) => id),
      homes[0]!.accountId,
    )
  }),
  hourly('drafts of invoices that no one has touched for a month', ({ services }) =>
    services.jobDatabase.transaction(everything('housekeeping'), (db) => deleteOldDrafts(db, DRAFT_DAYS)),
  ),
]
