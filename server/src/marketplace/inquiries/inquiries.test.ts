import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages as profilesMessages } from '@keystead/contract/identity/profiles/profiles-messages.text.ts'
import { messages as inquiriesMessages } from '@keystead/contract/marketplace/inquiries/inquiries-messages.text.ts'
import {
  ArchiveEnquiry,
  GetProfileEnquiries,
  GetProfileEnquiryDetails,
  GetUnreadEnquiryCount,
  SendProfileEnquiry,
  SetEnquiryRead,
} from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { coOwner, connected } from '../../../test/network.ts'
import { addSilentOwner } from '../../properties/owners/owner.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { newPublicPerson } from '../directory/directory.factory.ts'
import { inquiryTo, receivedInquiry } from './inquiry.factory.ts'

async function inbox(person: TestPerson, Folder: 'inbox' | 'unread' | 'archived' = 'inbox') {
  return (await person.call(GetProfileEnquiries, { Folder })).data.Items
}

describe('a stranger writes', () => {
  test('and the agent finds it in the inbox, whole, with what leads back to the sender', async () => {
    const agent = await newPublicPerson(app, { firstName: 'Ana' })
    const Message = 'Hello Ana,\n\nis <b>it</b> free? See https://example.com/?a=1&b=2 🏡'
    const sent = await app
      .visitor()
      .call(SendProfileEnquiry, inquiryTo(agent.profileId, { Email: 'Nora@Example.com', Phone: '(303) 555-0142', Message }))
    expect(sent).toMatchObject({ status: 200, data: { RecipientName: 'Ana Tester' } })
    const [card] = await inbox(agent)
    expect(card).toMatchObject({ Name: 'Nora Field', IsRead: false, AssetTitle: null })
    expect(card!.Excerpt).toBe('Hello Ana, is <b>it</b> free? See https://example.com/?a=1&b=2 🏡')
    expect((await agent.call(GetProfileEnquiryDetails, { EnquiryId: card!.EnquiryId })).data).toMatchObject({
      Email: 'nora@example.com',
      Phone: '(303) 555-0142',
      Message,
    })
  })

  test('and is never shown the address of the other', async () => {
    const agent = await newPublicPerson(app)
    const sent = await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId))
    expect(JSON.stringify(sent.data)).not.toContain(agent.email)
  })

  test('signed in: the account comes from the session', async () => {
    const [agent, sender] = [await newPublicPerson(app), await app.newPerson()]
    await sender.call(SendProfileEnquiry, inquiryTo(agent.profileId))
    expect(await app.sql('select sender_account_id from profile_inquiry where profile_id = $1', [agent.profileId])).toEqual([
      { sender_account_id: sender.accountId },
    ])
  })

  test('what a program filled in looks sent and is thrown away', async () => {
    const agent = await newPublicPerson(app)
    const { status } = await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId, { Website: 'https://pills.example' }))
    expect(status).toBe(200)
    expect(await inbox(agent)).toEqual([])
  })

  test.each([
    ['Name', { Name: ' ' }, 'Name can not be empty.'],
    ['Name', { Name: 'x\r\nBcc: all@example.com' }, 'Name is not valid.'],
    ['Email', { Email: 'nobody' }, 'Email is not valid.'],
    ['Phone', { Phone: '12' }, 'Phone is not valid.'],
    ['Message', { Message: 'too short' }, 'Message should have 10 to 2000 characters.'],
    ['Message', { Message: 'x'.repeat(2_001) }, 'Message should have 10 to 2000 characters.'],
    ['Message', { Message: 'a bell \u0007 rings' }, 'Message is not valid.'],
  ])('a wrong %s is refused at its field', async (field, changes, sentence) => {
    const agent = await newPublicPerson(app)
    const { status, error } = await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId, changes))
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { [field]: sentence } })
  })

  test.each([
    ['private', 'update profile set is_public = false where id = $1'],
    ['closed', `update account set status = 'P' where id = (select account_id from profile where id = $1)`],
    ['unconfirmed', 'update account set email_verified_at = null where id = (select account_id from profile where id = $1)'],
  ])('nobody writes to a %s profile', async (_why, statement) => {
    const agent = await newPublicPerson(app)
    await app.sql(statement, [agent.profileId])
    const { status, error } = await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId))
    expect({ status, message: error?.Message }).toEqual({ status: 404, message: profilesMessages.profileNotFound })
  })
})

describe('about a property on the market', () => {
  test('its lister is reached without a page of their own', async () => {
    const owner = await app.newPerson({ firstName: 'Olga' })
    const { AssetId } = await addListedProperty(app, owner, { Title: 'Brick bungalow' })
    const { ListedBy } = (await app.visitor().call(GetAssetDetails, { AssetId })).data
    expect(ListedBy).toMatchObject({ ProfileId: owner.profileId, HasPage: false })
    expect((await app.visitor().call(SendProfileEnquiry, inquiryTo(owner.profileId, { AssetId }))).status).toBe(200)
    expect(await inbox(owner)).toMatchObject([{ AssetTitle: 'Brick bungalow' }])
    await owner.call(UnlistAsset, { AssetId })
    expect((await app.visitor().call(SendProfileEnquiry, inquiryTo(owner.profileId, { AssetId }))).status).toBe(404)
    expect(await inbox(owner)).toHaveLength(1)
  })
  test('a co-owner of it, who never listed it, is not written to about it, and no one in their place', async () => {
    const [partner, owner] = [await newPublicPerson(app), await app.newPerson()]
    const { AssetId } = await addListedProperty(app, owner)
    await addSilentOwner(owner, AssetId)
    await coOwner(app, { assetId: AssetId, partner, connectionId: await connected(app, owner, partner), name: 'Pat Tester' })
    const { status, error } = await app.visitor().call(SendProfileEnquiry, inquiryTo(partner.profileId, { AssetId }))
    expect({ status, code: error?.Code }).toEqual({ status: 404, code: 'PropertyNotFound' })
    expect(await inbox(owner)).toEqual([])
  })
  test('another’s property is not found', async () => {
    const [agent, owner] = [await newPublicPerson(app), await app.newPerson()]
    const { AssetId } = await addListedProperty(app, owner)
    const { status, error } = await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId, { AssetId }))
    expect({ status, code: error?.Code }).toEqual({ status: 404, code: 'PropertyNotFound' })
  })
})

describe('quotas of a day', () => {
  test('ten messages from one address, to whomever', async () => {
    const Email = 'eager@example.com'
    for (let count = 0; count < 10; count += 1) {
      const agent = await newPublicPerson(app)
      expect((await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId, { Email }))).status).toBe(200)
    }
    const agent = await newPublicPerson(app)
    const refused = await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId, { Email: 'EAGER@example.com' }))
    expect({ status: refused.status, message: refused.error?.Message }).toEqual({
      status: 429,
      message: inquiriesMessages.tooManyInquiries,
    })
    expect(refused.headers.get('Retry-After')).toBe('86400')
    expect(await inbox(agent)).toEqual([])
    expect((await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId))).status).toBe(200)
  })
  test('fifty messages to one profile, from whomever', async () => {
    const agent = await newPublicPerson(app)
    const answers = await Promise.all(Array.from({ length: 51 }, () => app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId))))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, error }) => ({ status, message: error?.Message }))).toEqual([
      { status: 429, message: inquiriesMessages.recipientIsBusy },
    ])
  })
})

describe('the inbox', () => {
  test('shows unread ones first, then the newest; read, archived and back', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    const [old, middle, recent] = [await receivedInquiry(app, agent), await receivedInquiry(app, agent), await receivedInquiry(app, agent)]
    const ids = async (folder?: 'unread' | 'archived') => (await inbox(agent, folder)).map(({ EnquiryId }) => EnquiryId)
    const unread = async () => (await agent.call(GetUnreadEnquiryCount, {})).data.Unread
    expect(await ids()).toEqual([recent, middle, old])

    await agent.call(SetEnquiryRead, { EnquiryId: recent, IsRead: true })
    expect(await ids()).toEqual([middle, old, recent])
    expect(await ids('unread')).toEqual([middle, old])
    expect(await unread()).toBe(2)

    await agent.call(ArchiveEnquiry, { EnquiryId: middle })
    expect(await ids()).toEqual([old, recent])
    expect(await ids('archived')).toEqual([middle])
    expect(await unread()).toBe(1)

    await agent.call(ArchiveEnquiry, { EnquiryId: middle, IsArchived: false })
    await agent.call(SetEnquiryRead, { EnquiryId: recent, IsRead: false })
    expect(await ids('unread')).toEqual([recent, middle, old])
  })

  test('belongs to the profile, not to another one of the same account', async () => {
    const owner = await app.newPerson()
    const EnquiryId = await receivedInquiry(app, owner)
    const asAgent = await app.secondProfile(owner, 'Agent')
    expect(await inbox(asAgent)).toEqual([])
    expect((await asAgent.call(SetEnquiryRead, { EnquiryId, IsRead: true })).status).toBe(404)
    expect(await inbox(owner)).toMatchObject([{ EnquiryId, IsRead: false }])
  })
})

test('the database itself takes a message for the account of its profile alone', async () => {
  const [agent, other] = [await newPublicPerson(app), await app.newPerson()]
  const forged = app.services.database.transaction({ kind: 'public' }, (db) =>
    db.sql(`insert into profile_inquiry (account_id, profile_id, sender_name, sender_email, message) values ($1, $2, 'x', 'x', 'x')`, [
      other.accountId,
      agent.profileId,
    ]),
  )
  await expect(forged).rejects.toThrow(/row-level security/)
})
