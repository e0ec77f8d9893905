import { FEE_PAYERS, ONLINE_METHODS, type FeePayer, type OnlineMethod } from '@keystead/contract/money/payments/payment.values.ts'
import { isCalendarDate } from '@keystead/contract/values/dates.ts'
import { centsFromText, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'
import { bpsOfPercent, percentOfBps } from '@keystead/contract/values/shares.ts'
import type { Db } from '../../database/db.ts'
import { type OperatorCall, type OperatorCommand, refuse, textOption } from '../../operator/command-line.ts'
import { bankDay } from './quote.ts'
import { type DatedRate, findRate, listDatedRates, setRate } from './rate.queries.ts'

const MOST_PERCENT = 10
const MOST_FIXED_CENTS = 100_00
const FROM = { '--from <day>': 'the first day on which it holds, such as 2027-01-31; today if left out' }

export const rateCommand: OperatorCommand = {
  name: 'rates',
  summary: 'What payments by card and bank cost, and who pays it',
  actions: {
    list: { summary: 'Lists the rates that hold, held and will hold', run: list },
    set: {
      summary: 'Sets a rate, such as: card 2.95 0.30. Payments that were begun keep theirs',
      arguments: ['METHOD', 'PERCENT', 'FIXED'],
      options: {
        '--paid-by <who>': 'payer or issuer; as before if left out',
        '--most <amount>': 'the most that one payment costs, or none; as before if left out',
        ...FROM,
      },
      run: set,
    },
    'turn-off': { summary: 'Ends a way to pay, until a rate is set for it again', arguments: ['METHOD'], options: FROM, run: turnOff },
  },
}

async function list(call: OperatorCall): Promise<void> {
  const { rates, today } = await call.read(async (db) => ({ rates: await listDatedRates(db), today: await bankDay(db) }))
  call.list(
    rates.map((rate, index) => ({
      Method: rate.method,
      From: rate.startsOn,
      Percent: percentOfBps(rate.bps),
      Fixed: textFromCents(rate.fixedCents),
      Most: rate.mostCents === null ? null : textFromCents(rate.mostCents),
      PaidBy: rate.paidBy,
      On: rate.isOn,
      Holds: holds(rates, index, today),
    })),
    'There are no rates.',
  )
}

/** The latest of its method that has begun. */
function holds(rates: readonly DatedRate[], index: number, today: string): boolean {
  const { method, startsOn } = rates[index]!
  return startsOn <= today && !rates.slice(0, index).some((later) => later.method === method && later.startsOn <= today)
}

async function set(call: OperatorCall): Promise<void> {
  const method = methodOf(call)
  const bps = bpsOf(call.values[1] ?? '')
  const fixedCents = centsOf(call.values[2] ?? '')
  if (fixedCents > MOST_FIXED_CENTS) refuse(`The fixed part is ${textFromCents(MOST_FIXED_CENTS)} at most.`)
  const paidBy = payerOf(textOption(call, 'paidBy'))
  const most = textOption(call, 'most')
  const mostCents = most === null ? undefined : most === 'none' ? null : centsOf(most)
  const { from } = await change(call, method, (before) => ({
    ...before,
    bps,
    fixedCents,
    paidBy: paidBy ?? before.paidBy,
    mostCents: mostCents === undefined ? before.mostCents : mostCents,
    isOn: true,
  }))
  call.say(`From ${from} on, a payment by ${method} costs ${percentOfBps(bps)}% and ${textFromCents(fixedCents)}.`)
}

async function turnOff(call: OperatorCall): Promise<void> {
  const method = methodOf(call)
  const { from } = await change(call, method, (before) => ({ ...before, isOn: false }))
  call.say(`From ${from} on, no payment by ${method} can be begun.`)
}

/** A rate of the past is not changed: it says what was asked then. */
async function change(call: OperatorCall, method: OnlineMethod, changed: (before: DatedRate) => DatedRate): Promise<{ from: string }> {
  const day = textOption(call, 'from')
  if (day !== null && !isCalendarDate(day)) refuse(`"${day}" is not a day. Please write it like 2027-01-31.`)
  return call.act(`rate-${method}`, async (db) => {
    const from = await dayOf(db, day)
    const before = (await findRate(db, method, from)) ?? refuse(`There is no rate for ${method}.`)
    const rate = { ...changed(before), startsOn: from }
    await setRate(db, rate)
    return { from, before, rate }
  })
}

async function dayOf(db: Db, day: string | null): Promise<string> {
  const today = await bankDay(db)
  if (day !== null && day < today) refuse(`${day} has passed. A rate can be set from today (${today}) on.`)
  return day ?? today
}

function methodOf({ values: [text = ''] }: OperatorCall): OnlineMethod {
  return (
    ONLINE_METHODS.find((method) => method === text) ??
    refuse(`"${text}" is no way to pay online. Please use one of: ${ONLINE_METHODS.join(', ')}.`)
  )
}

function payerOf(text: string | null): FeePayer | null {
  if (text === null) return null
  return FEE_PAYERS.find((one) => one === text) ?? refuse(`"${text}" does not pay fees. Please use one of: ${FEE_PAYERS.join(', ')}.`)
}

function bpsOf(text: string): number {
  const percent = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : refuse(`"${text}" is not a percentage. Please write it like 2.95.`)
  return percent <= MOST_PERCENT ? bpsOfPercent(percent) : refuse(`A rate is ${MOST_PERCENT}% at most.`)
}

function centsOf(text: string): number {
  return isMoneyText(text) ? centsFromText(text) : refuse(`"${text}" is not an amount. Please write it like 0.30.`)
}
