import { AddListingFeed, RenewListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { GetProfileEnquiries } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { GetAssetHistory } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import {
  GetViewingByLink,
  GetViewings,
  RequestViewing,
  WithdrawViewingByLink,
} from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { GetAssetAssignedProfiles, GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetTenancyDetails, GiveNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetPersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { GetJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { GetAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { GetAssetOwners, GetUserPartnerOwnerAssets } from '@keystead/contract/properties/owners/owner.operations.ts'
import { GetUserAssetDetails, ListAsset, UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetAssetDrafts } from '@keystead/contract/properties/drafts/draft.operations.ts'
import { imageUrl } from '@keystead/contract/values/uploads.ts'
import { describe, expect } from 'vitest'
import { dayAhead } from '../../../test/day-ahead.ts'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { ownedObjects } from '../../../test/matrix/make-owned-objects.ts'
import { testPicture, upload } from '../../../test/uploads.ts'
import { coOwner, connected, entrusted, letTo } from '../../../test/network.ts'
import { givenTour, linkTo, tourOf } from '../../marketplace/tours/tour.factory.ts'
import { manyHomes, startImport } from '../../properties/imports/import.factory.ts'
import { handleAssetImport } from '../../properties/imports/import.job.ts'
import { addSilentOwner } from '../../properties/owners/owner.factory.ts'
import { addListedProperty, addProperty } from '../../properties/properties/property.factory.ts'
import { foundBusiness, newFounder } from './business.factory.ts'

/** What somebody is told, but for what changes with the minute. */
const told = (answer: Parameters<typeof must>[0]) =>
  JSON.stringify(must(answer)).replaceAll(/"CompanyName":"Larimer Property Partners"|Pat Tester|Larimer Property Partners/g, (name) =>
    name.startsWith('"') ? '"CompanyName":null' : 'the manager',
  )

describe('when a business is founded', () => {
  test('strangers find its homes, pictures and feeds where they were', async () => {
    const founder = await newFounder(app)
    const { AssetId } = await addListedProperty(app, founder)
    const UploadId = await upload(founder, 'asset-image', 'porch.jpg', await testPicture())
    const { Images } = must(await founder.call(AddAssetImages, { AssetId, Images: [{ UploadId }] }))
    const feed = must(await founder.call(AddListingFeed, { Name: 'Portal', AudienceId: 1 }))
    const readFeed = async () => {
      const response = await app.visitor().raw(new URL(feed.JsonUrl).pathname)
      return [response.status, ((await response.json()) as { value: { ListingKey: string }[] }).value.map(({ ListingKey }) => ListingKey)]
    }
    const look = async () => told(await app.visitor().call(GetAssetDetails, { AssetId }))
    const picture = async () => (await app.visitor().raw(imageUrl(Images[0]!.ImageId, 400, 'webp'))).status
    const listing = 'select profile_id, listed_at, updated_at from listing where asset_id = $1'
    const before = [await look(), await readFeed(), await picture(), await app.sql(listing, [AssetId])]
    await foundBusiness(app, { founder })
    expect([await look(), await readFeed(), await picture(), await app.sql(listing, [AssetId])]).toEqual(before)
    expect(await readFeed()).toEqual([200, [AssetId]])
    must(await founder.call(RenewListingFeed, { FeedId: feed.FeedId }))
    must(await founder.call(UnlistAsset, { AssetId }))
    must(await founder.call(ListAsset, { AssetId }))
  })

  test('tenants live there, agents work for it and partners own it as before', async () => {
    const founder = await newFounder(app)
    const { AssetId } = await addProperty(founder)
    const [agent, tenant] = [await app.newPerson({ profileType: 'Agent' }), await app.newPerson({ profileType: 'Tenant' })]
    const partner = await app.newPerson()
    await addSilentOwner(founder, AssetId)
    await coOwner(app, { assetId: AssetId, partner, connectionId: await connected(app, founder, partner), name: 'Pat Tester' })
    const connectionId = await connected(app, founder, agent)
    await entrusted(app, { assetId: AssetId, agent, connectionId, scopes: ['terms', 'list'] })
    const { leaseId } = await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, founder, tenant) })
    const look = async () => [
      told(await tenant.call(GetUserAssignedAssets, {})),
      told(await tenant.call(GetTenancyDetails, { AssetId })),
      told(await partner.call(GetUserPartnerOwnerAssets, {})),
      told(await agent.call(GetUserAssignedAssets, {})),
      told(await agent.call(GetUserAssetDetails, { AssetId })),
      told(await agent.call(GetJoinedUserConnections, {})),
      told(await founder.call(GetAssetAssignedProfiles, { AssetId })),
      told(await founder.call(GetAssetHistory, { AssetId })),
      told(await founder.call(GetJoinedUserConnections, {})),
    ]
    const before = await look()
    await foundBusiness(app, { founder })
    expect(await look()).toEqual(before)
    must(await tenant.call(GiveNotice, { LeaseId: leaseId, MovesOutOn: dayAhead(90) }))
  })

  test('it works on as an agent for others, and owns with them', async () => {
    const founder = await newFounder(app, 'Agent')
    const owner = await app.newPerson()
    const { AssetId } = await addProperty(owner)
    const connectionId = await connected(app, owner, founder)
    await entrusted(app, { assetId: AssetId, agent: founder, connectionId, scopes: ['terms'] })
    const look = async () => [
      told(await founder.call(GetUserAssignedAssets, {})),
      told(await founder.call(GetUserAssetDetails, { AssetId })),
    ]
    const before = await look()
    await foundBusiness(app, { founder })
    expect(await look()).toEqual(before)
    expect(must(await owner.call(GetAssetAssignedProfiles, { AssetId })).Agents).toMatchObject([{ ProfileId: founder.profileId }])
  })

  test('tours are still agreed upon, by links as well', async () => {
    const founder = await newFounder(app)
    const { AssetId } = await addListedProperty(app, founder)
    const { tourId } = await givenTour(app, { assetId: AssetId, person: founder })
    const Token = await linkTo(app, tourId)
    await foundBusiness(app, { founder })
    expect(must(await app.visitor().call(GetViewingByLink, { Token })).State).toBe('Pending')
    must(await app.visitor().call(WithdrawViewingByLink, { Token }))
    expect(must(await founder.call(GetViewings, { Side: 'lister', List: 'over' })).Items).toMatchObject([{ ViewingId: tourId }])
    must(await app.visitor().call(RequestViewing, tourOf(AssetId)))
  })

  test('an import that is under way goes on for the business', async () => {
    const founder = await newFounder(app)
    const { ImportId } = await startImport(founder, manyHomes(20))
    const { accountId } = await foundBusiness(app, { founder })
    const run = (id: string) => handleAssetImport(app.services, { importId: ImportId, accountId: id }, new AbortController().signal)
    await run(founder.accountId)
    expect(must(await founder.call(GetAssetImport, { ImportId })).Status).toBe('waiting')
    await app.sql('update business set homes_to_move = homes_moved + 1 where account_id = $1', [accountId])
    await run(accountId)
    expect(must(await founder.call(GetAssetImport, { ImportId })).Status).toBe('waiting')
    await app.sql('update business set homes_to_move = homes_moved where account_id = $1', [accountId])
    await run(accountId)
    expect(must(await founder.call(GetAssetImport, { ImportId }))).toMatchObject({ Status: 'finished', Accepted: 20 })
    const jobs = `select data ->> 'accountId' as id from pgboss.job where name = 'import-assets' and singleton_key = $1 order by created_on`
    expect((await app.sql<{ id: string }>(jobs, [ImportId])).map(({ id }) => id)).toEqual([founder.accountId, accountId, accountId])
  })

  test('drafts, letters, owners and imports are there', async () => {
    const founder = await newFounder(app)
    const objects = await ownedObjects(app, founder)
    const own = [
      told(await founder.call(GetAssetDrafts, {})),
      told(await founder.call(GetProfileEnquiries, {})),
      told(await founder.call(GetAssetOwners, { AssetId: objects.assetId })),
      told(await founder.call(GetAssetImport, { ImportId: objects.importId })),
      told(await founder.call(GetPersons, {})),
    ]
    await foundBusiness(app, { founder })
    expect([
      told(await founder.call(GetAssetDrafts, {})),
      told(await founder.call(GetProfileEnquiries, {})),
      told(await founder.call(GetAssetOwners, { AssetId: objects.assetId })),
      told(await founder.call(GetAssetImport, { ImportId: objects.importId })),
      told(await founder.call(GetPersons, {})),
    ]).toEqual(own)
  })
})
