import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { type MatrixActorName, RIGHTS_OF_LEADS } from '../../src/docs/access-matrix.ts'
import { memberOf, type TestBusiness } from '../../src/people/businesses/member.factory.ts'
import type { TestApp, TestCaller, TestPerson } from '../harness.ts'
import { must } from '../must.ts'
import type { OwnedObjects } from './owned-objects.ts'
import { ownedObjectsAmong } from './make-owned-objects.ts'
import { houseInput } from '../inputs.ts'

/** Members of the business that the owner is. One is given another of its homes. */
async function membersOf(app: TestApp, owner: TestPerson, { businessId }: OwnedObjects) {
  const otherHome = must(await owner.call(AddAsset, { ...houseInput, Address1: '77 Birch Avenue' })).AssetId
  const business: TestBusiness = { businessId, accountId: owner.accountId, profileId: owner.profileId }
  const place = (place: Parameters<typeof memberOf>[2]) => memberOf(app, business, place)
  // So that the other one may leave.
  await place({ role: 'administrator' })
  return {
    administrator: await place({ role: 'administrator' }),
    'member for leads': await place({ role: 'leasing', rights: RIGHTS_OF_LEADS }),
    'member who may only look': await place({ role: 'viewer' }),
    'member for another home': await place({ role: 'property-manager', homes: [otherHome] }),
    'blocked member': await place({ role: 'property-manager', status: 'blocked' }),
    'removed member': await place({ role: 'property-manager', status: 'removed' }),
  }
}

/** One of each actor of the matrix, and what the owner among them has. */
export async function newActors(
  app: TestApp,
): Promise<{ owner: TestPerson; objects: OwnedObjects; actors: Record<MatrixActorName, TestCaller> }> {
  const [owner, otherOwner, businessOwner, strangeTenant, withoutProfile, ended] = await Promise.all([
    app.newPerson({ profileType: 'Owner' }),
    app.newPerson({ profileType: 'Owner' }),
    app.newPerson({ profileType: 'Owner', accountType: 'Business' }),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: null }),
    app.newPerson({ profileType: 'Owner' }),
  ])
  await app.sql('update session set revoked_at = now() where id = $1', [ended.sessionId])
  const { objects, people } = await ownedObjectsAmong(app, owner, owner)
  const members = await membersOf(app, owner, objects)
  return {
    owner,
    objects,
    actors: {
      anonymous: app.visitor(),
      'ended session': ended,
      'account without profile': withoutProfile,
      'owner of the object': owner,
      'same account, other profile': await app.secondProfile(owner, 'Agent'),
      'other owner': otherOwner,
      'business owner': businessOwner,
      'unconnected tenant': strangeTenant,
      ...people,
      ...members,
    },
  }
}
