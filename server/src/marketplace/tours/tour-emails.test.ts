import { UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import {
  AcceptViewingByLink,
  CancelViewing,
  ConfirmViewing,
  DenyViewing,
  GetViewingByLink,
  GetViewings,
  ProposeViewingTime,
  RequestViewing,
  WithdrawViewingByLink,
} from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { secretIn } from '../../../test/mail-server.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { remindOfTours } from './tour-reminder.job.ts'
import { givenTour, tourOf } from './tour.factory.ts'
import { dayAhead } from '../../../test/day-ahead.ts'

const TITLE = 'Brick bungalow'

/** A home, and a request for it with its first two emails read. */
async function asked(Email: string) {
  const owner = await app.newPerson({ firstName: 'Olga' })
  const { AssetId } = await addListedProperty(app, owner, { Title: TITLE })
  must(await app.visitor().call(RequestViewing, tourOf(AssetId, { Email, Note: 'Is <b>it</b> quiet?' })))
  const received = await app.emailTo(Email)
  const requested = await app.emailTo(owner.email)
  const [tour] = must(await owner.call(GetViewings, { Side: 'lister' })).Items
  return { owner, tour: tour!, received, requested, Token: secretIn(received, '/Tour/') }
}

describe('whoever asked', () => {
  test('gets an email in our words alone, with a link that shows the request', async () => {
    const { received, Token } = await asked('one@example.com')
    expect(received.subject).toBe('Your request for a tour')
    expect(received.text).toContain('in Denver, CO')
    expect(received.text).toMatch(/10:00 AM M[SD]T/)
    for (const words of [TITLE, 'Olga', 'Nora', 'quiet']) expect(`${received.subject} ${received.text}`).not.toContain(words)
    expect(must(await app.visitor().call(GetViewingByLink, { Token })).AssetTitle).toBe(TITLE)
  })

  test('hears of a proposal, accepts it by its link, and hears of that; earlier links go on working', async () => {
    const { owner, tour, Token } = await asked('two@example.com')
    must(await owner.call(ProposeViewingTime, { ViewingId: tour.ViewingId, Date: dayAhead(9), Time: '17:30', Words: 'After work?' }))
    const proposed = await app.emailTo('two@example.com')
    expect(proposed.subject).toBe('Another time for your tour')
    expect(proposed.text).toContain('5:30 PM')
    expect(proposed.text).not.toContain('After work')
    must(await app.visitor().call(AcceptViewingByLink, { Token: secretIn(proposed, '/Tour/') }))
    expect((await app.emailTo('two@example.com')).subject).toMatch(/^Your tour is confirmed: .*5:30 PM/)
    expect((await app.emailTo(owner.email)).subject).toMatch(/^Tour confirmed: .*5:30 PM/)
    expect(must(await app.visitor().call(GetViewingByLink, { Token })).State).toBe('Confirmed')
  })

  test('hears of a confirmation, and of its end', async () => {
    const { owner, tour } = await asked('three@example.com')
    const { ViewingId } = tour
    must(await owner.call(ConfirmViewing, { ViewingId, StartsAt: tour.Times[0]!, Minutes: 60 }))
    const confirmed = await app.emailTo('three@example.com')
    expect(confirmed.text).toContain('(60 minutes)')
    must(await owner.call(CancelViewing, { ViewingId, Words: 'The keys are lost.' }))
    const cancelled = await app.emailTo('three@example.com')
    expect(cancelled.subject).toBe('Your tour is canceled')
    expect(cancelled.text).not.toContain('keys')
    expect(must(await app.visitor().call(GetViewingByLink, { Token: secretIn(cancelled, '/Tour/') }))).toMatchObject({
      State: 'Cancelled',
      EndedBy: 'lister',
      Words: 'The keys are lost.',
    })
  })

  test('hears why not', async () => {
    const { owner, tour } = await asked('four@example.com')
    must(await owner.call(DenyViewing, { ViewingId: tour.ViewingId, ReasonId: 3 }))
    expect((await app.emailTo('four@example.com')).text).toContain('No more tours are planned')
  })
})

describe('the lister', () => {
  test('gets an email with the words as text, whose answer goes to the visitor', async () => {
    const { requested } = await asked('five@example.com')
    expect(requested.subject).toBe(`Someone wants to tour ${TITLE}`)
    expect(requested.replyTo).toEqual([{ address: 'five@example.com', name: '' }])
    expect(requested.html).toContain('Is &lt;b&gt;it&lt;/b&gt; quiet?')
    expect(requested.text).toMatch(/\/User\/Tours/)
  })

  test('hears when it is called off', async () => {
    const { owner, Token } = await asked('six@example.com')
    must(await app.visitor().call(WithdrawViewingByLink, { Token }))
    expect((await app.emailTo(owner.email)).subject).toBe(`A tour of ${TITLE} is canceled`)
  })

  test.each([
    ['has switched these emails off', quiet],
    ['has not confirmed the address', unconfirmed],
  ])('who %s finds it in the list alone', async (_why, prepare) => {
    const owner = await app.newPerson()
    const { AssetId } = await addListedProperty(app, owner, { Title: TITLE })
    await prepare(owner)
    must(await app.visitor().call(RequestViewing, tourOf(AssetId, { Email: 'seven@example.com' })))
    await app.emailTo('seven@example.com')
    expect(await app.sql('select name from email where to_email = $1', [owner.email])).toEqual([])
    expect(must(await owner.call(GetViewings, { Side: 'lister' })).Items).toHaveLength(1)
  })
})

async function quiet(owner: TestPerson) {
  const Settings = [{ Event: 'viewing.requested', InApp: true, Email: false }]
  must(
    await owner.call(UpdateNotificationSettings, { Settings, Digest: 'off', QuietFrom: null, QuietTo: null, TimeZone: 'America/Denver' }),
  )
}
async function unconfirmed({ accountId }: TestPerson) {
  await app.sql('update account set email_verified_at = null where id = $1', [accountId])
}

describe('a day before', () => {
  const never = new AbortController().signal

  /** A confirmed one that begins in so many hours and was agreed on so many days ago. */
  async function confirmed(email: string, inHours: number, agreedDaysAgo: number) {
    const person = await app.newPerson()
    const { AssetId } = await addListedProperty(app, person)
    const { tourId } = await givenTour(app, { assetId: AssetId, person })
    await app.sql(
      `update tour set state = 'Confirmed', visitor_email = $2, updated_at = now() - make_interval(days => $4),
         starts_at = now() + make_interval(hours => $3), ends_at = now() + make_interval(hours => $3, mins => 30) where id = $1`,
      [tourId, email, inHours, agreedDaysAgo],
    )
  }
  const remindersTo = (email: string) => app.sql(`select 1 from email where name = 'tour-reminder' and to_email = $1`, [email])

  test('whoever comes is reminded, once, however often and by however many the job runs', async () => {
    await confirmed('soon@example.com', 23, 3)
    await Promise.all([remindOfTours(app.services, never), remindOfTours(app.services, never)])
    await remindOfTours(app.services, never)
    const email = await app.emailTo('soon@example.com')
    expect(must(await app.visitor().call(GetViewingByLink, { Token: secretIn(email, '/Tour/') })).State).toBe('Confirmed')
    expect(await remindersTo('soon@example.com')).toHaveLength(1)
  })

  test('nobody is whose tour is later, over, or was agreed on within that day', async () => {
    await confirmed('later@example.com', 26, 3)
    await confirmed('over@example.com', -2, 3)
    await confirmed('spontaneous@example.com', 20, 0)
    await remindOfTours(app.services, never)
    for (const email of ['later', 'over', 'spontaneous']) expect(await remindersTo(`${email}@example.com`)).toEqual([])
  })
})

describe('an account that closes', () => {
  const close = async ({ email, ...person }: TestPerson) =>
    must(await person.call(CloseAccount, { Email: email, Reason: 'We sold the house.', PinConfirmation: null }))

  test('of a lister: whoever was to come is told not to, and nothing of them is kept', async () => {
    const { owner, Token } = await asked('eight@example.com')
    await close(owner)
    expect((await app.emailTo('eight@example.com')).subject).toBe('Your tour is canceled')
    expect((await app.visitor().call(GetViewingByLink, { Token })).status).toBe(404)
    expect(await app.sql('select 1 from tour where account_id = $1', [owner.accountId])).toEqual([])
  })

  test('of a visitor: what they asked for is called off, without their name', async () => {
    const [owner, tenant] = [await app.newPerson(), await app.newPerson({ profileType: 'Tenant' })]
    const { AssetId } = await addListedProperty(app, owner)
    await givenTour(app, { assetId: AssetId, person: owner, visitorAccountId: tenant.accountId })
    await close(tenant)
    expect(must(await owner.call(GetViewings, { Side: 'lister', List: 'over' })).Items).toMatchObject([
      { State: 'Cancelled', EndedBy: 'visitor', With: { Name: 'Closed account', Phone: null }, Note: null },
    ])
  })
})
