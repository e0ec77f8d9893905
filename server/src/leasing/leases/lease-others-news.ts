import { GuarantorsChanged, OccupantsChanged } from '@keystead/contract/leasing/leases/lease.events.ts'
import type { NamedPerson } from '@keystead/contract/identity/persons/person.events.ts'
import type { PersonRow } from '../../identity/persons/person.public.ts'
import type { AssetRow } from '../../properties/properties/property.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'

type OfLease = { readonly leaseId: string; readonly asset: Pick<AssetRow, 'id' | 'account_id'>; readonly byProfileId: string }

type Change = {
  readonly guarantors: { readonly added: readonly PersonRow[]; readonly removed?: readonly PersonRow[] }
  readonly occupants: { readonly added: number; readonly removed?: number }
}

/** In the history of the home alone. */
export async function recordOthers(context: CallContext, lease: OfLease, { guarantors, occupants }: Change): Promise<void> {
  const { events } = context.services
  const { added, removed = [] } = guarantors
  const note = { id: lease.leaseId, accountId: lease.asset.account_id, assetId: lease.asset.id, byProfileId: lease.byProfileId }
  if (added.length + removed.length > 0)
    await events.emit(context, GuarantorsChanged, [{ ...note, added: added.map(namedPerson), removed: removed.map(namedPerson) }])
  const { added: came, removed: gone = 0 } = occupants
  if (came + gone > 0) await events.emit(context, OccupantsChanged, [{ ...note, added: came, removed: gone }])
}

function namedPerson({ id, first_name, last_name }: PersonRow): NamedPerson {
  return { id, name: `${first_name} ${last_name}` }
}
