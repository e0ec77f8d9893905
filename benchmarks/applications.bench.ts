import { join } from 'node:path'
import { GetApplicationDetails, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationBoard } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Applied, openApplications } from './applications-fill.ts'
import { type Board, openBoards } from './board-fill.ts'
import type { Caller } from './caller.ts'
import { startServer, stopServer, thisCheckout } from './checkout.ts'
import { measureRatio, tellRatio } from './paired-rounds.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

const FEW = 5
const SIZES = [FEW, 50, 200, 5_000] as const
type Size = (typeof SIZES)[number]
const COMPARED_SIZES: readonly (readonly [many: Size, few: Size])[] = [
  [200, FEW],
  [5_000, 50],
]
/** As many as a board has at most. */
const FULL_BOARD = 40
const SMALL_BOARD = 5
const GOAL = 2.5

/** What it costs to open a page of applications where there are many against where there are few: for who decides, and for an applicant. */
export async function run(): Promise<void> {
  const [full, empty] = [await openPlace(), await openPlace()]
  try {
    console.log(`  filling: ${SIZES.join(', ')} applications with four people each, and boards of ${FULL_BOARD} and ${SMALL_BOARD}`)
    const alone = (await fillLists(empty, [FEW])).get(FEW)!
    const filled = await fillLists(full, SIZES)
    const boards = openBoards(full.server.url, full.scratch.url)
    const [small, large] = [await boards.make(SMALL_BOARD), await boards.make(FULL_BOARD)]
    await boards.close()
    console.log(`\nMedians of what calls take, one at a time\n${machine()}`)
    const met = [await compareLists(filled), await compareBoards(small, large), await compareAmongOthers(alone, filled.get(FEW)!)]
    console.log(met.every(Boolean) ? '\nAll goals met' : '\nGoals missed')
  } finally {
    for (const { server, scratch } of [full, empty]) {
      await stopServer(server)
      await scratch.discard()
    }
  }
}

async function openPlace() {
  const scratch = await openScratchDatabase()
  return { scratch, server: await startServer(thisCheckout, { DATABASE_URL: scratch.url, DATA_DIR: join(scratch.dataDir, 'server') }) }
}

type Filled = ReadonlyMap<Size, Applied>

async function fillLists({ server, scratch }: Awaited<ReturnType<typeof openPlace>>, sizes: readonly Size[]): Promise<Filled> {
  const applications = openApplications(server.url, scratch.url)
  const filled = new Map<Size, Applied>()
  for (const size of sizes) filled.set(size, await applications.make(size))
  await applications.close()
  return filled
}

async function compareLists(filled: Filled): Promise<boolean> {
  let isMet = true
  for (const [name, callOf, grows] of COMPARED) {
    const timed = (size: Size) => timedFor(callOf, filled.get(size)!)
    for (const [many, few] of COMPARED_SIZES) {
      // A list says how many there are of each state: what it takes grows with all that one has, and is told.
      const goal = grows && many > 1_000 ? null : GOAL
      isMet = tellRatio(`${name}: ${many} against ${few}`, goal, await measureRatio([timed(few), timed(many)])) && isMet
    }
  }
  return isMet
}

async function compareBoards(small: Board, full: Board): Promise<boolean> {
  const timed =
    ({ landlord, homeId }: Board) =>
    () =>
      landlord.time(GetApplicationBoard, { AssetId: homeId })
  return tellRatio(`a board: ${FULL_BOARD} against ${SMALL_BOARD}`, GOAL, await measureRatio([timed(small), timed(full)]))
}

/** How one of few is opened where others have thousands: what reads the rows of all is as slow for everyone, and no other line shows it. */
async function compareAmongOthers(alone: Applied, among: Applied): Promise<boolean> {
  let isMet = true
  for (const [name, callOf] of COMPARED)
    isMet =
      tellRatio(`${name}: among others against alone`, GOAL, await measureRatio([timedFor(callOf, alone), timedFor(callOf, among)])) &&
      isMet
  return isMet
}

function timedFor(callOf: Compared[1], applied: Applied) {
  return () => {
    const [asker, operation, input] = callOf(applied)
    return asker.time(operation, input)
  }
}

type Compared = readonly [
  name: string,
  callOf: (applied: Applied) => readonly [Caller, AnyOperation, unknown],
  grows?: 'grows with all of them',
]

const COMPARED: readonly Compared[] = [
  ['applications for my homes', ({ landlord }) => [landlord, GetApplications, {}], 'grows with all of them'],
  ['what I applied for', ({ applicant }) => [applicant, GetApplications, {}], 'grows with all of them'],
  ['what waits for me', ({ landlord }) => [landlord, GetApplications, { IsMyTurn: true }], 'grows with all of them'],
  ['one application', ({ landlord, latest }) => [landlord, GetApplicationDetails, { ApplicationId: latest }]],
  ['one form', ({ landlord, latest, form }) => [landlord, GetApplicationFormDetails, { ApplicationId: latest, FormId: form }]],
]
