import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { CreateUserConnection, SendInvites } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { ask, newEmail } from '../connections/connection.factory.ts'

const { Tenant, Agent, Owner } = PROFILE_TYPES

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
})

const invites = (emails: readonly string[]) => emails.map((Email) => ({ Email, Name: null }))
const send = (by: TestPerson, emails: readonly string[], rest: object = {}) =>
  by.call(SendInvites, { ProfileTypeId: Tenant, Invites: invites(emails), ...rest })
const outcomes = async (emails: readonly string[], rest: object = {}) =>
  must(await send(owner, emails, rest)).Results.map(({ Outcome, Reason }) => [Outcome, Reason])
const OPEN = 'Your invitation was already sent and is waiting for a response.'

describe('an invitation to many addresses', () => {
  test('reaches each with the home and the words, and says what became of each', async () => {
    const { AssetId } = await addProperty(owner, { Title: 'Bungalow', Address1: '1324 Sparrow Hill Rd' })
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, tenant)
    const [first, second] = [newEmail(), newEmail()]
    await ask(owner, { Email: second, ProfileTypeId: Tenant })
    const Message = 'Here you pay rent from now on.'
    expect(await outcomes([first, tenant.email, owner.email, second], { HomeId: AssetId, Message })).toEqual([
      ['sent', null],
      ['refused', 'You’re already connected.'],
      ['refused', 'This is you. Please invite someone else.'],
      ['refused', OPEN],
    ])
    const email = await app.emailTo(first)
    expect(email.text).toContain('as a tenant of 1324 Sparrow Hill Rd, Denver, CO.')
    expect(email.text).toContain(Message)
    expect(await outcomes([first])).toEqual([['refused', OPEN]])
  })

  test('answers the address of an account like any other', async () => {
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    const ofOtherKind = await app.newPerson({ profileType: 'Agent' })
    expect(await outcomes([newEmail(), stranger.email, ofOtherKind.email])).toEqual([
      ['sent', null],
      ['sent', null],
      ['sent', null],
    ])
  })

  test('is a yes to whose own request is open', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, tenant, owner, CONNECTION_STATES.Pending)
    expect(await outcomes([tenant.email])).toEqual([['joined', null]])
  })

  test('names a home of the sender, or of the owner whose agent they are, and no other', async () => {
    const { AssetId } = await addProperty(owner, { Address1: '1324 Sparrow Hill Rd' })
    const agent = await app.newPerson({ profileType: 'Agent' })
    const wrong = { HomeId: 'Home is not valid.' }
    expect((await send(agent, [newEmail()], { HomeId: AssetId })).error?.Fields).toEqual(wrong)
    const connectionId = await connected(app, owner, agent)
    await entrusted(app, { assetId: AssetId, agent, connectionId, scopes: ['tenants'] })
    const email = newEmail()
    must(await send(agent, [email], { HomeId: AssetId }))
    expect((await app.emailTo(email)).text).toContain('1324 Sparrow Hill Rd')
    const stranger = await app.newPerson()
    expect((await send(stranger, [newEmail()], { HomeId: AssetId })).error?.Fields).toEqual(wrong)
    expect((await send(owner, [newEmail()], { HomeId: AssetId, ProfileTypeId: Agent })).error?.Fields).toEqual({
      HomeId: 'Only tenants are invited to a home.',
    })
  })

  test('comes from confirmed addresses alone', async () => {
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    const email = newEmail()
    expect((await send(owner, [email])).error?.Code).toBe('EmailNotConfirmed')
    expect(await app.sql('select from email where to_email = $1', [email])).toEqual([])
  })

  test('from a tenant is not to tenants', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    expect(must(await send(tenant, [newEmail()])).Results).toMatchObject([{ Outcome: 'refused' }])
    expect(must(await send(tenant, [newEmail()], { ProfileTypeId: Owner })).Results).toMatchObject([{ Outcome: 'sent' }])
  })
})

describe('how many', () => {
  test('are at most 25 in a call, each of them once', async () => {
    const fields = async (emails: readonly string[]) => (await send(owner, emails)).error?.Fields
    const email = newEmail()
    expect(await fields(Array.from({ length: 26 }, newEmail))).toEqual({ Invites: 'At most 25 addresses are invited at once.' })
    expect(await fields([])).toEqual({ Invites: 'Email addresses can not be empty.' })
    expect(await fields([email, email.toUpperCase()])).toEqual({ Invites: 'An address is there twice.' })
    expect(await fields([newEmail(), 'nowhere'])).toEqual({ 'Invites.1.Email': 'Email is not valid.' })
  })

  test('are 300 addresses a day, and those before the last one have left', async () => {
    await app.sql(
      `insert into throttle (key, window_start, used, expires_at)
       values ($1, date_bin(interval '1 day', now(), 'epoch'), 299, now() + interval '1 day')`,
      [`addresses-invited-by:${owner.accountId}`],
    )
    const [first, second] = [newEmail(), newEmail()]
    const used = 'You have invited 300 addresses today. Please go on tomorrow.'
    expect(await outcomes([first, second])).toEqual([
      ['sent', null],
      ['refused', used],
    ])
    const alone = { Email: newEmail(), ProfileTypeId: Tenant }
    expect((await owner.call(CreateUserConnection, alone)).error?.Code).toBe('TooManyAddresses')
    await app.emailTo(first)
    expect(await app.sql('select from email where to_email = $1', [second])).toEqual([])
  })

  test('emails one address gets stays what it is, no matter who types it and how often', async () => {
    const email = newEmail()
    for (let turn = 0; turn < 5; turn += 1) must(await send(await app.newPerson(), [email]))
    for (let turn = 0; turn < 5; turn += 1) await send(owner, [email])
    expect(await app.sql('select from email where to_email = $1', [email])).toHaveLength(3)
  })
})
