import { UNPAID_STATES } from '@keystead/contract/applications/fees/fee.values.ts'
import { ApplicationFeeUnpaid } from '@keystead/contract/applications/form/form.operations.ts'
import type { EventContext, Refusal } from '../../rpc/events.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { sumAsked } from './ask-fee.ts'
import { type FeeRow, listFeesOfForms } from './fee.queries.ts'
import { text } from './fee.text.ts'
import { applicationFeeOf, type FeeTerms, feeTermsOf } from './terms.ts'

/** What is to be paid of a fee now. What the home costs less since, or the state allows less, counts for those who were asked before. */
export function dueCents(fee: FeeRow, { fees, terms }: { readonly fees: readonly FeeRow[]; readonly terms: FeeTerms }): number {
  if (!UNPAID_STATES.includes(fee.status) || !terms.isOnline) return 0
  const others = sumAsked(fees.filter(({ id }) => id !== fee.id))
  if (fee.kind === 'application') return Math.min(fee.cents, applicationFeeOf(terms, others)?.cents ?? 0)
  const { capCents } = terms.limitOf(fee.kind)
  return capCents === null ? fee.cents : Math.min(fee.cents, Math.max(capCents - others, 0))
}

/** Why a form can not be submitted yet: one of its fees is to be paid, or being paid. */
export function unpaidOf({ db, services }: EventContext, formId: string): Promise<Omit<Refusal, 'id'> | null> {
  return acrossAccounts(db, async () => {
    const fees = await listFeesOfForms(db, [formId])
    if (fees.some(({ status }) => status === 'pending')) return { error: ApplicationFeeUnpaid, sentence: text.notConfirmed }
    const unpaid = fees.find(({ status }) => UNPAID_STATES.includes(status))
    if (!unpaid) return null
    const terms = await feeTermsOf(db, services, unpaid)
    return fees.some((fee) => dueCents(fee, { fees, terms }) > 0) ? { error: ApplicationFeeUnpaid } : null
  })
}
