import { GetApplicationFees, GetListingFee, WaiveApplicationFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import { GetAccountExport } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { foundBusiness, newFounder } from '../../people/businesses/business.factory.ts'
import { begunApplication, formOf, sentApplication } from '../applications/application.factory.ts'
import { submittedForm } from '../form/form.factory.ts'
import { feesOf, homeIn, ownFeeOf } from './fee.factory.ts'

let owner: TestPerson
let renter: TestPerson
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
})

const offered = async (AssetId: string) => must(await renter.call(GetListingFee, { AssetId })).Fee

describe('what the state allows', () => {
  test.each([
    ['TX', '60.00', { Amount: '60.00', LimitedBy: null, Law: null }],
    ['VA', '60.00', { Amount: '50.00', LimitedBy: 'capped', Law: { Words: '$50' } }],
    ['VA', '50.00', { Amount: '50.00', LimitedBy: null, Law: { Words: '$50' } }],
    ['NY', '60.00', { Amount: '20.00', LimitedBy: 'capped' }],
    // A tenth of the rent of $2,400.
    ['DE', '300.00', { Amount: '240.00', LimitedBy: 'capped' }],
    ['CO', '60.00', { Amount: '60.00', LimitedBy: 'actualCost' }],
    ['MA', '60.00', { Amount: '0.00', LimitedBy: 'forbidden' }],
    // Where we are not certain of the law, no number is cut by it.
    ['NH', '60.00', { Amount: '60.00', LimitedBy: null, Law: null }],
  ])('in %s of a fee of %s is said at the listing, and at the form', async (state, fee, said) => {
    const assetId = await homeIn(app, owner, { state, fee })
    expect(await offered(assetId)).toMatchObject({ Wanted: fee, IsOnline: false, ...said })
    const { ApplicationId } = await begunApplication(renter, assetId)
    expect(await ownFeeOf(renter, ApplicationId)).toMatchObject({
      Wanted: fee,
      Amount: said.Amount,
      LimitedBy: said.LimitedBy,
      State: said.LimitedBy === 'forbidden' ? 'none' : 'outside',
    })
    const { Law } = must(await renter.call(GetApplicationFees, { ApplicationId }))
    expect(Law === null).toBe('Law' in said && said.Law === null)
  })

  test('follows what the operator amends, and is nothing to homes that are none', async () => {
    const assetId = await homeIn(app, owner, { state: 'VA', fee: '60.00' })
    await app.sql('update asset set category_id = 2 where id = $1', [assetId])
    const { ApplicationId } = await begunApplication(renter, assetId)
    expect(await ownFeeOf(renter, ApplicationId)).toMatchObject({ Amount: '60.00', LimitedBy: null })
  })

  test('is asked of no one where the home costs nothing, or is not offered', async () => {
    const free = await homeIn(app, owner, { fee: null })
    expect(await offered(free)).toBeNull()
    const { ApplicationId } = await begunApplication(renter, free)
    expect(await feesOf(renter, ApplicationId)).toEqual([])
    const hidden = await homeIn(app, owner)
    await app.sql('update asset set is_listed = false where id = $1', [hidden])
    expect(await offered(hidden)).toBeNull()
  })
})

describe('who sees the fees of an application', () => {
  test('its people, who decides, and agents who move tenants in; no one else', async () => {
    const [agent, stranger] = await Promise.all([app.newPerson({ profileType: 'Agent' }), app.newPerson()])
    await connected(app, owner, renter)
    const assetId = await homeIn(app, owner)
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['tenants'] })
    const ApplicationId = await sentApplication(owner, assetId, [renter])
    const [fee] = await feesOf(agent, ApplicationId)
    expect(fee).toMatchObject({ State: 'outside', CanWaive: true, InvoiceId: null })
    expect((await stranger.call(GetApplicationFees, { ApplicationId })).status).toBe(404)
    expect((await stranger.call(WaiveApplicationFee, { ApplicationId, FeeId: fee!.FeeId, Reason: 'Mine.' })).status).toBe(404)
    must(await agent.call(WaiveApplicationFee, { ApplicationId, FeeId: fee!.FeeId, Reason: 'The owner says so.' }))
    expect(await ownFeeOf(renter, ApplicationId)).toMatchObject({ State: 'waived', WaiveReason: 'The owner says so.' })
  })

  test('a landlord who becomes a business takes them along, and both sides take them home', async () => {
    const founder = await newFounder(app)
    await connected(app, founder, renter)
    const ApplicationId = await sentApplication(founder, await homeIn(app, founder), [renter])
    await submittedForm(renter, await formOf(renter, ApplicationId))
    const { FeeId } = await ownFeeOf(renter, ApplicationId)
    await foundBusiness(app, { founder })
    expect(await feesOf(founder, ApplicationId)).toMatchObject([{ FeeId, State: 'outside' }])
    expect(await ownFeeOf(renter, ApplicationId)).toMatchObject({ FeeId })
    const { Url } = must(await renter.call(GetAccountExport, {}))
    const exported = (await (await renter.raw(Url)).json()) as Record<string, { id: string }[]>
    expect(exported['applicationFees']?.map(({ id }) => id)).toEqual([FeeId])
  })
})
