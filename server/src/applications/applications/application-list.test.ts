import { GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { explaining } from '../../../test/plans.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { applicationsOf } from './application.factory.ts'
import { type ApplicationFilter, countApplications, countByState, listApplications } from './application-list.queries.ts'
import { givenApplication } from './given-application.factory.ts'

const ALL: ApplicationFilter = { direction: null, states: [], assetId: null, keyword: null, isMyTurn: false }

/** Of someone else, as an installation has them. */
async function manyOfOthers(): Promise<void> {
  const [landlord, applicant] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  const { AssetId } = await addListedProperty(app, landlord)
  const { applicationId } = await givenApplication(app, landlord, { assetId: AssetId, applicants: [applicant] })
  await app.sql(
    `with copy as (
       insert into application (account_id, profile_id, asset_id, number, home_title, home_address, category_id, time_zone, made_by_profile_id, status, sent_at,
         updated_at)
       select account_id, profile_id, asset_id, number + n, home_title, home_address, category_id, time_zone, made_by_profile_id, status, sent_at,
         now() - make_interval(mins => n)
       from application, generate_series(1, 8000) n where id = $1 returning id
     )
     insert into application_form (application_id, account_id, asset_id, position, applicant_type_id, profile_id, profile_account_id, name, state, given_at,
       ended_at)
     select copy.id, account_id, asset_id, position, applicant_type_id, profile_id, profile_account_id, name, state, given_at, now()
     from copy, application_form where application_id = $1`,
    [applicationId],
  )
  for (const table of ['application', 'application_form', 'access_grant']) await app.sql(`analyze ${table}`)
}

describe('the list of applications', () => {
  test('has what one decides on and what one fills in, and tells by side, state, home and words', async () => {
    const [owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
    const [home, loft] = [await addListedProperty(app, owner), await addListedProperty(app, owner, { Title: 'Loft' })]
    const sent = await givenApplication(app, owner, { assetId: home.AssetId, applicants: [renter] })
    const received = await givenApplication(app, owner, {
      assetId: loft.AssetId,
      applicants: [{ ...renter, state: 'submitted' }],
      isLed: true,
    })
    const draft = await givenApplication(app, owner, { assetId: loft.AssetId, applicants: [await app.newPerson()], status: 'draft' })
    const listed = async (...given: Parameters<typeof applicationsOf>) => (await applicationsOf(...given)).map((card) => card.ApplicationId)
    expect((await listed(owner)).toSorted()).toEqual([sent, received, draft].map(({ applicationId }) => applicationId).toSorted())
    expect((await listed(renter)).toSorted()).toEqual([sent, received].map(({ applicationId }) => applicationId).toSorted())
    expect(await listed(owner, { Direction: DIRECTIONS.Received })).toEqual([received.applicationId])
    expect(await listed(renter, { Direction: DIRECTIONS.Sent })).toEqual([received.applicationId])
    expect(await listed(owner, { States: ['draft'] })).toEqual([draft.applicationId])
    expect(await listed(owner, { AssetId: home.AssetId })).toEqual([sent.applicationId])
    expect(await listed(renter, { IsMyTurn: true })).toEqual([sent.applicationId])
    expect(await listed(owner, { IsMyTurn: true })).toEqual([])
    await app.sql(`update application set home_title = '100% of a_home' where id = $1`, [sent.applicationId])
    for (const Keyword of ['%', 'a_home', '100% OF']) expect(await listed(owner, { Keyword })).toEqual([sent.applicationId])
    expect(await listed(owner, { Keyword: 'pat tes' })).toHaveLength(3)
    expect(await listed(owner, { Keyword: 'b%w' })).toEqual([])
    const { States, MyTurnCount } = must(await renter.call(GetApplications, {}))
    expect(States.filter(({ Count }) => Count > 0)).toEqual([{ State: 'sent', Count: 2 }])
    expect(MyTurnCount).toBe(1)
  })

  test('of who has none reads none of others', async () => {
    await manyOfOthers()
    const { accountId, profileId } = await app.newPerson()
    const looker = { accountId, profileId, personAccountId: accountId }
    const plans: string[] = []
    await app.services.database.transaction({ kind: 'account', ...looker, memberId: null }, async (db) => {
      const explained = explaining(db, plans)
      await listApplications(explained, looker, ALL, { limit: 20, offset: 0 })
      await countApplications(explained, looker, ALL)
      await countByState(explained, looker, null)
    })
    expect(plans).toHaveLength(3)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on application/)
  })
})
