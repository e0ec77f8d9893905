import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import {
  AcceptViewing,
  AcceptViewingByLink,
  CancelViewing,
  ConfirmViewing,
  DenyViewing,
  GetViewingByLink,
  GetViewingOptions,
  GetViewings,
  ProposeViewingTime,
  RequestViewing,
  WithdrawViewing,
  WithdrawViewingByLink,
} from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { TourList, TourSide } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { messages } from '@keystead/contract/marketplace/tours/tours-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { ALASKA, addListedProperty } from '../../properties/properties/property.factory.ts'
import { givenTour, linkTo, tourOf } from './tour.factory.ts'
import { dayAhead } from '../../../test/day-ahead.ts'

async function listed(person: TestPerson, List: TourList = 'waiting', Side: TourSide = 'lister') {
  return must(await person.call(GetViewings, { Side, List })).Items
}

async function ownerWithHome() {
  const owner = await app.newPerson({ firstName: 'Olga' })
  const { AssetId } = await addListedProperty(app, owner, { Title: 'Brick bungalow' })
  return { owner, AssetId }
}

describe('a stranger asks', () => {
  test('for times on the clocks of the home; its owner finds them, and who asked', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const Times = [
      { Date: dayAhead(5), Time: '10:00' },
      { Date: dayAhead(6), Time: '18:45' },
    ]
    const sent = await app.visitor().call(RequestViewing, tourOf(AssetId, { Times, Email: 'Nora@Example.com', Note: 'Is it quiet?' }))
    expect(sent).toMatchObject({ status: 200, data: { ListerName: 'Olga Tester' } })
    const [tour, ...others] = await listed(owner)
    expect(others).toEqual([])
    expect(tour).toMatchObject({
      State: 'Pending',
      WaitsFor: 'lister',
      AssetTitle: 'Brick bungalow',
      City: 'Denver, CO',
      IsListed: true,
      TimeZone: 'America/Denver',
      With: { Name: 'Nora Field', Email: 'nora@example.com' },
      Note: 'Is it quiet?',
      Address: null,
    })
    const onTheWall = tour!.Times.map((time) =>
      new Date(time).toLocaleString('sv-SE', { timeZone: 'America/Denver', dateStyle: 'short', timeStyle: 'short' }),
    )
    expect(onTheWall).toEqual(Times.map(({ Date: day, Time }) => `${day} ${Time}`))
  })

  test('signed in: it is among what the account has asked for, without the address of the lister', async () => {
    const [{ owner, AssetId }, tenant] = [await ownerWithHome(), await app.newPerson({ profileType: 'Tenant' })]
    must(await tenant.call(RequestViewing, tourOf(AssetId)))
    const [asked] = await listed(tenant, 'waiting', 'visitor')
    expect(asked).toMatchObject({ AssetTitle: 'Brick bungalow', With: { Name: 'Olga Tester', Email: null, Phone: null } })
    expect(JSON.stringify(asked)).not.toContain(owner.email)
    expect(await listed(owner, 'waiting', 'visitor')).toEqual([])
    expect(await listed(tenant)).toEqual([])
  })

  test.each([
    ['no time', { Times: [] }, 'Times', 'Times can not be empty.'],
    ['four times', { Times: [1, 2, 3, 4].map((n) => ({ Date: dayAhead(n + 2), Time: '10:00' })) }, 'Times', messages.tourTooManyTimes],
    ['a day gone by', { Times: [{ Date: dayAhead(-2), Time: '10:00' }] }, 'Times.0.Time', messages.tourTimePast],
    ['a day far off', { Times: [{ Date: dayAhead(90), Time: '10:00' }] }, 'Times.0.Date', messages.tourTimeTooFar],
    ['a time off the quarter', { Times: [{ Date: dayAhead(5), Time: '10:05' }] }, 'Times.0.Time', 'Time is not valid.'],
    ['an hour that is none', { Times: [{ Date: dayAhead(5), Time: '25:00' }] }, 'Times.0.Time', 'Time is not valid.'],
    ['no date', { Times: [{ Date: '', Time: '10:00' }] }, 'Times.0.Date', 'Date can not be empty.'],
    ['the same time twice', { Times: [1, 2].map(() => ({ Date: dayAhead(5), Time: '10:00' })) }, 'Times.1.Time', messages.tourTimeTwice],
    ['no name', { Name: ' ' }, 'Name', 'Name can not be empty.'],
    ['half an email', { Email: 'nobody' }, 'Email', 'Email is not valid.'],
  ])('%s is told at its field', async (_what, changes, field, sentence) => {
    const { owner, AssetId } = await ownerWithHome()
    const { status, error } = await app.visitor().call(RequestViewing, tourOf(AssetId, changes))
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { [field]: sentence } })
    expect(await listed(owner)).toEqual([])
  })

  test('what has passed here may still be to come where the home is', async () => {
    const owner = await app.newPerson()
    const { AssetId } = await addListedProperty(app, owner, { City: 'Anchorage', StateId: ALASKA, Zip: '99501' })
    expect(must(await app.visitor().call(GetViewingOptions, { AssetId })).TimeZone).toBe('America/Anchorage')
    const [{ day, hour }] = (await app.sql<{ day: string; hour: string }>(
      `select to_char(at, 'YYYY-MM-DD') as day, to_char(at, 'HH24:00') as hour from (select now() at time zone 'America/Anchorage' + interval '1 hour' as at) soon`,
    )) as [{ day: string; hour: string }]
    must(await app.visitor().call(RequestViewing, tourOf(AssetId, { Times: [{ Date: day, Time: hour }] })))
    const [{ before, sameHour }] = (await app.sql<{ before: string; sameHour: string }>(
      `select to_char(at, 'YYYY-MM-DD') as before, to_char(at, 'HH24:00') as "sameHour" from (select now() at time zone 'America/Anchorage' - interval '1 hour' as at) gone`,
    )) as [{ before: string; sameHour: string }]
    const refused = await app.visitor().call(RequestViewing, tourOf(AssetId, { Times: [{ Date: before, Time: sameHour }] }))
    expect(refused.error?.Fields).toEqual({ 'Times.0.Time': messages.tourTimePast })
  })

  test('what a program filled in looks sent and is thrown away', async () => {
    const { owner, AssetId } = await ownerWithHome()
    expect((await app.visitor().call(RequestViewing, tourOf(AssetId, { Website: 'https://pills.example' }))).status).toBe(200)
    expect(await listed(owner)).toEqual([])
  })

  test('nothing of a home that is off the market; what was asked before stays, and says so', async () => {
    const { owner, AssetId } = await ownerWithHome()
    must(await app.visitor().call(RequestViewing, tourOf(AssetId)))
    must(await owner.call(UnlistAsset, { AssetId }))
    const { status, error } = await app.visitor().call(RequestViewing, tourOf(AssetId))
    expect({ status, code: error?.Code }).toEqual({ status: 404, code: 'PropertyNotFound' })
    expect((await app.visitor().call(GetViewingOptions, { AssetId })).status).toBe(404)
    expect(await listed(owner)).toMatchObject([{ AssetId, IsListed: false }])
  })

  test('ten times a day, and no more', async () => {
    const Email = 'eager@example.com'
    const { AssetId } = await ownerWithHome()
    for (let count = 0; count < 10; count += 1) must(await app.visitor().call(RequestViewing, tourOf(AssetId, { Email })))
    const refused = await app.visitor().call(RequestViewing, tourOf(AssetId, { Email: 'EAGER@example.com' }))
    expect({ status: refused.status, message: refused.error?.Message }).toEqual({ status: 429, message: messages.tooManyTours })
    must(await app.visitor().call(RequestViewing, tourOf(AssetId)))
  })
})

describe('the lister', () => {
  test('confirms one of the times; the visitor learns where to go', async () => {
    const { owner, AssetId } = await ownerWithHome()
    await app.sql('update asset set address_exactness = 3 where id = $1', [AssetId])
    const { tourId, startsAt } = await givenTour(app, { assetId: AssetId, person: owner })
    const Token = await linkTo(app, tourId)
    expect(must(await app.visitor().call(GetViewingByLink, { Token }))).toMatchObject({ State: 'Pending', Address: null })
    must(await owner.call(ConfirmViewing, { ViewingId: tourId, StartsAt: startsAt, Minutes: 45, Words: 'Ring twice.' }))
    const { With, ...seen } = must(await app.visitor().call(GetViewingByLink, { Token }))
    expect(seen).toMatchObject({ State: 'Confirmed', StartsAt: startsAt, Minutes: 45, Words: 'Ring twice.' })
    expect(seen.Address).toMatch(/^\d+ .*, Denver, CO 80/)
    expect(With.Email).toBeNull()
    expect(await listed(owner, 'coming')).toHaveLength(1)
    expect(await listed(owner)).toEqual([])
  })

  test('confirms no time that nobody has named, and none that has passed', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const { tourId, startsAt } = await givenTour(app, { assetId: AssetId, person: owner })
    const other = new Date(Date.parse(startsAt) + 3_600_000).toISOString()
    const invented = await owner.call(ConfirmViewing, { ViewingId: tourId, StartsAt: other })
    expect(invented.error?.Fields).toEqual({ StartsAt: 'Time is not valid.' })
    const past = new Date(Date.parse(startsAt) - 30 * 86_400_000).toISOString()
    await app.sql('update tour set wished_at = array[$2::timestamptz] || wished_at where id = $1', [tourId, past])
    const late = await owner.call(ConfirmViewing, { ViewingId: tourId, StartsAt: past })
    expect(late.error?.Fields).toEqual({ StartsAt: messages.tourTimePast })
  })

  test('of two confirmed at once for one home and hour, one is refused; so is the next', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const asked = await Promise.all([1, 2, 3].map(() => givenTour(app, { assetId: AssetId, person: owner })))
    const confirm = ({ tourId, startsAt }: (typeof asked)[number]) => owner.call(ConfirmViewing, { ViewingId: tourId, StartsAt: startsAt })
    const answers = await Promise.all([confirm(asked[0]!), confirm(asked[1]!)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error?.Code).toBe('ViewingTimeTaken')
    expect((await confirm(asked[2]!)).error?.Message).toBe(messages.tourTimeTaken)
    expect(await listed(owner, 'coming')).toHaveLength(1)
    expect(await listed(owner)).toHaveLength(2)
  })

  test('the database itself keeps two confirmed tours of one home apart', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const [first, second] = [
      await givenTour(app, { assetId: AssetId, person: owner }),
      await givenTour(app, { assetId: AssetId, person: owner }),
    ]
    const confirm = (tourId: string) =>
      app.sql(
        `update tour set state = 'Confirmed', starts_at = wished_at[1], ends_at = wished_at[1] + interval '30 minutes' where id = $1`,
        [tourId],
      )
    await confirm(first.tourId)
    await expect(confirm(second.tourId)).rejects.toThrow(/tour_no_overlap/)
  })

  test('is warned of an overlap with another home, and may go on', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const { AssetId: otherId } = await addListedProperty(app, owner)
    const [first, second] = [
      await givenTour(app, { assetId: AssetId, person: owner }),
      await givenTour(app, { assetId: otherId, person: owner }),
    ]
    must(await owner.call(ConfirmViewing, { ViewingId: first.tourId, StartsAt: first.startsAt }))
    const input = { ViewingId: second.tourId, StartsAt: second.startsAt }
    expect((await owner.call(ConfirmViewing, input)).error?.Code).toBe('ViewingOverlaps')
    expect(await listed(owner, 'coming')).toHaveLength(1)
    must(await owner.call(ConfirmViewing, { ...input, DespiteOverlap: true }))
    expect(await listed(owner, 'coming')).toHaveLength(2)
  })

  test('proposes another time, which counts once it is accepted, once', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const { tourId } = await givenTour(app, { assetId: AssetId, person: owner })
    const Token = await linkTo(app, tourId)
    expect((await app.visitor().call(AcceptViewingByLink, { Token })).error?.Code).toBe('ViewingMoved')
    must(await owner.call(ProposeViewingTime, { ViewingId: tourId, Date: dayAhead(8), Time: '16:00', Minutes: 60 }))
    const proposed = must(await app.visitor().call(GetViewingByLink, { Token }))
    expect(proposed).toMatchObject({ State: 'Pending', WaitsFor: 'visitor', Minutes: 60 })
    must(await app.visitor().call(AcceptViewingByLink, { Token }))
    expect(must(await app.visitor().call(GetViewingByLink, { Token }))).toMatchObject({
      State: 'Confirmed',
      StartsAt: proposed.ProposedTime,
    })
    expect((await app.visitor().call(AcceptViewingByLink, { Token })).error?.Code).toBe('ViewingMoved')
  })

  test('moves a confirmed tour: it waits again, and its old hour is free', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const [first, second] = [
      await givenTour(app, { assetId: AssetId, person: owner }),
      await givenTour(app, { assetId: AssetId, person: owner }),
    ]
    must(await owner.call(ConfirmViewing, { ViewingId: first.tourId, StartsAt: first.startsAt }))
    must(await owner.call(ProposeViewingTime, { ViewingId: first.tourId, Date: dayAhead(8), Time: '16:00' }))
    must(await owner.call(ConfirmViewing, { ViewingId: second.tourId, StartsAt: second.startsAt }))
    expect(await listed(owner)).toMatchObject([{ ViewingId: first.tourId, StartsAt: null }])
  })

  test('denies with a reason, and that is the end of it', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const { tourId, startsAt } = await givenTour(app, { assetId: AssetId, person: owner })
    const Token = await linkTo(app, tourId)
    must(await owner.call(DenyViewing, { ViewingId: tourId, ReasonId: 1, Words: 'It went last night.' }))
    expect(must(await app.visitor().call(GetViewingByLink, { Token }))).toMatchObject({
      State: 'Denied',
      DenialReason: 'The home is taken',
      Words: 'It went last night.',
    })
    const after = await Promise.all([
      owner.call(ConfirmViewing, { ViewingId: tourId, StartsAt: startsAt }),
      owner.call(DenyViewing, { ViewingId: tourId, ReasonId: 1 }),
      owner.call(CancelViewing, { ViewingId: tourId }),
      owner.call(ProposeViewingTime, { ViewingId: tourId, Date: dayAhead(8), Time: '16:00' }),
      app.visitor().call(WithdrawViewingByLink, { Token }),
    ])
    expect(after.map(({ error }) => error?.Code)).toEqual(Array(5).fill('ViewingMoved'))
    expect(await listed(owner, 'over')).toHaveLength(1)
  })

  test('a second profile of the account, and the visitor, do not reach it by its id', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    const { tourId } = await givenTour(app, { assetId: AssetId, person: owner, visitorAccountId: tenant.accountId })
    const asAgent = await app.secondProfile(owner, 'Agent')
    expect((await asAgent.call(CancelViewing, { ViewingId: tourId })).status).toBe(404)
    expect((await tenant.call(CancelViewing, { ViewingId: tourId })).status).toBe(403)
    const otherOwner = await app.secondProfile(tenant, 'Owner')
    expect((await otherOwner.call(CancelViewing, { ViewingId: tourId })).status).toBe(404)
    expect((await owner.call(WithdrawViewing, { ViewingId: tourId })).status).toBe(404)
  })
})

describe('whoever asked', () => {
  test('signed in accepts and calls off; the hour is free again', async () => {
    const [{ owner, AssetId }, tenant] = [await ownerWithHome(), await app.newPerson({ profileType: 'Tenant' })]
    const given = { assetId: AssetId, person: owner }
    const { tourId } = await givenTour(app, { ...given, visitorAccountId: tenant.accountId, isProposed: true })
    must(await tenant.call(AcceptViewing, { ViewingId: tourId }))
    expect(await listed(tenant, 'coming', 'visitor')).toMatchObject([{ ViewingId: tourId, State: 'Confirmed' }])
    must(await tenant.call(WithdrawViewing, { ViewingId: tourId }))
    expect(await listed(owner, 'over')).toMatchObject([{ State: 'Cancelled', EndedBy: 'visitor', Address: null }])
    const next = await givenTour(app, given)
    must(await owner.call(ConfirmViewing, { ViewingId: next.tourId, StartsAt: next.startsAt }))
  })

  test('finds a proposal taken when somebody else was faster', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const given = { assetId: AssetId, person: owner }
    const proposed = await givenTour(app, { ...given, isProposed: true })
    const faster = await givenTour(app, given)
    must(await owner.call(ConfirmViewing, { ViewingId: faster.tourId, StartsAt: faster.startsAt }))
    const late = await app.visitor().call(AcceptViewingByLink, { Token: await linkTo(app, proposed.tourId) })
    expect({ status: late.status, code: late.error?.Code }).toEqual({ status: 409, code: 'ViewingTimeTaken' })
  })

  test('accepts nothing that has passed, and calls off nothing that is over', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const given = { assetId: AssetId, person: owner, isProposed: true }
    const lapsed = await givenTour(app, { ...given, inDays: -1 })
    const over = await givenTour(app, given)
    await app.sql(
      `update tour set state = 'Confirmed', starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [over.tourId],
    )
    const answers = [
      await app.visitor().call(AcceptViewingByLink, { Token: await linkTo(app, lapsed.tourId) }),
      await app.visitor().call(WithdrawViewingByLink, { Token: await linkTo(app, over.tourId) }),
    ]
    expect(answers.map(({ error }) => error?.Code)).toEqual(['ViewingMoved', 'ViewingMoved'])
    expect((await listed(owner, 'over')).map(({ IsOver }) => IsOver)).toEqual([true, true])
  })

  test('finds a link that has run out, or is not complete, no longer a link', async () => {
    const { owner, AssetId } = await ownerWithHome()
    const { tourId } = await givenTour(app, { assetId: AssetId, person: owner })
    const Token = await linkTo(app, tourId)
    const cut = await app.visitor().call(GetViewingByLink, { Token: Token.slice(0, -1) })
    await app.sql(`update secret_link set expires_at = now() - interval '1 second' where purpose = 'tour' and account_id = $1`, [
      owner.accountId,
    ])
    const expired = [await app.visitor().call(GetViewingByLink, { Token }), await app.visitor().call(WithdrawViewingByLink, { Token })]
    expect([cut, ...expired].map(({ status, error }) => `${status} ${error?.Code}`)).toEqual(Array(3).fill('404 ViewingLinkExpired'))
    expect(await listed(owner)).toHaveLength(1)
  })
})
