import type { ScreeningState } from '@keystead/contract/applications/screening/screening.values.ts'
import type { PresentedScreening } from './at-bureau.ts'
import { type Intent, type Wrong, acknowledged } from './notes.ts'
import type { FeeFact, FormFact, Screened, ScreeningFact } from './screenings-of-both.ts'

/*
 * What applicants have paid, what the bureau was asked for, and what came of it: no report is ordered or paid twice, and none is lost.
 */

const SAYS = {
  S1: 'What was agreed to and paid for has one order at the bureau, and nothing else has any.',
  S2: 'What the bureau has found is in our rows.',
  S3: 'A fee is paid once, as its payment was, and goes back where nothing came of it.',
  S4: 'A form is submitted wholly, or not at all.',
} as const
const wrong = (name: keyof typeof SAYS, what: string, found: string): Wrong => ({ name, says: SAYS[name], what, found })

export function screeningsThatDiffer(intents: readonly Intent[], screened: Screened): Wrong[] {
  const orders = Map.groupBy(screened.atBureau, ({ reference }) => reference)
  const known = new Set(screened.screenings.map(({ id }) => id))
  const unknown = [...orders.keys()].filter((reference) => !known.has(reference))
  return [
    ...unknown.map((reference) => wrong('S1', `order ${reference}`, 'is at the bureau, and not here')),
    ...screened.screenings.flatMap((screening) => {
      const ofIt = orders.get(screening.id) ?? []
      return [...ordersThatDiffer(screening, ofIt, screened), ...resultsThatDiffer(screening, ofIt, screened)]
    }),
    ...screened.fees.flatMap((fee) => feesThatDiffer(fee, screened)),
    ...screened.forms.flatMap(formsThatDiffer),
    ...answersThatWereLost(intents, screened),
  ]
}

const BEFORE_ORDER: ReadonlySet<ScreeningState> = new Set(['requested', 'unpaid', 'refused'])
const OPEN_AT_BUREAU = new Set(['awaiting_identity', 'in_progress', 'blocked'])
/** Nothing was paid, or it has come back. */
const HAS_NOTHING = new Set(['due', 'none', 'outside', 'waived', 'void', 'givenBack', 'goingBack', 'returned', 'disputed'])

function ordersThatDiffer(screening: ScreeningFact, orders: readonly PresentedScreening[], { fees }: Screened): Wrong[] {
  const { id, state, fee_id, bureau_ref, price_cents, charged_cents, is_consented, has_number } = screening
  const says = (found: string) => [wrong('S1', `screening ${id}`, `is ${state}, and ${found}`)]
  const [order] = orders
  if (orders.length > 1) return says(`the bureau has ${orders.length} of it`)
  if (has_number && !['requested', 'unpaid'].includes(state)) return says('its number is still here')
  const fee = fees.find((one) => one.id === fee_id)
  if (!order) {
    if (bureau_ref !== null || charged_cents !== null) return says('the bureau has none of it')
    if (!BEFORE_ORDER.has(state) && state !== 'canceled' && state !== 'failed') return says('the bureau has none of it')
    return state === 'unpaid' && (fee?.status === 'paid' || fee?.status === 'onItsWay') ? says(`its fee is ${fee.status}`) : []
  }
  if (BEFORE_ORDER.has(state) || !is_consented) return says('the bureau has one')
  if (state === 'canceled') return OPEN_AT_BUREAU.has(order.state) ? says(`is ${order.state} at the bureau`) : []
  if (bureau_ref !== order.id) return says(`the bureau has it as ${order.id}, and here that is ${bureau_ref}`)
  if (charged_cents !== price_cents) return says(`${charged_cents ?? 'nothing'} of ${price_cents} cents is owed for it`)
  return screening.paid_by === 'applicant' && !fee?.payment_id ? says('was ordered, and not paid for') : []
}

const OURS: Readonly<Record<PresentedScreening['state'], ScreeningState>> = {
  awaiting_identity: 'questions',
  in_progress: 'working',
  blocked: 'blocked',
  completed: 'completed',
  identity_failed: 'failed',
  failed: 'failed',
  canceled: 'canceled',
}

function resultsThatDiffer(
  { id, state, report_version }: ScreeningFact,
  orders: readonly PresentedScreening[],
  { otherReports }: Screened,
) {
  const [order] = orders
  // Who has canceled it wants nothing of it, whatever came before the bureau heard so.
  if (!order || state === 'canceled' || BEFORE_ORDER.has(state)) return []
  const says = (found: string) => [wrong('S2', `screening ${id}`, found)]
  if (OURS[order.state] !== state) return says(`is ${order.state} at the bureau, and ${state} here`)
  if (state !== 'completed') return []
  if (order.report_version !== report_version) return says(`has version ${order.report_version} at the bureau, and ${report_version} here`)
  return otherReports.has(id) ? says('has another report here than at the bureau') : []
}

/** As payments stand: states of a fee that its payment may have. */
const OF_PAYMENT: Readonly<Record<string, readonly FeeFact['status'][]>> = {
  settled: ['paid', 'goingBack'],
  processing: ['onItsWay'],
  failed: ['due', 'void', 'waived', 'none'],
  canceled: ['due', 'void', 'waived', 'none'],
  returned: ['returned', 'void'],
  refunded: ['givenBack'],
  disputed: ['disputed'],
}
const STAYS = new Set(['settled', 'disputed', 'processing'])

function feesThatDiffer({ id, kind, status, payment_id, payments, gave_back }: FeeFact, { screenings }: Screened): Wrong[] {
  const says = (found: string) => [wrong('S3', `fee ${id}`, found)]
  const payment = payments.find((one) => one.id === payment_id)
  if (payment_id !== null && !payment) return says(`was paid by ${payment_id}, which no one was asked for`)
  if (payment && !OF_PAYMENT[payment.status]?.includes(status)) return says(`is ${status}, and its payment is ${payment.status}`)
  const stayed = payments.filter((one) => STAYS.has(one.status))
  if (stayed.length > 1) return says(`was paid ${stayed.length} times`)
  if (stayed.length === 1 && stayed[0]!.id !== payment_id) return says(`was paid by ${stayed[0]!.id}, and is ${status}`)
  if (kind !== 'screening' || HAS_NOTHING.has(status) || gave_back) return []
  const screening = screenings.find(({ fee_id }) => fee_id === id)
  const isInVain = screening && screening.charged_cents === null && ['refused', 'canceled', 'failed'].includes(screening.state)
  return isInVain ? says(`is ${status}, and what it is for was ${screening.state} before it was ordered`) : []
}

const SECRETS = 3
const SECTIONS = 4
const CONSENTS = 2

function formsThatDiffer(form: FormFact): Wrong[] {
  const { id, is_submitted, is_sent, consents, sections, secrets, noted, audited, told } = form
  const says = (found: string) => [wrong('S4', `form ${id}`, found)]
  if (!is_submitted)
    return consents + noted + audited + told > 0 || is_sent ? says(`is not submitted, and ${JSON.stringify(form)} is of one that is`) : []
  const isWhole = consents === CONSENTS && sections === SECTIONS && secrets === SECRETS && noted === 1 && audited === 1
  return isWhole && told > 0 && is_sent ? [] : says(`is submitted, and has no more than ${JSON.stringify(form)}`)
}

/** What was acknowledged to applicants and to those who decide. */
function answersThatWereLost(intents: readonly Intent[], { screenings, forms }: Screened): Wrong[] {
  return intents.flatMap((intent) => {
    const answer = acknowledged(intent)
    const screening = screenings.find(({ id }) => id === intent.input['ScreeningId'])
    const lost = () => {
      switch (answer && intent.operation) {
        case 'ProcessApplication':
          return !forms.some(({ id, is_submitted }) => id === intent.input['FormId'] && is_submitted)
        case 'RequestScreening':
          return !(answer!['ScreeningIds'] as string[]).every((asked) => screenings.some(({ id }) => id === asked))
        case 'AuthorizeScreening':
          return !screening?.is_consented
        case 'CancelScreening':
          return screening?.state !== 'canceled'
        case 'RefuseScreening':
          return screening?.state !== 'refused'
        default:
          return false
      }
    }
    const rule = intent.operation === 'ProcessApplication' ? 'S4' : 'S1'
    return lost() ? [wrong(rule, `${intent.operation} with the key ${intent.key}`, 'was acknowledged, and has not come about')] : []
  })
}
