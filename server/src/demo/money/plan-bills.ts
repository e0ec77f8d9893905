import { itemForType } from '@keystead/contract/money/invoice-items/item.values.ts'
import type { OnlineMethod, PaymentMethod } from '@keystead/contract/money/payments/payment.values.ts'
import { addDays, addMonths } from '@keystead/contract/values/dates.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { type Afterwards, type OtherBill, otherBills, type RentHabit, rentHabits } from './rents.ts'

/* A year of bills, counted back from a day. */

const RENT = 1
const DAYS_OF_HISTORY = 365
/** A rent is billed so long before it is due; the newest one was billed yesterday at the latest, so that it can be paid. */
const BILLED_BEFORE = 8
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export type PlannedPayment = {
  readonly on: string
  readonly method: PaymentMethod
  /** Null: all that is owed. */
  readonly cents: number | null
  readonly afterwards: Afterwards | null
}

export type PlannedBill = {
  readonly code: string
  readonly issuedOn: string
  readonly dueOn: string
  readonly lines: readonly PlannedLine[]
  readonly state: OtherBill['state']
  readonly allowsPartial: boolean
  readonly notes: string | null
  readonly payments: readonly PlannedPayment[]
}

/** As a form would send it. */
type PlannedLine = {
  readonly Title: string
  readonly Description: string | null
  readonly Amount: string
  readonly ItemForTypeId: number
  readonly AccountForTypeId: number
  readonly PeriodStart: string | null
  readonly PeriodEnd: string | null
}

export type LeasedHome = {
  readonly code: string
  readonly rentCents: number
  readonly startsOn: string
  readonly endsOn: string | null
}

/** The bills of some leased homes, those of the past first. */
export function planBills(today: string, homes: readonly LeasedHome[]): PlannedBill[] {
  const rents = rentHabits.flatMap((habit) => {
    const home = homes.find(({ code }) => code === habit.code)
    return home ? planRents(today, home, habit) : []
  })
  const others = otherBills.filter(({ code }) => homes.some((home) => home.code === code)).map((bill) => planOther(today, bill))
  return [...rents, ...others].toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : one.issuedOn > other.issuedOn ? 1 : 0))
}

function planRents(today: string, home: LeasedHome, habit: RentHabit): PlannedBill[] {
  const firsts = firstsOfMonth(addDays(today, -DAYS_OF_HISTORY), addDays(today, BILLED_BEFORE - 1)).filter(
    (first) => first >= home.startsOn && (home.endsOn === null || first <= home.endsOn),
  )
  return firsts.map((first, index) => {
    const age = firsts.length - 1 - index
    const issuedOn = addDays(first, -BILLED_BEFORE)
    return {
      code: home.code,
      issuedOn,
      dueOn: first,
      lines: linesOf(home, habit, first),
      state: 'sent',
      allowsPartial: false,
      notes: null,
      payments: paymentsOf(habit, { today, age, issuedOn, dueOn: first }),
    }
  })
}

function firstsOfMonth(from: string, to: string): string[] {
  const firsts: string[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) if (first >= from) firsts.push(first)
  return firsts
}

function linesOf({ rentCents }: LeasedHome, { extra }: RentHabit, first: string): PlannedLine[] {
  const PeriodEnd = addDays(addMonths(first, 1), -1)
  const month = MONTH.format(new Date(`${first}T00:00:00Z`))
  const rent = { ...lineOf({ title: `Rent for ${month}`, cents: rentCents, itemForTypeId: RENT }), PeriodStart: first, PeriodEnd }
  if (!extra) return [rent]
  return [rent, { ...lineOf({ ...extra, cents: extra.dollars * 100 }), PeriodStart: first, PeriodEnd }]
}

type Month = { readonly today: string; readonly age: number; readonly issuedOn: string; readonly dueOn: string }

function paymentsOf(habit: RentHabit, { today, age, issuedOn, dueOn }: Month): PlannedPayment[] {
  const yesterday = addDays(today, -1)
  if (age === 0 && habit.latest === null) return []
  if (age === 0 && habit.latest === 'transit') return [{ on: later(issuedOn, yesterday), method: 'bank', cents: null, afterwards: null }]
  const { method, afterwards = null } =
    age === 0 && typeof habit.latest === 'object' && habit.latest
      ? habit.latest
      : { method: habit.methods[(age + habit.methods.length - 1) % habit.methods.length]! }
  // A few days before it is due, and now and then two days late.
  const on = earlier(addDays(dueOn, ((age * 5) % 7) - 4), yesterday)
  return [{ on: later(issuedOn, on), method, cents: null, afterwards }]
}

function planOther(today: string, bill: OtherBill): PlannedBill {
  const issuedOn = addDays(today, -bill.daysAgo)
  return {
    code: bill.code,
    issuedOn,
    dueOn: addDays(issuedOn, bill.dueInDays),
    lines: bill.lines.map((line) => lineOf({ ...line, cents: line.dollars * 100 })),
    state: bill.state,
    allowsPartial: bill.allowsPartial ?? false,
    notes: bill.notes ?? null,
    payments: (bill.paid ?? []).map(({ method, daysAgo, dollars, afterwards }) => ({
      on: addDays(today, -daysAgo),
      method,
      cents: dollars === undefined ? null : dollars * 100,
      afterwards: afterwards ?? null,
    })),
  }
}

type Line = { readonly title: string; readonly cents: number; readonly itemForTypeId: number; readonly description?: string }

function lineOf({ title, cents, itemForTypeId, description }: Line): PlannedLine {
  return {
    Title: title,
    Description: description ?? null,
    Amount: textFromCents(cents),
    ItemForTypeId: itemForTypeId,
    AccountForTypeId: itemForType(itemForTypeId).accountForTypeId,
    PeriodStart: null,
    PeriodEnd: null,
  }
}

export function isOnline(method: PaymentMethod): method is OnlineMethod {
  return method === 'card' || method === 'bank'
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)
