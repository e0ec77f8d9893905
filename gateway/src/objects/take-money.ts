import { type Line, PAYERS, PLATFORM, move } from '../books/books.ts'
import { feeOf } from '../books/fees.ts'
import type { Sandbox } from '../sandbox.ts'
import { addBusinessDays, bankTimeOf, dayOf } from '../time/business-days.ts'
import { type Charge, charges } from './charge.ts'
import type { Method } from './payment-method.ts'

const CARD_AVAILABLE_AFTER_BUSINESS_DAYS = 2

/** A bank payment is available when it is there. */
export function availableDayOf({ type }: Method, now: number): string {
  return type === 'card' ? addBusinessDays(dayOf(now), CARD_AVAILABLE_AFTER_BUSINESS_DAYS) : dayOf(now)
}

/** The platform is charged the gateway's fee; all of the amount goes on to the connected account, which pays the platform's. */
export function takeMoney(sandbox: Sandbox, charge: Charge): Charge {
  const { id, amount, destination, applicationFee, method, intent } = charge
  const now = sandbox.clock.now()
  const availableOn = Math.max(now, bankTimeOf(availableDayOf(method, now)))
  const charged: Line = {
    owner: PLATFORM,
    type: 'charge',
    amount,
    fee: feeOf(amount, method.type),
    availableOn,
    description: `Charge of ${intent}`,
  }
  const [balanceTransaction = null] = move(sandbox, {
    kind: 'charge',
    source: id,
    against: PAYERS,
    lines: [charged, ...(destination ? passedOn({ destination, amount, applicationFee, availableOn, intent }) : [])],
  })
  return charges.change(sandbox.store, charge, { status: 'succeeded', balanceTransaction, failure: null })
}

type PassedOn = { destination: string; amount: number; applicationFee: number; availableOn: number; intent: string }

function passedOn({ destination, amount, applicationFee, availableOn, intent }: PassedOn): Line[] {
  const fee: Line = { owner: PLATFORM, type: 'application_fee', amount: applicationFee, availableOn, description: `Fee of ${intent}` }
  return [
    { owner: PLATFORM, type: 'transfer', amount: -amount, availableOn, description: `Transfer of ${intent}` },
    { owner: destination, type: 'payment', amount, fee: applicationFee, feeTo: PLATFORM, availableOn, description: `Payment ${intent}` },
    ...(applicationFee > 0 ? [fee] : []),
  ]
}
