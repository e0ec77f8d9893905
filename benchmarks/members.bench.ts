import { join } from 'node:path'
import { GetMembersByBusinessId } from '@keystead/contract/people/businesses/member.operations.ts'
import { GetUserAssetCounts, GetUserAssetDetails, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { startServer, stopServer, thisCheckout } from './checkout.ts'
import { type Business, openBusinesses } from './members-fill.ts'
import { measureRatio, tellRatio } from './paired-rounds.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

const LARGE = { homes: 50_000, members: 500 }
const SMALL = { homes: 50, members: 5 }

type Calls = readonly (readonly [AnyOperation, unknown])[]
type Asker = Business['owner']
/** `goal` null: sums of every home that there is, which grow with them. */
type Comparison = { name: string; goal: number | null; ways: readonly [Asker, Asker]; calls: readonly [Calls, Calls] }

/**
 * What it costs to act for a business: a member against its owner, one who is given half of its homes against the owner, and a large
 * business against a small one.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const server = await startServer(thisCheckout, { DATABASE_URL: scratch.url, DATA_DIR: join(scratch.dataDir, 'server') })
  try {
    console.log('  filling: a business of 500 members and 50,000 homes, and one of 5 and 50')
    const businesses = await openBusinesses(server.url, scratch.url)
    const large = await businesses.make(LARGE)
    const small = await businesses.make(SMALL)
    await businesses.close()
    console.log(`\nMedians of what calls take, one at a time\n${machine()}`)
    let isMet = true
    for (const { name, goal, ways, calls } of comparisons(large, small)) {
      const [first, second] = ways.map((asker, index) => async () => {
        let sum = 0
        for (const [operation, input] of calls[index]!) sum += await asker.time(operation, input)
        return sum
      })
      isMet = tellRatio(name, goal, await measureRatio([first!, second!])) && isMet
    }
    console.log(isMet ? '\nAll goals met' : '\nGoals missed')
  } finally {
    await stopServer(server)
    await scratch.discard()
  }
}

function comparisons(large: Business, small: Business): Comparison[] {
  const { owner, administrator, limited } = large
  const homes: Calls = [[GetUserAssets, { TopLevel: true }]]
  const counts: Calls = [[GetUserAssetCounts, {}]]
  const details: Calls = [[GetUserAssetDetails, { AssetId: large.homeOfLimited }]]
  const same = (calls: Calls) => [calls, calls] as const
  const against = (asker: Asker) => [owner, asker] as const
  const both = (one: Asker, other: Asker) => [one, other] as const
  const members = ({ businessId }: Business): Calls => [[GetMembersByBusinessId, { BusinessId: businessId }]]
  return [
    { name: 'GetUserAssets, member / owner', goal: 1.05, ways: against(administrator), calls: same(homes) },
    { name: 'GetUserAssetDetails, member / owner', goal: 1.05, ways: against(administrator), calls: same(details) },
    { name: 'GetUserAssets, given 25,000 of 50,000 / owner', goal: 1.1, ways: against(limited), calls: same(homes) },
    { name: 'GetUserAssetDetails, given 25,000 / owner', goal: 1.1, ways: against(limited), calls: same(details) },
    { name: 'GetUserAssets, 50,000 homes / 50', goal: 2.5, ways: both(small.administrator, administrator), calls: same(homes) },
    { name: 'GetUserAssetCounts, 50,000 homes / 50', goal: null, ways: both(small.administrator, administrator), calls: same(counts) },
    {
      name: 'Members, 500 / 5',
      goal: 2.5,
      ways: both(small.administrator, administrator),
      calls: [members(small), members(large)],
    },
  ]
}
