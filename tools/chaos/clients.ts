import { setTimeout as pause } from 'node:timers/promises'
import * as applicants from './applicant-steps.ts'
import { type Home, newApplicant, standingOf, visitorsStanding } from './homes.ts'
import type { Installation } from './installation.ts'
import * as landlords from './landlord-steps.ts'
import type { Notes } from './notes.ts'
import * as owners from './owner-steps.ts'
import { payLinksIn, type PayLinks } from './pay-links.ts'
import * as payers from './payer-steps.ts'
import { streamOf } from './plan.ts'
import { APPLYING_ROLES, ROLES, type Role, type Step, type StepKind, nextStep } from './script.ts'
import { openTab } from './tab.ts'

type Clients = {
  readonly installation: Installation
  readonly homes: readonly Home[]
  readonly notes: Notes
  readonly seed: number
  /** No step begins after it. */
  readonly over: AbortSignal
  /** No one asks again after it. */
  readonly gaveUp: AbortSignal
}

/** Of homes for which people apply as well: more of them would leave less of the machine to all. */
const APPLYING_HOMES = 4

/** Four clients of each home or more, all at once, until each has come to the end of its step. */
export async function goOn(clients: Clients): Promise<void> {
  const links = payLinksIn(clients.installation.folder)
  const each = clients.homes.flatMap((home, place) =>
    rolesAt(place).map((role, tab) => oneClient(clients, { home, role, links, name: `${place}.${tab}` })),
  )
  await Promise.all(each)
}

export const clientsAt = (homes: readonly Home[]): number => homes.flatMap((_, place) => rolesAt(place)).length

function rolesAt(place: number): readonly Role[] {
  return place < APPLYING_HOMES ? [...ROLES, ...APPLYING_ROLES] : ROLES
}

type OneClient = { readonly home: Home; readonly role: Role; readonly links: PayLinks; readonly name: string }

async function oneClient({ installation, notes, seed, over, gaveUp }: Clients, { home, role, links, name }: OneClient) {
  const script = streamOf(seed, `script ${name}`)
  // What the script says does not depend on how often a client had to ask.
  const around = { installation, notes, gaveUp, random: streamOf(seed, `waiting ${name}`) }
  const person = role === 'tenant' ? home.tenants[0] : role === 'other tenant' ? home.tenants[1] : home.owner
  const tab = openTab(around, await standingOf(installation, person))
  const visitor = openTab(around, await visitorsStanding(installation))
  const newcomer = async () => {
    const newcomer = await newApplicant(installation)
    return { person: newcomer, tab: openTab(around, await standingOf(installation, newcomer)) }
  }
  const at = { installation, home, tab, visitor, newcomer, links, control: installation.control }
  while (!over.aborted) {
    const step = nextStep(script, role)
    await STEPS[step.kind](at, step)
    await pause(step.pauseMs, undefined, { signal: over }).catch(() => {})
  }
}

type At = payers.PayersTab & applicants.ApplicantsTab

const STEPS: Readonly<Record<StepKind, (at: At, step: Step) => Promise<void>>> = {
  bill: owners.bill,
  'bill by link': owners.bill,
  'draft and delete': owners.draftAndDelete,
  record: owners.record,
  'mark as paid': owners.markAsPaid,
  refund: owners.refund,
  'take back': owners.takeBack,
  unsend: owners.unsend,
  void: owners.makeVoid,
  'write off': owners.writeOff,
  pay: payers.pay,
  'pay in two tabs': payers.pay,
  'pay without an invoice': payers.payUnbilled,
  'pay by link': payers.payByLink,
  'answer the bank': payers.answerTheBank,
  apply: applicants.apply,
  'go on': applicants.goOn,
  'agree and pay': applicants.agreeAndPay,
  'refuse a screening': applicants.refuse,
  withdraw: applicants.withdraw,
  'ask for a screening': landlords.askForScreening,
  'cancel a screening': landlords.cancel,
  'open a report': landlords.open,
  'close an application': landlords.close,
}
