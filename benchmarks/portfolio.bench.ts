import { join } from 'node:path'
import { GetBusinessSummary } from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { GetUserAssetCounts, GetUserAssetFacets, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { AnyOperation, InputOf } from '@keystead/contract/rpc/operation.ts'
import { startServer, stopServer, thisCheckout } from './checkout.ts'
import { measureRatio, tellRatio } from './paired-rounds.ts'
import { MOST_UNITS, ownerOf, type Portfolio } from './portfolio-fill.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

const SMALL: Portfolio = { buildings: 1, unitsEach: 10, houses: 10 }
const LARGE: Portfolio = { buildings: 10, unitsEach: MOST_UNITS, houses: 500 }
/** How often longer a landlord of the larger one may wait, who is shown a full page where the other one is shown half of one. */
const GOAL = 2.5

/** `sums` is of every home that there is, so that it has no goal. */
type Screen = { name: string; sums?: true; calls: readonly (readonly [AnyOperation, unknown])[] }

const homes = (input: InputOf<typeof GetUserAssets>) => [GetUserAssets, input] as const
const SCREENS: readonly Screen[] = [
  { name: 'My properties, as it opens', calls: [homes({ TopLevel: true }), [GetUserAssetCounts, {}]] },
  { name: 'My properties, leases that end first', calls: [homes({ Sort: 'lease-end' })] },
  { name: 'My properties, vacant ones', calls: [homes({ Occupancy: ['vacant'] })] },
  { name: 'My properties, by a word', calls: [homes({ Text: 'Larimer' })] },
  { name: 'What its filters offer', calls: [[GetUserAssetFacets, {}]] },
  {
    name: 'Dashboard',
    sums: true,
    calls: [
      [GetUserAssetCounts, {}],
      [GetBusinessSummary, { TimeZone: 'America/Denver' }],
      homes({ Occupancy: ['ending', 'notice'], Sort: 'lease-end', PageSize: 5 }),
    ],
  },
]

/** Whether 1,000 homes open as fast as 20: what a landlord's screens ask for, with leases and tenants, on one server. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const server = await startServer(thisCheckout, { DATABASE_URL: scratch.url, DATA_DIR: join(scratch.dataDir, 'server') })
  try {
    console.log('  filling: two owners, 20 and 1,000 homes')
    const owners = [await ownerOf(server.url, SMALL), await ownerOf(server.url, LARGE)] as const
    console.log(`\nMedians of what the calls of a screen take, one at a time, 1,000 homes / 20 homes\n${machine()}`)
    let isMet = true
    for (const { name, sums, calls } of SCREENS) {
      const [less, more] = owners.map((owner) => async () => {
        let sum = 0
        for (const [operation, input] of calls) sum += await owner.time(operation, input)
        return sum
      })
      isMet = tellRatio(name, sums ? null : GOAL, await measureRatio([less!, more!])) && isMet
    }
    console.log(isMet ? '\nAll goals met' : '\nGoals missed')
  } finally {
    await stopServer(server)
    await scratch.discard()
  }
}
