import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { text } from './own.text.ts'
import { isOwnCheck } from './screening-words.ts'
import type { ScreeningDetails } from './use-screenings.ts'

/** How it stands and what comes next, for the one it is about. */
export function ownNextText(screening: ScreeningRead, { HomeTitle }: Pick<ScreeningDetails, 'HomeTitle'>): string {
  const { State, Price, LandlordName, Blocked, Questions, Report, Failure } = screening
  const { next } = text
  const name = { name: LandlordName }
  switch (State) {
    case 'requested':
      return next.requested({ ...name, home: HomeTitle })
    case 'unpaid':
      return next.unpaid({ price: formatMoney(Price) })
    case 'questions':
      return Questions === null ? next.answered : next.questions
    case 'blocked':
      return next.blocked({ agency: Blocked?.Agency.Name ?? '' })
    case 'checking':
    case 'refused':
      return next[State](name)
    case 'ordered':
    case 'working':
    case 'canceled':
      return next[State]
    case 'failed':
      return failedText(Failure, name)
    case 'completed':
      if (Report?.IsExpired) return next.expired
      return isOwnCheck(screening) ? next.checked(name) : next.completed
  }
}

function failedText(failure: ScreeningRead['Failure'], name: { name: string }): string {
  switch (failure) {
    case 'identityFailed':
    case 'identityMismatch':
    case 'notTaken':
      return text.failed[failure](name)
    case 'noFile':
    case 'notOffered':
    case 'notPaid':
    case 'other':
      return text.failed[failure]
    case null:
      return text.failed.other
  }
}

/** That one of them waits for its person, in one sentence; null where none does. */
export function waitingText({ Screenings }: Pick<ScreeningDetails, 'Screenings'>): string | null {
  const { waiting } = text
  const own = Screenings.filter(({ IsYours }) => IsYours)
  const asked = own.find(({ Can }) => Can.Authorize)
  if (asked) return waiting.requested({ name: asked.LandlordName })
  if (own.some(({ Can }) => Can.Answer)) return waiting.questions
  if (own.some(({ State }) => State === 'blocked')) return waiting.blocked
  return own.some(({ State }) => State === 'unpaid') ? waiting.unpaid : null
}
