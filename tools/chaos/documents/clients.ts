import { setTimeout as pause } from 'node:timers/promises'
import { standingOf } from '../homes.ts'
import type { Notes } from '../notes.ts'
import { streamOf } from '../plan.ts'
import { openTab } from '../tab.ts'
import type { Drawer } from './drawers.ts'
import { fileSender } from './files-to-send.ts'
import type { Ground } from './ground.ts'
import { type PartName, nextStep } from './plan.ts'
import { moveShelf, STEPS } from './steps.ts'

type Clients = {
  readonly ground: Ground
  readonly drawers: readonly Drawer[]
  readonly notes: Notes
  readonly seed: number
  readonly part: PartName
  /** No step begins after it. */
  readonly over: AbortSignal
  /** No one asks again after it. */
  readonly gaveUp: AbortSignal
}

/** One client at each desk, and one that moves the shelves of a drawer, all at once, until each has come to the end of its step. */
export async function goOn(clients: Clients): Promise<void> {
  const each = clients.drawers.flatMap((drawer, place) => [
    ...drawer.desks.map((_, desk) => atDesk(clients, drawer, desk, `${clients.part} ${place}.${desk}`)),
    atShelves(clients, drawer, `${clients.part} ${place}.shelves`),
  ])
  await Promise.all(each)
}

async function atDesk(clients: Clients, { person, shelves, desks }: Drawer, desk: number, name: string): Promise<void> {
  const { ground, seed, over } = clients
  const script = streamOf(seed, `script ${name}`)
  const tab = await tabOf(clients, person, name)
  const sending = { ground, random: streamOf(seed, `sending ${name}`), gaveUp: clients.gaveUp }
  const send = fileSender(sending, await standingOf(ground, person))
  let named = 0
  const at = { desk: desks[desk]!, shelves, tab, send, name: () => `${name} ${(named += 1)}` }
  while (!over.aborted) {
    const step = nextStep(script)
    await STEPS[step.kind](at, step)
    await pause(step.pauseMs, undefined, { signal: over }).catch(() => {})
  }
}

async function atShelves(clients: Clients, { person, shelves }: Drawer, name: string): Promise<void> {
  const { seed, over } = clients
  const script = streamOf(seed, `script ${name}`)
  const tab = await tabOf(clients, person, name)
  while (!over.aborted) {
    const step = nextStep(script)
    await moveShelf(tab, shelves, step)
    await pause(step.pauseMs * 4, undefined, { signal: over }).catch(() => {})
  }
}

/** What the script says does not depend on how often a client had to ask. */
async function tabOf({ ground, notes, seed, gaveUp }: Clients, person: Drawer['person'], name: string) {
  const around = { installation: ground, notes, gaveUp, random: streamOf(seed, `waiting ${name}`) }
  return openTab(around, await standingOf(ground, person))
}
