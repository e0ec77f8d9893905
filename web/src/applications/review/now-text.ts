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
      return text.now.decide
    case 'waitForDecision':
      return text.now.waitForDecision(landlord)
    case 'none': {
      const isOpen = State === 'draft' || State === 'sent' || State === 'submitted'
      const hasLeft = Applicants.some(({ IsYou, State: state }) => IsYou && state === 'withdrawn')
      return isOpen && hasLeft ? text.now.left : text.now.none[State]
    }
  }
}

/** Why it came to its end, where that was said. */
export function endReason({ State, Events }: Pick<ApplicationDetails, 'State' | 'Events'>): string | null {
  if (State !== 'withdrawn' && State !== 'closed') return null
  return Events.findLast(({ Kind }) => Kind === State)?.Note ?? null
}
