import { randomUUID } from 'node:crypto'
import { messages } from '@keystead/contract/people/invitations/invitations-messages.text.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddEditAssetOwners, GetAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { ChangeEmail, ConfirmEmail, SendEmailVerification } from '@keystead/contract/security/sign-in/email.operations.ts'
import { ResetPassword, SendResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { GetRequestedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import {
  DeleteRegistrationInvitation,
  GetUserConnectionDetails,
} from '@keystead/contract/people/connections/connection-steps.operations.ts'
import {
  AcceptInvitation,
  CreateUserConnection,
  DeclineInvitation,
  GetInvitation,
} from '@keystead/contract/people/invitations/invitation.operations.ts'
import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { houseInput } from '../../../test/inputs.ts'
import { must } from '../../../test/must.ts'
import { dayAhead } from '../../../test/day-ahead.ts'
import { GOOD_PASSWORD, registration, signUp, signedInBrowser } from '../../security/sign-in/account.factory.ts'
import {
  Agent,
  Owner,
  Tenant,
  ask,
  askAgent,
  happenedIn,
  move,
  newEmail,
  publicPerson,
  notifiedOf,
} from '../connections/connection.factory.ts'
import { profileForm } from '../../identity/profiles/profile.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olga' })
})

const PAGE = '/Invitation/'
const rowOf = async (id: string) => (await app.sql('select * from connection where id = $1', [id]))[0]!
const read = (Token: string) => app.visitor().call(GetInvitation, { Token })
const accept = (person: TestPerson, Token: string) => person.call(AcceptInvitation, { Token })
const emailsTo = (email: string) => app.sql('select name from email where to_email = $1', [email])
const EXPIRED = { status: 404, error: { Code: 'InvitationLinkExpired', Message: messages.invitationLinkExpired } }

/** An invitation to an address, and the secret of its email. */
async function invited(email = newEmail(), ProfileTypeId: number = Tenant, sender = owner) {
  const id = await ask(sender, { Email: email, ProfileTypeId, Name: 'Tara', Message: 'See www.evil.example for the keys' })
  const received = await app.emailTo(email)
  return { id, email, received, Token: secretIn(received, PAGE) }
}

async function aged(id: string): Promise<void> {
  await app.sql(`update connection set last_sent_at = now() - interval '24 hours' where id = $1`, [id])
}

/** Someone with an account of whom we do not know whether its address is theirs. */
async function unconfirmed(profileType: 'Tenant' | 'Owner' = 'Tenant'): Promise<TestPerson> {
  const person = await app.newPerson({ profileType })
  await app.sql('update account set email_verified_at = null where id = $1', [person.accountId])
  return person
}

describe('the email', () => {
  test('names who asks and as what, and carries no words that lead elsewhere', async () => {
    const { received, Token } = await invited()
    expect(received.subject).toBe('Olga Tester invites you to connect')
    expect(received.text).toContain('Olga Tester invites you to connect on Keystead as a tenant.')
    expect(received.source).not.toMatch(/Tara|evil|keys/)
    expect(must(await read(Token))).toMatchObject({
      FromName: 'Olga Tester',
      FromProfileType: 'Owner',
      ProfileType: 'Tenant',
      Name: 'Tara',
      Message: 'See www.evil.example for the keys',
      Proposal: null,
      Shares: [],
      HasAccount: false,
    })
  })

  test.each([
    ['Visit', 'evil.example'],
    ['Call', '303 555 0142'],
    ['a@b', 'Quill'],
  ])('names nobody whose name is no name: %s %s', async (FirstName, LastName) => {
    const person = await app.newPerson()
    must(await person.call(UpdateUser, profileForm(person, { FirstName, LastName })))
    const { received } = await invited(newEmail(), Tenant, person)
    expect(received.subject).toBe('Someone invites you to connect')
    expect(received.source).not.toContain(LastName)
  })

  test('comes three times a day at most, from everybody together; further invitations wait', async () => {
    const email = newEmail()
    for (let count = 0; count < 5; count += 1) await ask(await app.newPerson(), { Email: email, ProfileTypeId: Tenant })
    expect(await emailsTo(email)).toHaveLength(3)
    const rows = await app.sql('select from connection where invite_email = $1 and state = 0', [email])
    expect(rows).toHaveLength(5)
  })

  test('to whoever has an account and a profile is the one of their settings, without a secret', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await ask(owner, { Email: tenant.email, ProfileTypeId: Tenant })
    const email = await app.emailTo(tenant.email)
    expect(email.text).toContain('/User/Connections/View?id=')
    expect(email.text).not.toContain(PAGE)
  })

  test('to an account that has no profile at all is the one with the link', async () => {
    const newcomer = await app.newPerson({ profileType: null })
    const { Token } = await invited(newcomer.email)
    expect(must(await read(Token)).HasAccount).toBe(true)
  })
})

describe('a link', () => {
  test('works until it is used', async () => {
    const { email, id, Token } = await invited()
    must(await app.visitor().call(RegisterUser, registration({ Email: email, ProfileTypeId: Tenant, InvitationToken: Token })))
    expect(await rowOf(id)).toMatchObject({ state: 1 })
    expect(await read(Token)).toMatchObject(EXPIRED)
    expect(await app.visitor().call(DeclineInvitation, { Token })).toMatchObject(EXPIRED)
  })

  test('that was read is not used: mail programs read', async () => {
    const { Token } = await invited()
    must(await read(Token))
    must(await read(Token))
  })

  test('stops with a withdrawal', async () => {
    const { id, Token } = await invited()
    must(await owner.call(DeleteRegistrationInvitation, { ConnectionId: id }))
    expect(await read(Token)).toMatchObject(EXPIRED)
    expect(await happenedIn(app, id)).toEqual(['invited', 'withdrawn'])
  })

  test('stops when another is sent, which works', async () => {
    const { id, email, Token } = await invited()
    await aged(id)
    must(await move(owner, id, 0))
    expect(await read(Token)).toMatchObject(EXPIRED)
    must(await read(secretIn(await app.emailTo(email), PAGE)))
  })

  test('stops when its time has passed, before the job comes round', async () => {
    const { id, Token } = await invited()
    await app.sql('update connection set expires_at = now() where id = $1', [id])
    expect(await read(Token)).toMatchObject(EXPIRED)
  })

  test('stops when it was declined, which needs no account and tells the sender no more than they know', async () => {
    const { id, Token } = await invited()
    expect(must(await app.visitor().call(DeclineInvitation, { Token }))).toEqual({ Declined: true })
    expect(await rowOf(id)).toMatchObject({ state: 2, outcome: 'declined' })
    expect(await notifiedOf(app, owner)).toMatchObject([
      { message: 'declined your invitation.', actor_profile_id: null, actor_name: 'Tara' },
    ])
    expect(await app.visitor().call(DeclineInvitation, { Token })).toMatchObject(EXPIRED)
    expect(await app.sql('select from secret_link where object_id = $1 and revoked_at is null', [id])).toEqual([])
  })

  test('of an account that closes stops', async () => {
    const { Token } = await invited()
    await app.sql('delete from secret_link where account_id = $1', [owner.accountId])
    expect(await read(Token)).toMatchObject(EXPIRED)
  })

  test('that is cut or made up is one that has expired', async () => {
    const { Token } = await invited()
    for (const wrong of [Token.slice(0, 20), `${Token}x`, 'x'.repeat(43)]) expect(await read(wrong)).toMatchObject(EXPIRED)
  })

  test('to confirm an address opens no invitation', async () => {
    const { Email } = await signUp(app)
    expect(await read(secretIn(await app.emailTo(Email), '/ConfirmEmail/'))).toMatchObject(EXPIRED)
  })
})

describe('accepting by a link', () => {
  test('joins an account of that address, and proves it', async () => {
    const tenant = await unconfirmed()
    const { id, Token } = await invited(tenant.email)
    expect(must(await accept(tenant, Token))).toEqual({ ConnectionId: id })
    expect(must(await tenant.call(GetUserAccountDetails, {})).EmailVerified).toBe(true)
    expect(must(await owner.call(GetUserConnectionDetails, { ConnectionId: id }))).toMatchObject({
      StatusId: 1,
      With: { ProfileId: tenant.profileId },
      Email: tenant.email,
    })
    expect(await notifiedOf(app, owner)).toMatchObject([{ message: 'accepted your invitation.', actor_profile_id: tenant.profileId }])
  })

  test('brings what else was sent there', async () => {
    const tenant = await unconfirmed()
    const { Token } = await invited(tenant.email)
    const other = await app.newPerson()
    const second = await ask(other, { Email: tenant.email, ProfileTypeId: Tenant })
    must(await accept(tenant, Token))
    const waiting = must(await tenant.call(GetRequestedUserConnections, { Direction: 2 })).Items
    expect(waiting).toMatchObject([{ ConnectionId: second }])
  })

  test('lets nobody else in who got the link from somebody', async () => {
    const { id, Token } = await invited()
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    expect(await accept(stranger, Token)).toMatchObject({
      status: 409,
      error: { Code: 'InvitationForOtherAddress', Message: messages.invitationForOtherAddress },
    })
    expect(await accept(owner, Token)).toMatchObject({ status: 409 })
    expect(await rowOf(id)).toMatchObject({ state: 0, addressee_account_id: null })
  })

  test('asks for the profile that was meant', async () => {
    const person = await unconfirmed('Owner')
    const { Token } = await invited(person.email)
    expect((await accept(person, Token)).error?.Code).toBe('InvitationNeedsProfile')
    const asTenant = await app.secondProfile(person, 'Tenant')
    must(await accept(asTenant, Token))
  })

  test('twice at once joins once', async () => {
    const tenant = await unconfirmed()
    const { id, Token } = await invited(tenant.email)
    const answers = await Promise.all([accept(tenant, Token), accept(tenant, Token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await happenedIn(app, id)).toEqual(['invited', 'accepted'])
  })

  test('or withdrawn at the same moment, not both', async () => {
    const tenant = await unconfirmed()
    const { id, Token } = await invited(tenant.email)
    const answers = await Promise.all([accept(tenant, Token), owner.call(DeleteRegistrationInvitation, { ConnectionId: id })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await happenedIn(app, id)).toHaveLength(2)
  })
})

describe('sign-up from an invitation', () => {
  const register = (changes: Parameters<typeof registration>[0]) => app.visitor().call(RegisterUser, registration(changes))

  test('confirms the address and joins, where the first profile is the one that was meant', async () => {
    const { id, email, Token } = await invited()
    const answer = must(await register({ Email: email, ProfileTypeId: Tenant, InvitationToken: Token }))
    expect(answer.ConnectionId).toBe(id)
    expect(await rowOf(id)).toMatchObject({ state: 1, addressee_profile_id: answer.ProfileId, addressee_account_id: answer.AccountId })
    const browser = await signedInBrowser(app, email, GOOD_PASSWORD)
    expect(must(await browser.call(GetUserAccountDetails, {})).EmailVerified).toBe(true)
    expect(must(await browser.call(GetUserConnectionDetails, { ConnectionId: id })).With.Name).toBe('Olga Tester')
    expect((await emailsTo(email)).map(({ name }) => name)).not.toContain('verify-email')
  })

  test.each([
    ['another profile', Owner],
    ['none', 0],
  ])('with %s leaves it waiting for that account', async (_what, ProfileTypeId) => {
    const { id, email, Token } = await invited()
    const answer = must(await register({ Email: email, ProfileTypeId, InvitationToken: Token }))
    expect(answer.ConnectionId).toBe(id)
    expect(await rowOf(id)).toMatchObject({ state: 0, addressee_account_id: answer.AccountId, addressee_profile_id: null })
    must(await read(Token))
  })

  test('with another address is told at its field, and makes no account', async () => {
    const { id, Token } = await invited()
    const other = newEmail()
    const answer = await register({ Email: other, ProfileTypeId: Tenant, InvitationToken: Token })
    expect(answer.error?.Fields).toEqual({ Email: 'This invitation was sent to another email. Please sign up with that one.' })
    expect(await app.sql('select from account where email = $1', [other])).toEqual([])
    expect(await rowOf(id)).toMatchObject({ state: 0 })
  })

  test('with one that was taken back meanwhile is a sign-up like any other', async () => {
    const { id, email, Token } = await invited()
    must(await owner.call(DeleteRegistrationInvitation, { ConnectionId: id }))
    const answer = must(await register({ Email: email, ProfileTypeId: Tenant, InvitationToken: Token }))
    expect(answer.ConnectionId).toBeNull()
    expect(await app.sql('select email_verified_at from account where email = $1', [email])).toEqual([{ email_verified_at: null }])
  })

  test('brings the others that wait for the address', async () => {
    const { email, Token } = await invited()
    const other = await ask(await app.newPerson({ profileType: 'Agent' }), { Email: email, ProfileTypeId: Tenant })
    const answer = must(await register({ Email: email, ProfileTypeId: Tenant, InvitationToken: Token }))
    expect(await rowOf(other)).toMatchObject({ state: 0, addressee_profile_id: answer.ProfileId })
  })

  test('without the link the address is to be confirmed first, and brings them then', async () => {
    const { id, email } = await invited()
    must(await register({ Email: email, ProfileTypeId: Tenant }))
    expect(await rowOf(id)).toMatchObject({ addressee_account_id: null })
    must(
      await app
        .visitor()
        .call(ConfirmEmail, { Token: secretIn(await app.emailTo(email, /confirm/), '/ConfirmEmail/'), Password: GOOD_PASSWORD }),
    )
    expect(await rowOf(id)).toMatchObject({ state: 0, addressee_account_id: expect.any(String), addressee_profile_id: expect.any(String) })
  })
})

describe('what is meant for them', () => {
  test('is shown behind the link, and theirs with the sign-up from it', async () => {
    const { AssetId } = must(await owner.call(AddAsset, houseInput))
    const { OwnersVersion } = must(await owner.call(GetAssetOwners, { AssetId }))
    const TenureStart = dayAhead(-1)
    const email = newEmail()
    await ask(owner, {
      Email: email,
      ProfileTypeId: Agent,
      AssetIds: [AssetId],
      Terms: { ContractTypeId: 1, TenureStart, FeePercent: 8, Scopes: ['list', 'tenants'] },
    })
    const Token = secretIn(await app.emailTo(email), PAGE)
    expect(must(await read(Token)).Proposal).toMatchObject({ AssetsCount: 1, Titles: [houseInput.Title] })
    const form = registration({ Email: email, ProfileTypeId: Agent, InvitationToken: Token })
    const { ProfileId } = must(await app.visitor().call(RegisterUser, form))
    expect(must(await owner.call(GetAssetAssignedProfiles, { AssetId })).Agents).toMatchObject([
      { ProfileId, State: 'current', Scopes: ['list', 'tenants'] },
    ])

    const partner = newEmail()
    const Owners = [{ OwnershipPercent: 60 }, { OwnershipPercent: 40, Name: 'Iris Bell', Email: partner, Invite: true }]
    must(await owner.call(AddEditAssetOwners, { AssetId, Version: OwnersVersion, Owners }))
    const partnerToken = secretIn(await app.emailTo(partner), PAGE)
    expect(must(await read(partnerToken)).Shares).toEqual([`40 percent of ${houseInput.Title}`])
    must(await app.visitor().call(RegisterUser, registration({ Email: partner, ProfileTypeId: Owner, InvitationToken: partnerToken })))
    expect(must(await owner.call(GetAssetOwners, { AssetId })).Owners).toMatchObject([{}, { Name: 'Iris Bell', Status: 'accepted' }])
  })

  test('is theirs, too, where they had asked first', async () => {
    const { AssetId } = must(await owner.call(AddAsset, houseInput))
    const agent = await app.newPerson({ profileType: 'Agent' })
    await app.sql('update profile set is_public = true where id = $1', [owner.profileId])
    const id = await ask(agent, { ProfileId: owner.profileId, ProfileTypeId: Owner })
    const Terms = { ContractTypeId: 2, TenureStart: dayAhead(-1), Scopes: ['list' as const] }
    const back = { Email: agent.email, ProfileTypeId: Agent, AssetIds: [AssetId], Terms }
    expect(must(await owner.call(CreateUserConnection, back))).toEqual({ ConnectionId: id, StatusId: 1 })
    expect(must(await owner.call(GetAssetAssignedProfiles, { AssetId })).Agents).toMatchObject([
      { ProfileId: agent.profileId, State: 'current', ConnectionId: id },
    ])
  })

  test('is only what the sender manages', async () => {
    const { AssetId } = must(await (await app.newPerson()).call(AddAsset, houseInput))
    const Terms = { ContractTypeId: 2, TenureStart: dayAhead(1), Scopes: ['list' as const] }
    const answer = await owner.call(CreateUserConnection, { Email: newEmail(), ProfileTypeId: Agent, AssetIds: [AssetId], Terms })
    expect(answer.error?.Fields).toHaveProperty('AssetIds')
    expect(must(await owner.call(GetRequestedUserConnections, { Direction: 1 })).Items).toEqual([])
  })
})

describe('an address that becomes an account’s', () => {
  test('by another confirmation brings what was sent there', async () => {
    const tenant = await unconfirmed()
    const { id } = await invited(tenant.email)
    must(await tenant.call(SendEmailVerification, {}))
    must(await tenant.call(ConfirmEmail, { Token: secretIn(await app.emailTo(tenant.email, /confirm/), '/ConfirmEmail/') }))
    expect(await rowOf(id)).toMatchObject({ addressee_profile_id: tenant.profileId })
    expect(await notifiedOf(app, tenant)).toMatchObject([{ event_key: 'connection.invited' }])
  })

  test('by a change of address', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    const { id, email } = await invited()
    must(await tenant.call(ChangeEmail, { Email: email }))
    must(await tenant.call(ConfirmEmail, { Token: secretIn(await app.emailTo(email, /Confirm/), '/ConfirmEmail/') }))
    expect(await rowOf(id)).toMatchObject({ addressee_profile_id: tenant.profileId })
  })

  test('by a new password', async () => {
    const tenant = await unconfirmed()
    const { id } = await invited(tenant.email)
    must(await app.visitor().call(SendResetPassword, { Email: tenant.email }))
    const Token = secretIn(await app.emailTo(tenant.email), '/ResetPassword/')
    const password = 'eight brass door bells'
    must(await app.visitor().call(ResetPassword, { Token, Password: password, ConfirmPassword: password }))
    expect(await rowOf(id)).toMatchObject({ addressee_profile_id: tenant.profileId })
  })

  test('brings nothing from whom they have just said no to', async () => {
    const agent = await publicPerson(app)
    must(await move(agent, await askAgent(owner, agent), 2))
    const id = await ask(owner, { Email: agent.email, ProfileTypeId: Agent })
    must(await app.visitor().call(SendResetPassword, { Email: agent.email }))
    const Token = secretIn(await app.emailTo(agent.email, /password/), '/ResetPassword/')
    const password = 'eight brass door bells'
    must(await app.visitor().call(ResetPassword, { Token, Password: password, ConfirmPassword: password }))
    expect(await rowOf(id)).toMatchObject({ state: 0, addressee_account_id: null })
  })

  test('of the sender themself brings them nothing', async () => {
    const { id, email } = await invited()
    must(await owner.call(ChangeEmail, { Email: email }))
    must(await owner.call(ConfirmEmail, { Token: secretIn(await app.emailTo(email, /Confirm/), '/ConfirmEmail/') }))
    expect(await rowOf(id)).toMatchObject({ state: 0, addressee_account_id: null })
  })

  test('of the sender themself joins them with nobody by the link either', async () => {
    const { email, Token } = await invited(newEmail(), Owner)
    must(await owner.call(ChangeEmail, { Email: email }))
    must(await owner.call(ConfirmEmail, { Token: secretIn(await app.emailTo(email, /Confirm/), '/ConfirmEmail/') }))
    expect(await accept(owner, Token)).toMatchObject({ status: 409, error: { Code: 'InvitationToSelf' } })
  })

  test('of somebody whom the sender knows by name does not make a second pair', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    await app.sql('update account set email_verified_at = null where id = $1', [agent.accountId])
    const { id } = await invited(agent.email, Agent)
    await app.sql('update profile set is_public = true where id = $1', [agent.profileId])
    await app.sql('update account set email_verified_at = now() where id = $1', [agent.accountId])
    const byName = must(await owner.call(CreateUserConnection, { ProfileId: agent.profileId, ProfileTypeId: Agent })).ConnectionId
    must(await agent.call(ChangeEmail, { Email: `${randomUUID()}@example.com` }))
    await app.sql('update account set email_verified_at = null where id = $1', [agent.accountId])
    must(await agent.call(SendEmailVerification, {}))
    must(await agent.call(ConfirmEmail, { Token: secretIn(await app.emailTo(agent.email, /confirm/), '/ConfirmEmail/') }))
    expect(await rowOf(id)).toMatchObject({ state: 0, addressee_account_id: null })
    must(await move(agent, byName, 1))
    expect(await rowOf(id)).toMatchObject({ state: 3, outcome: 'withdrawn' })
  })
})
