import { actingAs } from '../../database/pool.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { spendPinConfirmation } from '../../security/security-pin/pin.public.ts'

/** Spends the confirmation of the person who calls, for a business as well. Who has no PIN has none, and is asked to set one. */
export async function confirmedByPin(
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  { operation, subAccountId, confirmation }: { operation: string; subAccountId: string; confirmation: string | null },
): Promise<void> {
  const person = accountActor(actor)
  await actingAs(db, person.accountId, () =>
    spendPinConfirmation(db, person, { operation, objectId: subAccountId, amountCents: null, confirmation }),
  )
}
