import { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { BuiltInRole } from '@keystead/contract/people/businesses/role.values.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { EditButton, MarketButton } from './PropertyActs.tsx'
import type { PropertyActions } from './use-property-actions.tsx'

const HOME = sampleOf(UserAssetDetails, { AssetId: idOf(1), CategoryId: 1, Relation: 'manager', IsListed: true, Checks: [] })
const ACTIONS = { isListing: false, listingObstacle: () => null, unlist: () => {} } as unknown as PropertyActions

function acts(role: BuiltInRole) {
  signIn({}, memberAs(role))
  return show(
    <div data-testid="acts">
      <EditButton details={HOME} />
      <MarketButton details={HOME} actions={ACTIONS} />
    </div>,
  )
}

test.each<[BuiltInRole, readonly string[]]>([
  ['property-manager', ['Edit', 'Unlist']],
  ['leasing', ['Photos', 'Unlist']],
  ['bookkeeper', []],
  ['maintenance', []],
  ['viewer', []],
])('%s is offered of a listed home: %j', async (role, offered) => {
  const page = await acts(role)
  const place = page.getByTestId('acts')
  await expect.poll(() => [...place.element().querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual([...offered])
})
