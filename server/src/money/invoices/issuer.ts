import type { BillsAs } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { failField } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { invoicesIssuedBy } from './invoice.access.ts'
import { text as refusal } from './invoice-refusal.text.ts'

/** Who bills: the manager of the property, or an agent for their own work. */
export type Issuer = {
  readonly accountId: string
  readonly profileId: string
  readonly billsAs: BillsAs
  readonly scope: Scope<'invoice'>
}

/** An agent bills for the manager where that was given to them, and for their own work wherever they work. */
export function issuerOf({ actor }: Pick<CallContext, 'actor'>, reached: ReachedAsset, billsAs: BillsAs): Issuer {
  const { accountId, profileId } = profileActor(actor)
  if (reached.relation === 'manager') return issuer({ accountId, profileId }, 'manager')
  if (billsAs === 'self') return issuer({ accountId, profileId }, 'self')
  if (!reached.scopes.includes('invoice')) failField('BillsAs', refusal.mayNotBillForManager)
  return issuer({ accountId: reached.accountId, profileId: reached.managingProfileId }, 'manager')
}

function issuer(who: { accountId: string; profileId: string }, billsAs: BillsAs): Issuer {
  return { ...who, billsAs, scope: invoicesIssuedBy(who) }
}
