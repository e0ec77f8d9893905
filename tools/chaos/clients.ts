import { setTimeout as pause } from 'node:timers/promises'
import { type Home, standingOf, visitorsStanding } from './homes.ts'
import type { Installation } from './installation.ts'
import type { Notes } from './notes.ts'
import * as owners from './owner-steps.ts'
import { payLinksIn, type PayLinks } from './pay-links.ts'
import * as payers from './payer-steps.ts'
import { streamOf } from './plan.ts'
import { ROLES, type Role, type Step, type StepKind, nextStep } from './script.ts'
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

/** Four clients of each home, all at once, until each has come to the end of its step. */
export async function goOn(clients: Clients): Promise<void> {
  const links = payLinksIn(clients.installation.folder)
  const each = clients.homes.flatMap((home, place) =>
    ROLES.map((role, tab) => oneClient(clients, { home, role, links, name: `${place}.${tab}` })),
  )
  await Promise.all(each)
}

type OneClient = { readonly home: Home; readonly role: Role; readonly links: PayLinks; readonly name: string }

async function oneClient({ installation, notes, seed, over, gaveUp }: Clients, { home, role, links, name }: OneClient) {
  const script = streamOf(seed, `script ${name}`)
  // What the script says does not depend on how often a client had to ask.
  const around = { installation, notes, gaveUp, random: streamOf(seed, `waiting ${name}`) }
  const person = role === 'owner' ? home.owner : home.tenants[role === 'tenant' ? 0 : 1]
  const tab = openTab(around, await standingOf(installation, person))
  const visitor = openTab(around, await visitorsStanding(installation))
  const at = { home, tab, visitor, links, control: installation.control }
  while (!over.aborted) {
    const step = nextStep(script, role)
    await STEPS[step.kind](at, step)
    await pause(step.pauseMs, undefined, { signal: over }).catch(() => {})
  }
}

const STEPS: Readonly<Record<StepKind, (at: payers.PayersTab, step: Step) => Promise<void>>> = {
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
}
