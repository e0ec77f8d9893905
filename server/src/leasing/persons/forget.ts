import { PersonErased } from '@keystead/contract/identity/persons/person.events.ts'
import { actingAs, seeingEverything } from '../../database/pool.ts'
import { erasePerson, lockAcceptedAs, type PersonRow } from '../../identity/persons/person.public.ts'
import { eraseInvited } from '../../people/connections/connection.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { listGuarantees, listResidences } from '../leases/lease.public.ts'

type Person = PersonRow & { readonly account_id: string }

/** A locked person of the account that is acted as loses their name, wherever it stands. `homes`: those whose leases name them. */
export async function forget(context: EventContext, person: Person, homes: readonly { readonly asset_id: string }[]): Promise<void> {
  const { id, account_id: accountId, first_name, last_name } = person
  await eraseInvited(context.db, accountId, person)
  await erasePerson(context.db, id)
  const assetIds = [...new Set(homes.map(({ asset_id }) => asset_id))]
  await context.services.events.emit(context, PersonErased, [{ id, accountId, name: `${first_name} ${last_name}`, assetIds }])
}

/** An account closes: what landlords have written down of the one who had it. Who answers for a lease that runs is still called as before. */
export async function forgetAcceptedAs(context: EventContext, closingAccountId: string): Promise<void> {
  const { db } = context
  const persons = await seeingEverything(db, 'landlords have written down who closes an account', () =>
    lockAcceptedAs(db, closingAccountId),
  )
  for (const person of persons) {
    await actingAs(db, person.account_id, async () => {
      const guarantees = await listGuarantees(db, person.id)
      if (guarantees.some(({ is_open }) => is_open)) return
      await forget(context, person, [...(await listResidences(db, person.id)), ...guarantees])
    })
  }
}
