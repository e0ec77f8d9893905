import type { UpdateAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { MAX_PARTY_NAME } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { emptyMessage, invalidMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { listPersons } from '../../identity/persons/person.public.ts'
import { failField } from '../../rpc/failure.ts'
import { cutTo } from '../../text/cut-to.ts'
import { findNameOf, findReachable, listAccountsOf } from '../../identity/profiles/profile.public.ts'
import { listConnectedAmong } from '../../people/connections/connection.public.ts'
import type { NewParty } from './party.queries.ts'

type PartyInput = ParsedInputOf<typeof UpdateAgreement>['Parties'][number]

/** Whom a maker can name: `profileId` is theirs, `managerId` that of the home. */
export type Naming = {
  readonly profileId: string
  readonly managerId: string | null
  readonly roles: readonly RoleRead[]
  readonly known: ReadonlySet<string>
}

/** The parties of a draft as its maker names them, each with the name that the paper has: profiles and persons are called as they are here. */
export async function checkedParties(
  db: Db,
  { profileId, managerId, roles, known }: Naming,
  inputs: readonly PartyInput[],
): Promise<NewParty[]> {
  const persons = await listPersons(
    db,
    inputs.flatMap(({ PersonId }) => PersonId ?? []),
  )
  // Who was written down and has accepted since signs as who they are.
  const profileOf = ({ ProfileId, PersonId }: PartyInput) =>
    ProfileId ?? (PersonId === null ? null : (persons.get(PersonId)?.profile_id ?? null))
  const wanted = [...new Set(inputs.flatMap((input) => profileOf(input) ?? []))]
  const connected = await listConnectedAmong(db, profileId, wanted)
  const accounts = await listAccountsOf(db, wanted)
  const parties: NewParty[] = []
  for (const [index, input] of inputs.entries()) {
    const at = (field: string) => `Parties.${index}.${field}`
    const isTaken = inputs.findIndex(({ PartyId }) => PartyId !== null && PartyId === input.PartyId) < index
    if (input.PartyId !== null && (!known.has(input.PartyId) || isTaken)) failField(at('PartyId'), invalidMessage('Party'))
    checkPart(roles, input, at)
    const own = { id: input.PartyId, role: input.Role, part: input.Part, turn: input.Turn }
    const theirs = profileOf(input)
    if (theirs !== null) {
      const accountId = accounts.get(theirs)
      const isNamed = connected.has(theirs) || theirs === managerId
      if (!isNamed || accountId === undefined) return failField(at('ProfileId'), messages.notConnected)
      if (parties.some(({ role, profileId: other }) => role === input.Role && other === theirs)) failField(at('Name'), messages.partyTwice)
      parties.push({ ...own, ...(await profileParty(db, theirs, accountId)) })
    } else {
      const person = input.PersonId === null ? null : persons.get(input.PersonId)
      if (person === undefined) return failField(at('PersonId'), invalidMessage('Person'))
      const name = input.Name ?? (person && `${person.first_name} ${person.last_name}`.trim())
      const email = input.Email ?? person?.email ?? null
      if (!name) return failField(at('Name'), emptyMessage('Name'))
      if (email === null) return failField(at('Email'), emptyMessage('Email'))
      parties.push({ ...own, profileId: null, profileAccountId: null, personId: input.PersonId, name, email })
    }
  }
  return parties
}

/** Who fills something in stands in a role of the template; readers may be more. */
function checkPart(roles: readonly RoleRead[], { Role, Part }: PartyInput, at: (field: string) => string): void {
  const role = roles.find(({ Name }) => Name === Role)
  if (role ? role.Part !== Part : Part === 'signer') failField(at('Role'), invalidMessage('Role'))
}

export async function profileParty(
  db: Db,
  profileId: string,
  accountId: string,
): Promise<Pick<NewParty, 'profileId' | 'profileAccountId' | 'personId' | 'name' | 'email'>> {
  const name = (await findNameOf(db, profileId)) ?? ''
  const email = (await findReachable(db, profileId))?.email ?? null
  return { profileId, profileAccountId: accountId, personId: null, name: cutTo(name, MAX_PARTY_NAME), email }
}
