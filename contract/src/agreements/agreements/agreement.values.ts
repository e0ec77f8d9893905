import { AGENT_CONTRACT_TYPES } from '../../people/connections/agent-terms.values.ts'
import type { ReferenceItem } from '../../values/reference-items.ts'

/**
 * What an agreement is. A draft is its maker's alone; once it is sent nothing in it changes, and it comes to one of the ends. What happens to a
 * completed one later stands beside it: it is superseded by another, or terminated.
 */
export const AGREEMENT_STATES = ['draft', 'sent', 'completed', 'declined', 'voided', 'expired'] as const
export type AgreementState = (typeof AGREEMENT_STATES)[number]
/** Ends at which nothing was agreed on: there is a paper, and never a sealed one. */
export const ENDED_UNSIGNED: readonly AgreementState[] = ['declined', 'voided', 'expired']

/** What a party has done. `waiting`: it is not their turn yet. `approved`: of an approver. */
export const PARTY_STATES = ['waiting', 'sent', 'viewed', 'signed', 'approved', 'declined'] as const
export type PartyState = (typeof PARTY_STATES)[number]

/** Who does something to an agreement. */
export type AgreementSide = 'sender' | 'party' | 'system'

type Step = { readonly by: readonly AgreementSide[]; readonly from: AgreementState; readonly to: AgreementState }

/** What may happen to an agreement, by whom, from which state, and what it is then. The ends are final. */
export const AGREEMENT_STEPS = {
  edit: { by: ['sender'], from: 'draft', to: 'draft' },
  delete: { by: ['sender'], from: 'draft', to: 'draft' },
  send: { by: ['sender'], from: 'draft', to: 'sent' },
  view: { by: ['party'], from: 'sent', to: 'sent' },
  sign: { by: ['party'], from: 'sent', to: 'sent' },
  approve: { by: ['party'], from: 'sent', to: 'sent' },
  decline: { by: ['party'], from: 'sent', to: 'declined' },
  remind: { by: ['sender', 'system'], from: 'sent', to: 'sent' },
  void: { by: ['sender', 'system'], from: 'sent', to: 'voided' },
  expire: { by: ['system'], from: 'sent', to: 'expired' },
  complete: { by: ['system'], from: 'sent', to: 'completed' },
  terminate: { by: ['sender'], from: 'completed', to: 'completed' },
  supersede: { by: ['system'], from: 'completed', to: 'completed' },
} as const satisfies Record<string, Step>
export type AgreementStep = keyof typeof AGREEMENT_STEPS

/** The same question for the server's guard and for the buttons of both sides. */
export function agreementCan(step: AgreementStep, side: AgreementSide, state: AgreementState): boolean {
  const { by, from }: Step = AGREEMENT_STEPS[step]
  return by.includes(side) && from === state
}

type PartyStep = { readonly part: readonly string[]; readonly from: readonly PartyState[]; readonly to: PartyState }

/** What a party may do, by its part, from which state. A party whose turn it is not is `waiting`, and can do nothing. */
export const PARTY_STEPS = {
  view: { part: ['signer', 'approver', 'viewer'], from: ['sent', 'viewed'], to: 'viewed' },
  sign: { part: ['signer'], from: ['viewed'], to: 'signed' },
  approve: { part: ['approver'], from: ['viewed'], to: 'approved' },
  decline: { part: ['signer', 'approver'], from: ['sent', 'viewed'], to: 'declined' },
} as const satisfies Record<string, PartyStep>

export function partyCan(step: keyof typeof PARTY_STEPS, part: string, state: PartyState): boolean {
  const { part: parts, from }: PartyStep = PARTY_STEPS[step]
  return parts.includes(part) && from.includes(state)
}

/** What an agreement is about; those of agents have the numbers of their terms. */
export const TENANCY = 5
export const AGREEMENT_CONTRACT_TYPES: readonly ReferenceItem[] = [...AGENT_CONTRACT_TYPES, { Id: TENANCY, Text: 'Tenancy' }]

/** In which section of a draft something is said. */
export const DRAFT_SECTIONS = ['terms', 'people', 'values', 'message'] as const
export type DraftSection = (typeof DRAFT_SECTIONS)[number]

export const MAX_PARTIES = 20
export const MAX_PARTY_NAME = 120
export const MAX_TITLE = 120
export const MAX_SUBJECT = 120
export const MAX_MESSAGE = 2_000
export const MAX_REASON = 500
export const MAX_VALUE = 500
/** Days that parties have, where the sender says nothing else, and at most. */
export const SIGN_WITHIN_DAYS = { usual: 14, most: 180 } as const
/** Days between reminders; none where it is null. */
export const REMINDER_DAYS = [1, 2, 3, 7] as const
/** Hours before a party may be reminded by hand once more. */
export const REMIND_AFTER_HOURS = 4
/** Of a code that is sent to the address of a link. */
export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
/** Of an opened link, until another code is needed. */
export const TICKET_MINUTES = 60

/** The text that is agreed to before anything is signed electronically. A new text is a new version; the old ones stay. */
export const CONSENT_VERSION = '2026-11-28'

/** A drawn signature: lines of points, in a box of these units. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const
export const MAX_STROKES = 60
export const MAX_STROKE_POINTS = 400
/** Of all lines together. */
export const MAX_SIGNATURE_POINTS = 3_000
/** In base64. */
export const MAX_SIGNATURE_PICTURE = 80_000
