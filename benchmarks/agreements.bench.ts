import { join } from 'node:path'
import { GetAgreementCounts, GetAgreementDetails, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { openAgreements, type Sent } from './agreements-fill.ts'
import type { Caller } from './caller.ts'
import { startServer, stopServer, thisCheckout } from './checkout.ts'
import { measureRatio, tellRatio } from './paired-rounds.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

const MANY = 2_000
const SOME = 200
const FEW = 5
const GOAL = 2.5

type Calls = readonly (readonly [Caller, AnyOperation, unknown])[]

/** What it costs to open a page of agreements where there are many against where there are five: for who sent them, and for a party. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const server = await startServer(thisCheckout, { DATABASE_URL: scratch.url, DATA_DIR: join(scratch.dataDir, 'server') })
  try {
    console.log(`  filling: ${MANY}, ${SOME} and ${FEW} agreements with four parties each`)
    const agreements = openAgreements(server.url, scratch.url)
    const few = await agreements.make(FEW)
    const some = await agreements.make(SOME)
    const many = await agreements.make(MANY)
    await agreements.close()
    console.log(`\nMedians of what calls take, one at a time\n${machine()}`)
    let isMet = true
    for (const [name, callsOf] of COMPARED) {
      const timed = (sent: Sent) => async () => {
        let sum = 0
        for (const [asker, operation, input] of callsOf(sent)) sum += await asker.time(operation, input)
        return sum
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

const COMPARED: readonly (readonly [string, (sent: Sent) => Calls])[] = [
  [
    'my agreements',
    ({ sender }) => [
      [sender, GetAgreements, {}],
      [sender, GetAgreementCounts, {}],
    ],
  ],
  [
    'agreements that I was sent',
    ({ party }) => [
      [party, GetAgreements, {}],
      [party, GetAgreementCounts, {}],
    ],
  ],
  ['what waits for me', ({ party }) => [[party, GetAgreements, { IsMyTurn: true }]]],
  ['one agreement', ({ party, latest }) => [[party, GetAgreementDetails, { AgreementId: latest }]]],
]
