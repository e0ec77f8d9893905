import { join } from 'node:path'
import { GetApplicationDetails, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Applied, openApplications } from './applications-fill.ts'
import type { Caller } from './caller.ts'
import { startServer, stopServer, thisCheckout } from './checkout.ts'
import { measureRatio, tellRatio } from './paired-rounds.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

const MANY = 2_000
const SOME = 200
const FEW = 5
const GOAL = 2.5

/** What it costs to open a page of applications where there are many against where there are five: for who decides, and for an applicant. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const server = await startServer(thisCheckout, { DATABASE_URL: scratch.url, DATA_DIR: join(scratch.dataDir, 'server') })
  try {
    console.log(`  filling: ${MANY}, ${SOME} and ${FEW} applications with four people each`)
    const applications = openApplications(server.url, scratch.url)
    const few = await applications.make(FEW)
    const some = await applications.make(SOME)
    const many = await applications.make(MANY)
    await applications.close()
    console.log(`\nMedians of what calls take, one at a time\n${machine()}`)
    let isMet = true
    for (const [name, callOf] of COMPARED) {
      const timed = (applied: Applied) => () => {
        const [asker, operation, input] = callOf(applied)
        return asker.time(operation, input)
      }
      isMet = tellRatio(`${name}: ${SOME} against ${FEW}`, GOAL, await measureRatio([timed(few), timed(some)])) && isMet
      tellRatio(`${name}: ${MANY} against ${FEW}`, null, await measureRatio([timed(few), timed(many)]))
    }
    console.log(isMet ? '\nAll goals met' : '\nGoals missed')
  } finally {
    await stopServer(server)
    await scratch.discard()
  }
}

const COMPARED: readonly (readonly [string, (applied: Applied) => readonly [Caller, AnyOperation, unknown]])[] = [
  ['applications for my homes', ({ landlord }) => [landlord, GetApplications, {}]],
  ['what I applied for', ({ applicant }) => [applicant, GetApplications, {}]],
  ['what waits for me', ({ landlord }) => [landlord, GetApplications, { IsMyTurn: true }]],
  ['one application', ({ landlord, latest }) => [landlord, GetApplicationDetails, { ApplicationId: latest }]],
  ['one form', ({ landlord, latest, form }) => [landlord, GetApplicationFormDetails, { ApplicationId: latest, FormId: form }]],
]
