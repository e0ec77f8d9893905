import type { GetApplicationFees } from '@keystead/contract/applications/fees/fee.operations.ts'
import type { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import { OPEN_STATES } from '@keystead/contract/applications/applications/application.values.ts'
import { type FeeState, UNPAID_STATES } from '@keystead/contract/applications/fees/fee.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { centsText } from '../../properties/properties/property.public.ts'
import { type CallContext, may } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type ApplicationRow,
  asKeeper,
  findApplication,
  type FormRow,
  listForms,
  type ReachedApplication,
} from '../applications/application.public.ts'
import { dueCents } from './due.ts'
import { type FeeRow, listFeesOfApplication } from './fee.queries.ts'
import { presentLaw } from './present-law.ts'
import { type FeeTerms, feeTermsOf } from './terms.ts'
import { isWaivable } from './waive-fee.ts'

type Context = CallContext & { readonly owned: ReachedApplication }

export const getApplicationFees: Handler<typeof GetApplicationFees, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, services } = context
  return asKeeper(context, async () => {
    const application = (await findApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    const fees = await listFeesOfApplication(db, ApplicationId)
    if (fees.length === 0) return { ApplicationId, Items: [], Law: null }
    const forms = new Map((await listForms(db, [ApplicationId])).map((form) => [form.id, form]))
    const terms = await feeTermsOf(db, services, application)
    const Items = fees.flatMap((fee) => {
      const form = forms.get(fee.form_id ?? '')
      return form ? present(context, { fee, form, application, fees: fees.filter(({ form_id }) => form_id === form.id), terms }) : []
    })
    return { ApplicationId, Items, Law: presentLaw(terms) }
  })
}

type One = {
  readonly fee: FeeRow
  readonly form: FormRow
  readonly application: ApplicationRow
  /** All of the form. */
  readonly fees: readonly FeeRow[]
  readonly terms: FeeTerms
}

function present(context: Context, one: One): FeeRead {
  const { owned } = context
  const { fee, form } = one
  const isYou = form.id === owned.formId
  const shown = {
    FeeId: fee.id,
    FormId: form.id,
    Name: form.name,
    IsYou: isYou,
    Kind: fee.kind,
    State: stateNow(one),
    CanPay: isYou && canPay(one),
    CanWaive: owned.formId === null && isWaivable(fee) && form.ended_at === null && may(context.actor, 'applications:edit'),
  }
  return isYou || owned.formId === null ? { ...shown, ...detailsOf(context, one) } : { ...shown, ...NOTHING_SAID }
}

const NOTHING_SAID = {
  Wanted: null,
  Amount: null,
  LimitedBy: null,
  PaidAt: null,
  InvoiceId: null,
  GivenBack: null,
  GiveBackReason: null,
  GiveBackFailed: false,
  WaivedBy: null,
  WaiveReason: null,
} as const

function detailsOf({ owned, actor }: Context, { fee, fees, terms }: One): Pick<FeeRead, keyof typeof NOTHING_SAID> {
  const isUnpaid = UNPAID_STATES.includes(fee.status)
  const readsInvoice = owned.formId !== null || fee.profile_id === owned.profileId
  return {
    Wanted: textFromCents(fee.wanted_cents),
    Amount: textFromCents(isUnpaid && terms.isOnline ? dueCents(fee, { fees, terms }) : fee.cents),
    LimitedBy: fee.limited_by,
    PaidAt: fee.paid_at?.toISOString() ?? null,
    InvoiceId: fee.payment_id !== null && readsInvoice && may(actor, 'invoices:view') ? fee.invoice_id : null,
    GivenBack: fee.given_back_cents > 0 ? centsText(fee.given_back_cents) : null,
    GiveBackReason: fee.gives_back_at === null ? null : fee.give_back_reason,
    GiveBackFailed: fee.gave_back_at !== null && fee.status === 'paid',
    WaivedBy: fee.waived_by,
    WaiveReason: fee.waive_reason,
  }
}

/** What is asked no longer, since the home costs nothing more to apply for, or can not be paid online any more, is not to be paid. */
function stateNow({ fee, fees, terms }: Pick<One, 'fee' | 'fees' | 'terms'>): FeeState {
  if (fee.status !== 'due' || dueCents(fee, { fees, terms }) > 0) return fee.status
  return terms.isOnline ? 'none' : 'outside'
}

function canPay({ fee, fees, form, application, terms }: One): boolean {
  return form.ended_at === null && OPEN_STATES.includes(application.status) && dueCents(fee, { fees, terms }) > 0
}
