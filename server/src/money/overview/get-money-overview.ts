import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { GetMoneyOverview } from '@keystead/contract/money/overview/overview.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import { todayIn } from '../../database/days.ts'
import { findTimeZoneOfPerson } from '../../platform/preferences/preference.public.ts'
import { accountActor, profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { findNextDue, type InvoiceListFilter, issuerSideOf, type NextDue, sumOwed } from '../invoices/invoice.public.ts'
import { sumCollected, sumUnderWay } from '../payments/payment.public.ts'

export const getMoneyOverview: Handler<typeof GetMoneyOverview> = async ({ db, actor }, { Direction, AssetId, Month, TimeZone }) => {
  const caller = profileActor(actor)
  const isBilled = Direction === INVOICE_DIRECTIONS.Received
  const side = issuerSideOf(caller)
  const who = { accountId: caller.accountId, profileId: caller.profileId, assetId: AssetId }
  const invoices: InvoiceListFilter = { ...ALL, ...who, side: isBilled ? 'recipient' : side }
  const payments = { ...who, side: isBilled ? ('payer' as const) : side }
  const timeZone = TimeZone ?? (await findTimeZoneOfPerson(db, accountActor(actor))) ?? USUAL_TIME_ZONE
  const month = `${(Month ?? (await todayIn(db, timeZone))).slice(0, 'YYYY-MM'.length)}-01`
  const owed = await sumOwed(db, invoices)
  const underWay = await sumUnderWay(db, payments)
  const collected = await sumCollected(db, payments, month)
  return {
    Due: textFromCents(owed.due_cents),
    DueCount: owed.due_count,
    Overdue: textFromCents(owed.overdue_cents),
    OverdueCount: owed.overdue_count,
    InTransit: textFromCents(underWay.cents),
    InTransitCount: underWay.count,
    Month: month,
    Arrived: textFromCents(collected.arrived_cents),
    WentBack: textFromCents(collected.went_back_cents),
    Collected: textFromCents(collected.arrived_cents - collected.went_back_cents),
    CollectedInYear: textFromCents(collected.arrived_in_year_cents - collected.went_back_in_year_cents),
    Next: isBilled ? presentNext(await findNextDue(db, invoices)) : null,
  }
}

const ALL = { sentOnly: false, status: null, text: null, personId: null, invoiceItemId: null, month: null } as const

function presentNext(next: NextDue | null) {
  return (
    next && {
      InvoiceId: next.id,
      InvoiceNumber: next.number,
      DueDate: next.due_on,
      Balance: textFromCents(next.balance_cents),
      IsOverdue: next.is_overdue,
    }
  )
}
