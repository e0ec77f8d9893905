import { randomUUID } from 'node:crypto'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { TestApp, TestCaller, TestPerson } from '../../../test/harness.ts'
import { toldTo } from '../../../test/told.ts'
import { must } from '../../../test/must.ts'
import { only } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { INVITATION_LINK } from './invitation-link.ts'

export const { Owner, Agent, Tenant } = PROFILE_TYPES

export function newEmail(): string {
  return `${randomUUID()}@example.com`
}

/** Someone whom strangers find. */
export async function publicPerson(
  app: TestApp,
  profileType: Exclude<ProfileTypeName, 'Tenant'> = 'Agent',
  firstName = 'Pat',
): Promise<TestPerson> {
  const person = await app.newPerson({ profileType, firstName })
  await app.sql('update profile set is_public = true where id = $1', [person.profileId])
  return person
}

type Invitation = InputOf<typeof CreateUserConnection>

export async function ask(sender: TestCaller, invitation: Partial<Invitation> & Pick<Invitation, 'ProfileTypeId'>): Promise<string> {
  return must(await sender.call(CreateUserConnection, invitation)).ConnectionId
}

/** Asks a public agent by name. */
export async function askAgent(sender: TestCaller, agent: TestPerson): Promise<string> {
  return ask(sender, { ProfileId: agent.profileId, ProfileTypeId: Agent })
}

export function move(person: TestCaller, ConnectionId: string, StatusId: number, Reason?: string) {
  return person.call(UpdateUserConnectionStatus, { ConnectionId, StatusId, Reason })
}

/** What the history of a connection says that happened, the first first. */
export async function happenedIn(app: TestApp, connectionId: string): Promise<string[]> {
  const rows = await app.sql<{ kind: string }>('select kind from connection_event where connection_id = $1 order by at, id', [connectionId])
  return rows.map(({ kind }) => kind)
}

/** What someone was told, the latest first; with an event, of that alone. */
export async function notifiedOf(app: TestApp, { profileId }: Pick<TestPerson, 'profileId'>, event: string | null = null) {
  return (await toldTo(app, profileId, '($2::text is null or event_key = $2)', event)).toReversed()
}

/** The words of that. */
export async function messagesTo(app: TestApp, person: Pick<TestPerson, 'profileId'>, event?: string): Promise<string[]> {
  return (await notifiedOf(app, person, event)).map(({ message }) => message)
}

/** The secret of an email by which a new agent asks an address, no matter whose it is, to join as someone of a type. */
export async function linkToInvitation(app: TestApp, { email = newEmail(), typeId = Tenant as number } = {}): Promise<string> {
  const { accountId, profileId } = await app.newPerson({ profileType: 'Agent' })
  return app.services.database.transaction(everything('a test sends an email'), async (db) => {
    const { id } = only(
      await db.sql<{ id: string }>(
        `insert into connection (requester_account_id, requester_profile_id, requester_type_id, addressee_type_id, invite_email, expires_at)
         values ($1, $2, ${Agent}, $3, $4, now() + interval '30 days') returning id`,
        [accountId, profileId, typeId, email],
      ),
    )
    const tokenId = await makeLink(db, INVITATION_LINK, { accountId, objectId: id })
    const secret = await mintLink(db, tokenId)
    if (secret === null) throw new Error('the link was used before it was made')
    return secret
  })
}
