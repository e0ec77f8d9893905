import {
  CreateBusinessMember,
  DeleteBusinessMember,
  GetBusinessMemberDetails,
  GetBusinessMemberInvitation,
  LeaveBusiness,
  ResendBusinessMemberInvitation,
  UpdateBusinessMember,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { AcceptInvitation, CreateUserConnection, GetInvitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { newEmail } from '../connections/connection.factory.ts'
import { businessOn, memberOf, type TestBusiness } from './member.factory.ts'

/* What a member has sent in the name of a business stays the business's when they go. */

type Member = TestPerson & { memberId: string }

let business: TestBusiness
let first: Member
let sender: Member
beforeEach(async () => {
  business = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
  first = await memberOf(app, business, { role: 'administrator' })
  sender = await memberOf(app, business, { role: 'administrator' })
  await named(first, 'Dana')
  await named(sender, 'Vic')
})

const named = ({ accountId }: Member, firstName: string) =>
  app.sql(`update account set first_name = $2, last_name = 'Reyes' where id = $1`, [accountId, firstName])
const change = (Role: string, more: object = {}) =>
  first.call(UpdateBusinessMember, { MemberId: sender.memberId, Version: 1, Role, IsLimited: false, AssetIds: [], ...more })

describe('an invitation to join a business', () => {
  const goings: Readonly<Record<string, () => Promise<{ status: number }>>> = {
    'was removed': () => first.call(DeleteBusinessMember, { MemberId: sender.memberId }),
    'was blocked': () => change('administrator', { IsBlocked: true }),
    'has another role': () => change('leasing'),
    'has left': () => sender.call(LeaveBusiness, { BusinessId: business.businessId }),
  }
  for (const [what, happens] of Object.entries(goings))
    test(`whose sender ${what} is in the name of an administrator who is there`, async () => {
      const Email = newEmail()
      const input = { BusinessId: business.businessId, Email, Role: 'viewer', IsLimited: false, AssetIds: [] }
      const { MemberId } = must(await sender.call(CreateBusinessMember, input))
      const Token = secretIn(await app.emailTo(Email), '/JoinBusiness/')
      const invitedBy = async () => must(await app.visitor().call(GetBusinessMemberInvitation, { Token })).InvitedBy
      expect(await invitedBy()).toBe('Vic Reyes')
      expect((await happens()).status).toBe(200)
      expect(await invitedBy()).toBe('Dana Reyes')
      expect(must(await first.call(GetBusinessMemberDetails, { MemberId })).InvitedBy).toBe('Dana Reyes')

      await app.sql(`update business_member set last_sent_at = now() - interval '25 hours' where id = $1`, [MemberId])
      must(await first.call(ResendBusinessMemberInvitation, { MemberId }))
      const again = await app.emailTo(Email)
      expect(again.text).toContain('Dana Reyes')
      expect(again.text).not.toContain('Vic')
    })
})

describe('an invitation to connect', () => {
  test('names the business and not its member, and those who are there hear of the answer', async () => {
    const Email = newEmail()
    const { ConnectionId } = must(await sender.call(CreateUserConnection, { Email, ProfileTypeId: 2 }))
    const email = await app.emailTo(Email)
    expect(email.text).not.toContain('Vic')
    must(await first.call(DeleteBusinessMember, { MemberId: sender.memberId }))
    const Token = secretIn(email, '/Invitation/')
    expect(must(await app.visitor().call(GetInvitation, { Token })).FromName).not.toContain('Vic')

    const agent = await app.newPerson({ profileType: 'Agent' })
    await app.sql('update account set email = $2 where id = $1', [agent.accountId, Email])
    must(await agent.call(AcceptInvitation, { Token }))
    const heard = async (member: Member) => must(await member.call(GetNotifications, {})).Items.map(({ Path }) => Path)
    expect(await heard(first)).toContainEqual(expect.stringContaining(ConnectionId))
    expect(await app.sql(`select from notification where account_id = $1`, [sender.accountId])).toEqual([])
  })
})
