import {
  AcceptBusinessMemberInvitation,
  CreateBusinessMember,
  DeclineBusinessMemberInvitation,
  DeleteBusinessMember,
  DeleteBusinessMemberInvitation,
  GetBusinessMemberDetails,
  GetBusinessMemberInvitation,
  GetBusinessMembers,
  GetMemberRemovalPreview,
  GetMembersByBusinessId,
  LeaveBusiness,
  ResendBusinessMemberInvitation,
  SaveBusinessRole,
  UpdateBusinessMember,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { GetBusinessHistory } from '@keystead/contract/people/businesses/business.operations.ts'
import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import {
  AddAsset,
  EditAssetInformation,
  GetUserAssetDetails,
  GetUserAssets,
} from '@keystead/contract/properties/properties/property.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { GetListingFeeds } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { AREAS, type Level } from '@keystead/contract/rpc/permissions.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { openLive } from '../../../test/live-client.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { houseInput } from '../../../test/inputs.ts'
import { must } from '../../../test/must.ts'
import { newEmail } from '../connections/connection.factory.ts'
import { beginDraft } from '../../properties/drafts/draft.factory.ts'
import { unitsInputWith } from '../../properties/units/unit.factory.ts'
import { businessOn, memberOf, type TestBusiness } from './member.factory.ts'

let business: TestBusiness
let administrator: TestPerson & { memberId: string }
let founder: TestPerson
beforeEach(async () => {
  founder = await app.newPerson({ accountType: 'Business' })
  business = await businessOn(app, founder)
  administrator = await memberOf(app, business, { role: 'administrator' })
})

const PAGE = '/JoinBusiness/'
const everything = { IsLimited: false, AssetIds: [] }
const anotherHome = async (address: string) => must(await administrator.call(AddAsset, { ...houseInput, Address1: address })).AssetId

async function invited(place: { Role: string; IsLimited?: boolean; AssetIds?: string[] }, Email = newEmail()) {
  const { MemberId } = must(
    await administrator.call(CreateBusinessMember, { BusinessId: business.businessId, Email, ...everything, ...place }),
  )
  return { MemberId, Email, Token: secretIn(await app.emailTo(Email), PAGE) }
}

/** Someone whose account has this address. */
async function withAddress(email: string): Promise<TestPerson> {
  const person = await app.newPerson({ profileType: 'Agent' })
  await app.sql('update account set email = $2 where id = $1', [person.accountId, email])
  return { ...person, email }
}

async function joined(place: { Role: string; IsLimited?: boolean; AssetIds?: string[] }) {
  const { MemberId, Email, Token } = await invited(place)
  const person = await withAddress(Email)
  must(await person.call(AcceptBusinessMemberInvitation, { Token }))
  must(await person.call(SwitchUserProfile, { ProfileId: business.profileId }))
  return { ...person, memberId: MemberId }
}

const details = async (MemberId: string) => must(await administrator.call(GetBusinessMemberDetails, { MemberId }))
const place = (role: string, more: object = {}) => ({ Role: role, ...everything, ...more })

describe('an invitation', () => {
  test('brings in the one whose address it went to, once, and they act for the business', async () => {
    const assetId = await anotherHome('12 Cedar Road')
    const { Email, Token } = await invited({ Role: 'leasing' })
    const shown = must(await app.visitor().call(GetBusinessMemberInvitation, { Token }))
    expect(shown).toMatchObject({ Business: 'Northgate Realty', Role: 'Leasing', Email, HasAccount: false })
    const person = await withAddress(Email)
    must(await person.call(AcceptBusinessMemberInvitation, { Token }))
    expect((await person.call(AcceptBusinessMemberInvitation, { Token })).error?.Code).toBe('MemberInvitationExpired')

    const { Businesses, ActiveProfileId } = must(await person.call(GetUserProfiles, {}))
    expect(ActiveProfileId).toBe(person.profileId)
    expect(Businesses).toMatchObject([{ ProfileId: business.profileId, Member: { Role: 'Leasing', IsAdministrator: false } }])
    const record = must(await person.call(SwitchUserProfile, { ProfileId: business.profileId }))
    expect(record).toMatchObject({ Profile: { ProfileId: business.profileId }, Member: { Rights: rightsOf('leasing') } })
    expect(must(await person.call(GetUserAssets, {})).Items.map((item) => item.AssetId)).toEqual([assetId])
    const [entry] = await app.sql<{ actor: { account: string; for?: { account: string } } }>(
      `select actor from audit_event where operation = 'SwitchUserProfile' and chain = $1 order by at desc limit 1`,
      [`account:${person.accountId}`],
    )
    expect(entry?.actor.account).toBe(person.accountId)
  })

  test('lets no one else in, and stays good for its address', async () => {
    const { Email, Token } = await invited({ Role: 'viewer' })
    const other = await app.newPerson()
    expect((await other.call(AcceptBusinessMemberInvitation, { Token })).error?.Code).toBe('MemberInvitationForOtherAddress')
    must(await (await withAddress(Email)).call(AcceptBusinessMemberInvitation, { Token }))
  })

  test('raises no one who is a member already', async () => {
    const member = await joined({ Role: 'viewer' })
    const again = await administrator.call(CreateBusinessMember, {
      BusinessId: business.businessId,
      Email: member.email,
      ...place('administrator'),
    })
    expect(again.error?.Code).toBe('MemberExists')
    // They have changed their address since they were invited with the new one.
    const { Email, Token } = await invited({ Role: 'administrator' })
    await app.sql('update account set email = $2 where id = $1', [member.accountId, Email])
    expect((await member.call(AcceptBusinessMemberInvitation, { Token })).error?.Code).toBe('MemberAlready')
    expect((await details(member.memberId)).Role).toBe('Viewer')
  })

  test('sent again makes the link before void; withdrawn, declined and overdue ones are void, too', async () => {
    const { MemberId, Email, Token } = await invited({ Role: 'viewer' })
    expect((await administrator.call(ResendBusinessMemberInvitation, { MemberId })).error?.Code).toBe('MemberTooSoon')
    await app.sql(`update business_member set last_sent_at = now() - interval '25 hours' where id = $1`, [MemberId])
    must(await administrator.call(ResendBusinessMemberInvitation, { MemberId }))
    const read = (token: string) => app.visitor().call(GetBusinessMemberInvitation, { Token: token })
    expect((await read(Token)).status).toBe(404)
    const second = secretIn(await app.emailTo(Email), PAGE)
    must(await read(second))
    must(await administrator.call(DeleteBusinessMemberInvitation, { MemberId }))
    expect((await read(second)).status).toBe(404)

    const declined = await invited({ Role: 'viewer' })
    must(await app.visitor().call(DeclineBusinessMemberInvitation, { Token: declined.Token }))
    expect((await read(declined.Token)).status).toBe(404)
    const overdue = await invited({ Role: 'viewer' })
    await app.sql(`update business_member set expires_at = now() - interval '1 minute' where id = $1`, [overdue.MemberId])
    expect((await read(overdue.Token)).status).toBe(404)
    // Which makes room for a new one.
    must(await administrator.call(CreateBusinessMember, { BusinessId: business.businessId, Email: overdue.Email, ...place('viewer') }))
  })

  test('is answered once, also by two calls at the same moment', async () => {
    const { MemberId, Email, Token } = await invited({ Role: 'viewer' })
    const person = await withAddress(Email)
    const answers = await Promise.all([
      person.call(AcceptBusinessMemberInvitation, { Token }),
      person.call(AcceptBusinessMemberInvitation, { Token }),
      person.call(DeclineBusinessMemberInvitation, { Token }),
    ])
    expect(answers.map(({ error }) => error?.Code ?? 'yes').toSorted()).toEqual([
      'MemberInvitationExpired',
      'MemberInvitationExpired',
      'yes',
    ])
    const isDeclined = answers[2].status === 200
    expect(await app.sql('select 1 from seat where member_id = $1', [MemberId])).toHaveLength(isDeclined ? 0 : 1)
    const history = must(await administrator.call(GetBusinessHistory, { BusinessId: business.businessId })).Items
    expect(history.filter(({ Text }) => /joined|declined/.test(Text))).toHaveLength(1)
  })

  test('that is overdue, replaced or withdrawn is neither accepted nor declined', async () => {
    const overdue = await invited({ Role: 'viewer' })
    await app.sql(`update business_member set expires_at = now() - interval '1 minute' where id = $1`, [overdue.MemberId])
    const replaced = await invited({ Role: 'viewer' })
    await app.sql(`update business_member set last_sent_at = now() - interval '25 hours' where id = $1`, [replaced.MemberId])
    must(await administrator.call(ResendBusinessMemberInvitation, { MemberId: replaced.MemberId }))
    const withdrawn = await invited({ Role: 'viewer' })
    must(await administrator.call(DeleteBusinessMemberInvitation, { MemberId: withdrawn.MemberId }))
    const again = secretIn(await app.emailTo(replaced.Email), PAGE)
    for (const { Email, Token } of [overdue, withdrawn, replaced]) {
      const person = await withAddress(Email)
      expect((await person.call(AcceptBusinessMemberInvitation, { Token })).error?.Code).toBe('MemberInvitationExpired')
      expect((await person.call(DeclineBusinessMemberInvitation, { Token })).error?.Code).toBe('MemberInvitationExpired')
      expect(must(await person.call(GetUserProfiles, {})).Businesses).toEqual([])
      if (Email === replaced.Email) must(await person.call(AcceptBusinessMemberInvitation, { Token: again }))
    }
  })

  test('of an administrator who was removed meanwhile is the business’s, and good', async () => {
    const former = await memberOf(app, business, { role: 'administrator' })
    const Email = newEmail()
    const { MemberId } = must(
      await former.call(CreateBusinessMember, { BusinessId: business.businessId, Email, ...place('property-manager') }),
    )
    const Token = secretIn(await app.emailTo(Email), PAGE)
    must(await administrator.call(DeleteBusinessMember, { MemberId: former.memberId }))
    expect((await former.call(ResendBusinessMemberInvitation, { MemberId })).status).toBe(403)
    const person = await withAddress(Email)
    must(await person.call(AcceptBusinessMemberInvitation, { Token }))
    expect(await details(MemberId)).toMatchObject({ Status: 'active', Role: 'Property Manager' })
  })

  test('takes the last seat of a plan once', async () => {
    await app.sql(`update account set plan_id = (select id from plan where members = 5) where id = $1`, [business.accountId])
    for (const role of ['viewer', 'viewer', 'viewer'] as const) await memberOf(app, business, { role })
    const answers = await Promise.all(
      [newEmail(), newEmail()].map((Email) =>
        administrator.call(CreateBusinessMember, { BusinessId: business.businessId, Email, ...place('viewer') }),
      ),
    )
    expect(answers.map(({ error }) => error?.Code ?? 'yes').toSorted()).toEqual(['MemberLimitReached', 'yes'])
  })
})

describe('a place in a business', () => {
  test('is changed by administrators alone, and counts at once', async () => {
    const member = await joined({ Role: 'viewer' })
    const { Version } = await details(member.memberId)
    const raised = await member.call(UpdateBusinessMember, { MemberId: member.memberId, Version, ...place('administrator') })
    expect(raised).toMatchObject({
      status: 403,
      error: { Code: 'NotAllowedForRole', Message: 'Only administrators of this business can do that.' },
    })

    const assetId = await anotherHome('9 Elm Street')
    const { Version: ofHome } = must(await member.call(GetUserAssetDetails, { AssetId: assetId }))
    const edit = { ...houseInput, AssetId: assetId, Version: ofHome, Title: 'Now with a porch' }
    expect(await member.call(EditAssetInformation, edit)).toMatchObject({
      status: 403,
      error: { Message: 'Your role in this business does not let you change properties. Its administrators can change that.' },
    })
    must(await administrator.call(UpdateBusinessMember, { MemberId: member.memberId, Version, ...place('property-manager') }))
    must(await member.call(EditAssetInformation, edit))
  })

  test('of another business is not found', async () => {
    const other = await memberOf(app, await businessOn(app, await app.newPerson({ accountType: 'Business' })), { role: 'administrator' })
    const member = await memberOf(app, business, { role: 'viewer' })
    expect((await other.call(GetBusinessMemberDetails, { MemberId: member.memberId })).error?.Code).toBe('MemberNotFound')
    expect((await other.call(GetMembersByBusinessId, { BusinessId: business.businessId })).error?.Code).toBe('BusinessNotFound')
    // Also of those who are members of both, while they act for the other one.
    expect((await founder.call(GetMembersByBusinessId, { BusinessId: business.businessId })).error?.Code).toBe('BusinessNotFound')
  })

  test('of the last administrator can be neither taken nor changed, also not by two who do so to each other', async () => {
    const self = administrator.memberId
    const { Version } = await details(self)
    expect((await administrator.call(UpdateBusinessMember, { MemberId: self, Version, ...place('viewer') })).error?.Code).toBe(
      'LastAdministrator',
    )
    expect(
      (await administrator.call(UpdateBusinessMember, { MemberId: self, Version, ...place('administrator', { IsBlocked: true }) })).error
        ?.Code,
    ).toBe('LastAdministrator')
    expect((await administrator.call(DeleteBusinessMember, { MemberId: self })).error?.Code).toBe('LastAdministrator')
    expect((await administrator.call(LeaveBusiness, { BusinessId: business.businessId })).error?.Code).toBe('LastAdministrator')

    const other = await memberOf(app, business, { role: 'administrator' })
    const answers = await Promise.all([
      administrator.call(UpdateBusinessMember, { MemberId: other.memberId, Version: 1, ...place('viewer') }),
      other.call(UpdateBusinessMember, { MemberId: self, Version: 1, ...place('viewer') }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [count] = await app.sql<{ count: number }>(
      `select count(*)::int as count from business_member where business_id = $1 and built_in_role = 'administrator' and status = 'active'`,
      [business.businessId],
    )
    expect(count?.count).toBe(1)
  })

  test('that is taken ends open streams and all that its session could do, and the session stays', async () => {
    const member = await joined({ Role: 'bookkeeper' })
    const live = await openLive(app.url, member.headers()['cookie']!)
    must(await administrator.call(DeleteBusinessMember, { MemberId: member.memberId }))
    await live.ended
    expect(await member.call(GetUserAssets, {})).toMatchObject({ status: 403, error: { Code: 'NotAvailableForProfile' } })
    expect((await member.call(SwitchUserProfile, { ProfileId: business.profileId })).status).toBe(404)
    const { Businesses, ActiveProfileId } = must(await member.call(GetUserProfiles, {}))
    expect([Businesses, ActiveProfileId]).toEqual([[], null])
    must(await member.call(SwitchUserProfile, { ProfileId: member.profileId }))
    const { Items } = must(await administrator.call(GetMembersByBusinessId, { BusinessId: business.businessId, Status: 'removed' }))
    expect(Items.map(({ MemberId }) => MemberId)).toEqual([member.memberId])
  })

  test('that is blocked does the same, until it is open again', async () => {
    const member = await joined({ Role: 'bookkeeper' })
    const { Version } = await details(member.memberId)
    must(
      await administrator.call(UpdateBusinessMember, { MemberId: member.memberId, Version, ...place('bookkeeper', { IsBlocked: true }) }),
    )
    expect((await member.call(GetUserAssets, {})).status).toBe(403)
    must(await administrator.call(UpdateBusinessMember, { MemberId: member.memberId, Version: Version + 1, ...place('bookkeeper') }))
    must(await member.call(SwitchUserProfile, { ProfileId: business.profileId }))
    must(await member.call(GetUserAssets, {}))
  })
})

describe('a list of homes', () => {
  test('is all that a member finds, and what they add is on it', async () => {
    const [theirs, others] = [await anotherHome('1 Oak Lane'), await anotherHome('2 Oak Lane')]
    const member = await joined({ Role: 'property-manager', IsLimited: true, AssetIds: [theirs] })
    expect(must(await member.call(GetUserAssets, {})).Items.map(({ AssetId }) => AssetId)).toEqual([theirs])
    expect((await member.call(GetUserAssetDetails, { AssetId: others })).status).toBe(404)
    const { AssetId: added } = must(await member.call(AddAsset, { ...houseInput, Address1: '3 Oak Lane' }))
    expect(
      must(await member.call(GetUserAssets, {}))
        .Items.map(({ AssetId }) => AssetId)
        .toSorted(),
    ).toEqual([theirs, added].toSorted())
    expect((await details(member.memberId)).Properties.map(({ AssetId }) => AssetId).toSorted()).toEqual([theirs, added].toSorted())
  })

  test('has the units of its buildings, also those that come later', async () => {
    const building = must(await administrator.call(AddAsset, { ...houseInput, Address1: '4 Oak Lane', AccessTypeId: 1 })).AssetId
    const unit = (number: string) => unitsInputWith({ AssetId: building }, [number])
    must(await administrator.call(AddAssetUnits, unit('A')))
    const member = await joined({ Role: 'viewer', IsLimited: true, AssetIds: [building] })
    const seen = () => app.sql('select 1 from seat_asset where member_id = $1', [member.memberId])
    expect(await seen()).toHaveLength(2)
    must(await administrator.call(AddAssetUnits, unit('B')))
    expect(await seen()).toHaveLength(3)
  })

  test('takes homes of the business alone', async () => {
    const foreign = must(await (await app.newPerson()).call(AddAsset, houseInput)).AssetId
    const answer = await administrator.call(CreateBusinessMember, {
      BusinessId: business.businessId,
      Email: newEmail(),
      Role: 'viewer',
      IsLimited: true,
      AssetIds: [foreign],
    })
    expect(answer).toMatchObject({ status: 400, error: { Fields: { 'AssetIds.0': expect.stringContaining('not valid') } } })
  })

  test('keeps from calls that concern all homes, and says so', async () => {
    const member = await joined({ Role: 'property-manager', IsLimited: true, AssetIds: [await anotherHome('5 Oak Lane')] })
    expect(await member.call(GetListingFeeds, {})).toMatchObject({
      status: 403,
      error: { Message: expect.stringContaining('all properties') },
    })
  })

  test('holds drafts that go to another member', async () => {
    const member = await joined({ Role: 'property-manager', IsLimited: true, AssetIds: [await anotherHome('6 Oak Lane')] })
    const other = await joined({ Role: 'property-manager', IsLimited: true, AssetIds: [await anotherHome('7 Oak Lane')] })
    const { DraftId } = await beginDraft(member)
    const MemberId = member.memberId
    const preview = must(await administrator.call(GetMemberRemovalPreview, { MemberId }))
    expect(preview.Holdings).toEqual([{ What: 'Drafts of properties', Count: 1 }])
    expect((await administrator.call(DeleteBusinessMember, { MemberId })).error?.Code).toBe('MemberNeedsSuccessor')
    expect((await administrator.call(DeleteBusinessMember, { MemberId, SuccessorId: MemberId })).status).toBe(400)
    must(await administrator.call(DeleteBusinessMember, { MemberId, SuccessorId: other.memberId }))
    const [draft] = await app.sql<{ member_id: string }>('select member_id from asset_draft where id = $1', [DraftId])
    expect(draft?.member_id).toBe(other.memberId)
  })
})

describe('a role of its own', () => {
  const rights = (more: Partial<Record<(typeof AREAS)[number], Level>>) =>
    ({ ...Object.fromEntries(AREAS.map((area) => [area, 'none'])), ...more }) as Record<(typeof AREAS)[number], Level>
  const save = (Name: string, Rights: ReturnType<typeof rights>, more: object = {}) =>
    administrator.call(SaveBusinessRole, { BusinessId: business.businessId, Name, Rights, ...more })

  test('is made, given and changed, and counts at once for all who have it', async () => {
    const { RoleId, Version } = must(await save('Front desk', rights({ properties: 'view' })))
    const member = await joined({ Role: RoleId })
    must(await member.call(GetUserAssets, {}))
    expect((await member.call(AddAsset, houseInput)).error?.Code).toBe('NotAllowedForRole')
    must(await save('Front desk', rights({ properties: 'edit' }), { RoleId, Version }))
    must(await member.call(AddAsset, houseInput))
    const { Businesses } = must(await member.call(GetUserProfiles, {}))
    expect(Businesses[0]?.Member.Role).toBe('Front desk')
  })

  test('gives nothing that is the administrators’, has no name of another, and sees the homes it works on', async () => {
    expect((await save('Deputy', rights({ members: 'edit' }))).error?.Fields).toHaveProperty(['Rights.members'])
    expect((await save('Deputy', rights({ plan: 'edit' }))).error?.Fields).toHaveProperty(['Rights.plan'])
    expect((await save('Deputy', rights({ listings: 'pay' }))).error?.Fields).toHaveProperty(['Rights.listings'])
    expect((await save('Deputy', rights({ leases: 'edit' }))).error?.Fields).toHaveProperty(['Rights.properties'])
    expect((await save('viewer', rights({}))).error?.Code).toBe('RoleExists')
    must(await save('Deputy', rights({})))
    expect((await save('deputy', rights({}))).error?.Code).toBe('RoleExists')
  })
})

test('members of all one’s businesses are one list', async () => {
  const second = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
  await memberOf(app, second, { role: 'viewer' })
  const { Items } = must(await administrator.call(GetBusinessMembers, {}))
  expect(Items.map(({ MemberId }) => MemberId)).toEqual([administrator.memberId])
})

test('the history names who did what to whom', async () => {
  const { MemberId } = await invited({ Role: 'viewer' })
  must(await administrator.call(DeleteBusinessMemberInvitation, { MemberId }))
  const { Items } = must(await administrator.call(GetBusinessHistory, { BusinessId: business.businessId }))
  expect(Items.map(({ Text }) => Text)).toEqual([
    expect.stringMatching(/^The invitation to .*@.* was withdrawn\.$/),
    expect.stringMatching(/^.*@.* was invited as Viewer\.$/),
  ])
})

test('a business does not connect with its own members', async () => {
  const member = await memberOf(app, business, { role: 'viewer' })
  const [own] = await app.sql<{ id: string; type: number }>('select id, profile_type_id as type from profile where account_id = $1', [
    member.accountId,
  ])
  await app.sql('update profile set is_public = true where id = $1', [business.profileId])
  must(await member.call(SwitchUserProfile, { ProfileId: own!.id }))
  const asked = await member.call(CreateUserConnection, { ProfileId: business.profileId, ProfileTypeId: 1 })
  expect(asked.error?.Code).toBe('ConnectionToMember')
})
