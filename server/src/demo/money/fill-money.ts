import { InvoiceItemForm } from '@keystead/contract/money/invoice-items/item.forms.ts'
import { itemForType } from '@keystead/contract/money/invoice-items/item.values.ts'
import { addBusinessDays } from '@keystead/contract/values/business-days.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { everything } from '../../database/pool.ts'
import { type DemoTenancy, listDemoTenancies } from '../../leasing/leases/lease.demo.queries.ts'
import { itemColumns } from '../../money/invoice-items/item-columns.ts'
import { invoiceItemsOf } from '../../money/invoice-items/item.access.ts'
import { insertItem } from '../../money/invoice-items/item.queries.ts'
import { bankDay } from '../../money/payments/quote.ts'
import { type DemoAsset, listDemoAssets } from '../../properties/properties/property.demo.queries.ts'
import type { Db } from '../../database/db.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Services } from '../../rpc/services.ts'
import { lockMoney, markPaid, readDemoState } from '../demo.queries.ts'
import { demoPaymentAccounts } from './accounts.ts'
import { bringUpToDate, type OnlinePayment } from './bring-up-to-date.ts'
import { openPaymentAccount } from './open-account.ts'
import { isOnline, planBills, type PlannedBill, type PlannedPayment } from './plan-bills.ts'
import { demoItems, otherBills, rentHabits } from './rents.ts'
import { beginSandbox, type Sandbox } from './sandbox.ts'
import { type BilledHome, morningOf, queueBillPapers, writeBill } from './write-bill.ts'
import { beginDemoPayment, recordDemoPayment, settleDemoPayment } from './write-payment.ts'

const CLAIMS = everything('a year of money of the people of a demo')
const YEAR = 380
/** As the sandbox has it: what is paid by bank is there on the fourth business day. */
const BANK_DAYS = 4

/**
 * Gives the people of a demo a year of bills and payments, once. It is told day by day, at the sandbox as well, whose time begins a year ago and goes along;
 * without a sandbox that can, what would have been paid online was paid outside. All or nothing of ours; what is news today goes the way of all news.
 */
export async function fillMoney(services: Services, signal: AbortSignal): Promise<void> {
  const today = await bankDay(services.jobDatabase.db)
  if ((await readDemoState(services.jobDatabase.db)).hasMoney) return
  const sandbox = await beginSandbox(services, morningOf(addDays(today, -YEAR)), signal)
  try {
    const online: OnlinePayment[] = []
    await eventTransaction(services, CLAIMS, async (context) => {
      await lockMoney(context.db)
      if ((await readDemoState(context.db)).hasMoney) return
      online.push(...(await tellYear(context, { sandbox, signal, today })))
      await markPaid(context.db)
    })
    await sandbox?.moveTo(services.clock.now().toISOString())
    if (sandbox) await bringUpToDate(services, sandbox, online, signal)
  } finally {
    await sandbox?.end()
  }
}

type Telling = { readonly sandbox: Sandbox | null; readonly signal: AbortSignal; readonly today: string }
/** What happened on a day; of one day in the order in which it is written down. */
type Happening = { readonly on: string; happen(): Promise<void> }

async function tellYear(context: EventContext, telling: Telling): Promise<OnlinePayment[]> {
  const { db } = context
  const { sandbox, signal, today } = telling
  const homes = await listHomes(db)
  await addItems(db, homes)
  const billed = await leasedHomes(db, homes)
  const online: OnlinePayment[] = []
  const happenings: Happening[] = []
  if (sandbox) {
    for (const account of demoPaymentAccounts) {
      const home = homes.get(account.code)
      if (!home) continue
      const on = addDays(today, -account.daysAgo)
      const holder = { accountId: home.account_id, profileId: home.managing_profile_id }
      happenings.push({ on, happen: () => openPaymentAccount(db, holder, account, { sandbox, signal, at: morningOf(on) }) })
    }
  }
  for (const bill of planned(today, billed)) happenings.push(...happeningsOf(context, telling, billed.get(bill.code)!, bill, online))
  let day = ''
  for (const { on, happen } of happenings.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))) {
    if (signal.aborted) throw new Error('the making of the demo was stopped')
    if (on !== day && on < today) await sandbox?.moveTo(`${on}T16:00:00Z`)
    day = on
    await happen()
  }
  return online
}

async function listHomes(db: Db): Promise<Map<string, DemoAsset>> {
  const codes = [...new Set([...demoPaymentAccounts, ...demoItems, ...rentHabits, ...otherBills].map(({ code }) => code))]
  return new Map((await listDemoAssets(db, codes)).map((home) => [home.reference_code, home]))
}

async function leasedHomes(db: Db, homes: ReadonlyMap<string, DemoAsset>): Promise<Map<string, BilledHome>> {
  const list = [...homes.values()]
  const tenancies = new Map<string, DemoTenancy>(
    (
      await listDemoTenancies(
        db,
        list.map(({ id }) => id),
      )
    ).map((tenancy) => [tenancy.asset_id, tenancy]),
  )
  return new Map(
    list.flatMap((home) => {
      const tenancy = tenancies.get(home.id)
      return tenancy ? [[home.reference_code, { home, tenancy }] as const] : []
    }),
  )
}

function planned(today: string, billed: ReadonlyMap<string, BilledHome>): PlannedBill[] {
  return planBills(
    today,
    [...billed].map(([code, { home, tenancy }]) => ({
      code,
      rentCents: home.rent_cents ?? 0,
      startsOn: tenancy.starts_on,
      endsOn: tenancy.ends_on,
    })),
  )
}

function happeningsOf(
  context: EventContext,
  { sandbox, signal, today }: Telling,
  billed: BilledHome,
  bill: PlannedBill,
  online: OnlinePayment[],
): Happening[] {
  let invoiceId = ''
  const happenings: Happening[] = [
    {
      on: bill.issuedOn,
      async happen() {
        invoiceId = await writeBill(context, billed, bill)
        await queueBillPapers(context, billed, invoiceId, bill)
      },
    },
  ]
  for (const payment of bill.payments) {
    const { method, on } = payment
    if (!isOnline(method)) {
      happenings.push({ on, happen: () => recordDemoPayment(context, { billed, invoiceId, planned: payment }, method) })
      continue
    }
    const comesOn = method === 'card' ? on : addBusinessDays(on, BANK_DAYS)
    const hasCome = comesOn < today
    if (!sandbox) {
      if (hasCome)
        happenings.push({ on, happen: () => recordDemoPayment(context, { billed, invoiceId, planned: payment }, outside(payment)) })
      continue
    }
    let paymentId = ''
    happenings.push({
      on,
      async happen() {
        paymentId = await beginDemoPayment(context, { billed, invoiceId, planned: payment }, method, { sandbox, signal, today })
        online.push({ paymentId, hasCome, afterwards: payment.afterwards })
      },
    })
    if (hasCome) happenings.push({ on: comesOn, happen: () => settleDemoPayment(context, paymentId, comesOn, { sandbox, signal, today }) })
  }
  return happenings
}

const outside = ({ method }: PlannedPayment) => (method === 'bank' ? 'directDeposit' : 'check')

async function addItems(db: Db, homes: ReadonlyMap<string, DemoAsset>): Promise<void> {
  for (const { code, title, dollars, itemForTypeId } of demoItems) {
    const home = homes.get(code)
    if (!home) continue
    const typed = InvoiceItemForm.parse({
      Title: title,
      Amount: textFromCents(dollars * 100),
      ItemForTypeId: itemForTypeId,
      AccountForTypeId: itemForType(itemForTypeId).accountForTypeId,
    })
    await insertItem(db, invoiceItemsOf({ accountId: home.account_id, profileId: home.managing_profile_id }), itemColumns(typed))
  }
}
