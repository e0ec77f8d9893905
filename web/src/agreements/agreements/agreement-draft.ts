import { UpdateAgreementForm } from '@keystead/contract/agreements/agreements/agreement.forms.ts'
import type { GetAgreementDraft, UpdateAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { PartyRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { AGREEMENT_CONTRACT_TYPES } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { MergeFieldName } from '@keystead/contract/agreements/templates/merge-fields.ts'
import type { Part } from '@keystead/contract/agreements/templates/template.values.ts'
import { RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { z } from 'zod'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import { text } from './draft.text.ts'
import { text as people } from './people.text.ts'
import { closedUp, hasOrder, hasTurn, inTurn } from './turns.ts'

export type DraftRead = OutputOf<typeof GetAgreementDraft>

/** How someone is named: oneself, whom one is connected with, whom one wrote down, or a name with an address. */
export const WHO_KINDS = ['me', 'profile', 'person', 'address'] as const
export type WhoKind = (typeof WHO_KINDS)[number]

export type PartyDraft = {
  PartyId: string | null
  Role: string
  Part: Part
  Kind: WhoKind | null
  ProfileId: string | null
  PersonId: string | null
  Name: string
  Email: string
  Turn: number
}

/** A draft as its form has it. */
export type AgreementDraft = {
  AgreementId: string
  Version: number
  Title: string
  ContractTypeId: number | null
  TenureStart: string | null
  TenureEnd: string | null
  Rent: string | null
  RentFrequencyId: number | null
  Advance: string | null
  Subject: string
  Message: string
  SignBy: string | null
  ReminderDays: number | null
  Parties: PartyDraft[]
  /** Whether all of them come at once; else by their turns. */
  Order: 'together' | 'inOrder'
  /** Those alone that are other than what is known. */
  Changed: { Name: MergeFieldName; Value: string }[]
  Answers: { Label: string; Value: string }[]
}

export function draftOf(read: DraftRead): AgreementDraft {
  const { ContractType: _words, ...terms } = read.Terms
  return {
    AgreementId: read.AgreementId,
    Version: read.Version,
    Title: read.Title,
    ...terms,
    Subject: read.Subject ?? '',
    Message: read.Message ?? '',
    SignBy: read.SignBy,
    ReminderDays: read.ReminderDays,
    Parties: read.Parties.map(partyOf),
    Order: orderOf(read.Parties),
    Changed: read.Values.filter(({ IsChanged }) => IsChanged).map(({ Name, Value }) => ({ Name, Value: Value ?? '' })),
    Answers: read.Questions,
  }
}

function orderOf(parties: readonly { readonly Part: Part; readonly Turn: number }[]): AgreementDraft['Order'] {
  return hasOrder(parties) ? 'inOrder' : 'together'
}

function partyOf(party: PartyRead): PartyDraft {
  const { PartyId, Role, Part, Turn, ProfileId, PersonId, Name, Email } = party
  return { PartyId, Role, Part, Turn, ProfileId, PersonId, Kind: kindOf(party), Name, Email: Email ?? '' }
}

function kindOf({ IsYou, ProfileId, PersonId }: PartyRead): WhoKind {
  if (IsYou) return 'me'
  return ProfileId !== null ? 'profile' : PersonId !== null ? 'person' : 'address'
}

export function newParty(role: string, part: Part, turn: number): PartyDraft {
  return { PartyId: null, Role: role, Part: part, Turn: turn, Kind: null, ProfileId: null, PersonId: null, Name: '', Email: '' }
}

/** What is sent. What is not chosen yet is refused by the rules. */
export function inputOf({ Order, ...draft }: AgreementDraft): InputOf<typeof UpdateAgreement> {
  const turns = turnsOf(draft.Parties, Order)
  return {
    ...draft,
    SignBy: draft.SignBy ?? '',
    Parties: draft.Parties.map(({ Kind, ProfileId, PersonId, Name, Email, ...party }, index) => ({
      ...party,
      Turn: turns[index]!,
      ProfileId: Kind === 'me' || Kind === 'profile' ? ProfileId : null,
      PersonId: Kind === 'person' ? PersonId : null,
      Name: Kind === 'address' && Name.trim() !== '' ? Name : null,
      // Of someone who is written down it may not be known yet.
      Email: (Kind === 'address' || Kind === 'person') && Email.trim() !== '' ? Email : null,
    })),
  }
}

function turnsOf(parties: readonly PartyDraft[], order: AgreementDraft['Order']): number[] {
  const turns = parties.map(() => 1)
  if (order === 'together') return turns
  const places = inTurn(parties).filter((place) => hasTurn(parties[place]!))
  closedUp(places.map((place) => parties[place]!.Turn)).forEach((turn, index) => (turns[places[index]!] = turn))
  return turns
}

/** The rules of the contract, said at the fields of the draft. */
export const draftRules = z.custom<AgreementDraft>().superRefine((draft, context) => {
  const said = new Set<string>()
  for (const { path, message } of UpdateAgreementForm.safeParse(inputOf(draft)).error?.issues ?? []) {
    const issue = atChoice(draft, [...path], message)
    const where = issue.path.join('.')
    // Who is not chosen has neither name nor address, which is one thing to say.
    if (!said.has(where)) context.addIssue({ code: 'custom', ...issue })
    said.add(where)
  }
})

const inputEmail = (party: PartyDraft | undefined) => party?.Email.trim() ?? ''

/** Where someone is chosen rather than written, that is said at the choice. */
function atChoice({ Parties }: AgreementDraft, path: PropertyKey[], message: string): { path: PropertyKey[]; message: string } {
  const [list, index, field] = path
  const party = list === 'Parties' && typeof index === 'number' ? Parties[index] : undefined
  const isMissing = field === 'Name' || (field === 'Email' && inputEmail(party) === '')
  if (!party || !isMissing || party.Kind === 'address') return { path, message }
  const isChosen = party.Kind === 'me' || (party.Kind === 'profile' ? party.ProfileId : party.Kind === 'person' && party.PersonId)
  const at = party.Kind === 'profile' ? 'ProfileId' : party.Kind === 'person' ? 'PersonId' : 'Kind'
  return { path: ['Parties', index!, at], message: isChosen ? message : emptyMessage(people.labels[at]) }
}

const LABELS = {
  Title: text.name,
  ContractTypeId: text.contractType,
  TenureStart: text.tenureStart,
  TenureEnd: text.tenureEnd,
  Rent: text.rent,
  RentFrequencyId: text.frequency,
  Advance: text.deposit,
  Subject: text.subject,
  Message: text.message,
  SignBy: text.signBy,
  ReminderDays: text.reminders,
  Parties: text.section.people,
  Changed: text.values,
  Answers: text.questions,
} as const

const CHOICES = { ContractTypeId: AGREEMENT_CONTRACT_TYPES, RentFrequencyId: RENT_FREQUENCIES } as const

/** What I wrote on top of what was saved of the draft meanwhile. */
export function mergeDrafts(three: Record<'base' | 'mine' | 'newest', AgreementDraft>): Merged<AgreementDraft> {
  const { draft, conflicts } = mergeChanges(three, LABELS, (field, value) => {
    if (value === null || value === '') return text.nothing
    if (field === 'Parties') return (value as PartyDraft[]).map(({ Role, Name }) => `${Role}: ${Name || people.notNamed}`).join(', ')
    if (field === 'ContractTypeId' || field === 'RentFrequencyId')
      return CHOICES[field].find(({ Id }) => Id === value)?.Text ?? text.nothing
    if (typeof value === 'object') return value === three.mine[field] ? text.changedByYou : text.changedMeanwhile
    return String(value)
  })
  return { draft: { ...draft, Order: orderOf(draft.Parties) }, conflicts }
}
