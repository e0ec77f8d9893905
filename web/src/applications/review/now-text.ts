import { OPEN_STATES } from '@keystead/contract/applications/applications/application.values.ts'
import { namesText } from '../../agreements/agreements/agreement-words.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text } from './review.text.ts'

type Read = Pick<ApplicationDetails, 'Next' | 'State' | 'IsLandlord' | 'IsLead' | 'LandlordName' | 'Applicants'>

/** How it stands and what comes next, in one sentence for the one who reads it. */
export function nowText({ Next, State, IsLandlord, IsLead, LandlordName, Applicants }: Read): string {
  const landlord = { name: LandlordName }
  switch (Next) {
    case 'send':
      return IsLandlord ? text.now.sendLandlord : text.now.sendLead(landlord)
    case 'fill':
      return State === 'draft' ? (IsLead ? text.now.fillDraft(landlord) : text.now.fillAlong(landlord)) : text.now.yourTurn(landlord)
    case 'waitForOthers': {
      const others = Applicants.filter(({ IsYou, State: state }) => !IsYou && (state === 'invited' || state === 'started'))
      return others.length === 0 ? text.now.waitForSome : text.now.waitForOthers({ names: namesText(others.map(({ Name }) => Name)) })
    }
    case 'decide':
      return State === 'conditional' ? text.now.accepted : text.now.decide
    case 'answer':
      return text.now.answer(landlord)
    case 'waitForAnswer':
      return text.now.waitForAnswer
    case 'lease':
      return text.now.lease
    case 'waitForLease':
      return text.now.waitForLease(landlord)
    case 'screening':
      return text.now.screening
    case 'waitForDecision':
      return waitText({ State, IsLead }, landlord)
    case 'none': {
      const isOpen = OPEN_STATES.includes(State)
      const hasLeft = Applicants.some(({ IsYou, State: state }) => IsYou && state === 'withdrawn')
      return isOpen && hasLeft ? text.now.left : text.now.none[State]
    }
  }
}

/** Of conditions, the one in whose name it is has accepted them once they wait. */
function waitText({ State, IsLead }: Pick<Read, 'State' | 'IsLead'>, landlord: { name: string }): string {
  if (State === 'waitlisted') return text.now.waitlisted(landlord)
  if (State !== 'conditional') return text.now.waitForDecision(landlord)
  return IsLead ? text.now.waitForApproval(landlord) : text.now.waitForConditions(landlord)
}

/** Why it came to its end, where that was said. */
export function endReason({ State, Events }: Pick<ApplicationDetails, 'State' | 'Events'>): string | null {
  if (State !== 'withdrawn' && State !== 'closed') return null
  return Events.findLast(({ Kind }) => Kind === State || (Kind === 'closedNoReport' && State === 'closed'))?.Note ?? null
}
