import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { ConfirmEmail } from '@keystead/contract/security/sign-in/email.operations.ts'
import { UpdateUserConnectionStatus } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { type AccountTypeName, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { GetUserDetails, GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { emailTo } from './outbox.ts'
import { newPerson, type Person } from './people.ts'
import type { RunningServer } from './server.ts'

/** Someone with a confirmed address. */
export async function confirmedPerson(server: RunningServer, type: ProfileTypeName, accountType?: AccountTypeName): Promise<Person> {
  const person = await newPerson(server.url, type, accountType)
  const confirmation = await emailTo(server, person.email, /confirm/i)
  await person.call(ConfirmEmail, { Token: /\/ConfirmEmail\/([\w-]+)/.exec(confirmation.text)?.[1] ?? '' })
  return person
}

/** Someone with a confirmed address and a name of their own; strangers do not find them unless it is said. */
export async function namedPerson(
  server: RunningServer,
  type: ProfileTypeName,
  FirstName: string,
  LastName: string,
  facts: Partial<InputOf<typeof UpdateUser>> = {},
): Promise<Person> {
  const person = await confirmedPerson(server, type)
  const { ActiveProfileId } = await person.call(GetUserProfiles, {})
  const { ProfileId, Version } = await person.call(GetUserDetails, { ProfileId: ActiveProfileId ?? '' })
  await person.call(UpdateUser, { ProfileId, Version, FirstName, LastName, IsPublic: false, ...facts })
  return person
}

const COLORADO = 8

/** An agent whom strangers find around Denver, and can write to. */
export function publicAgent(server: RunningServer, FirstName = 'Robin', LastName = 'Marlow'): Promise<Person> {
  const About = 'Quiet houses and loud dogs are both welcome.'
  return namedPerson(server, 'Agent', FirstName, LastName, { About, City: 'Denver', StateId: COLORADO, IsPublic: true })
}

/** Connects two people through the same calls that their pages make. Answers the connection. */
export async function connect(asks: Person, accepts: Person, type: ProfileTypeName): Promise<string> {
  const { ConnectionId } = await asks.call(CreateUserConnection, { Email: accepts.email, ProfileTypeId: PROFILE_TYPES[type] })
  await accepts.call(UpdateUserConnectionStatus, { ConnectionId, StatusId: CONNECTION_STATES.Joined })
  return ConnectionId
}
