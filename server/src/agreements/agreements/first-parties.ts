import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { Db } from '../../database/db.ts'
import { listGrantees } from '../../leasing/tenures/tenure.public.ts'
import { listAccountsOf } from '../../identity/profiles/profile.public.ts'
import type { Facts } from './facts.ts'
import { text } from './agreement.text.ts'
import { profileParty } from './parties.ts'
import type { NewParty } from './party.queries.ts'
import { kindOfRole, type RoleKind } from './role-kinds.ts'

type Maker = { readonly profileId: string; readonly profileType: string; readonly otherId: string | null }
type Candidate = Pick<NewParty, 'profileId' | 'profileAccountId' | 'personId' | 'name' | 'email'>

/** Who is known to stand in the roles of a template, by what the roles are called: a beginning, which its maker changes as they like. */
export async function firstParties(db: Db, roles: readonly RoleRead[], facts: Facts, maker: Maker): Promise<NewParty[]> {
  const candidates = await candidatesFor(db, facts, maker)
  const parties = roles.flatMap(({ Name, Part, IsMany }): NewParty[] => {
    const kind = kindOfRole(Name)
    const fitting = kind === null ? [] : candidates[kind]
    return (IsMany ? fitting : fitting.slice(0, 1)).map((candidate) => ({ id: null, role: Name, part: Part, turn: 1, ...candidate }))
  })
  const managerId = facts.reached?.managingProfileId
  const isThere = managerId === undefined || managerId === maker.profileId || parties.some(({ profileId }) => profileId === managerId)
  // What is agreed on about a home, its manager gets to read.
  return isThere ? parties : [...parties, { id: null, role: text.copyRole, part: 'copy', turn: 1, ...(await ofProfile(db, managerId)) }]
}

async function candidatesFor(
  db: Db,
  { reached, lease }: Facts,
  { profileId, profileType, otherId }: Maker,
): Promise<Record<RoleKind, Candidate[]>> {
  const other = otherId === null ? null : ((await listGrantees(db, [otherId])).get(otherId) ?? null)
  const isOther = (type: keyof typeof PROFILE_TYPES) => other?.profile_type_id === PROFILE_TYPES[type]
  const ownerId = reached?.managingProfileId ?? (profileType === 'Owner' ? profileId : isOther('Owner') ? otherId : null)
  const agentId = profileType === 'Agent' ? profileId : isOther('Agent') ? otherId : null
  const tenants: Candidate[] = []
  for (const { ProfileId, Person, Name } of lease?.Tenants ?? []) {
    if (ProfileId !== null) tenants.push(await ofProfile(db, ProfileId))
    else if (Person?.Email)
      tenants.push({ profileId: null, profileAccountId: null, personId: Person.PersonId, name: Name, email: Person.Email })
  }
  if (tenants.length === 0 && isOther('Tenant')) tenants.push(await ofProfile(db, otherId!))
  const guarantors = (lease?.Guarantors ?? []).flatMap(({ PersonId, Name, Email }): Candidate[] =>
    Email === null ? [] : [{ profileId: null, profileAccountId: null, personId: PersonId, name: Name, email: Email }],
  )
  return {
    tenant: tenants,
    guarantor: guarantors,
    owner: ownerId === null ? [] : [await ofProfile(db, ownerId)],
    agent: agentId === null ? [] : [await ofProfile(db, agentId)],
  }
}

async function ofProfile(db: Db, profileId: string): Promise<Candidate> {
  const accountId = (await listAccountsOf(db, [profileId])).get(profileId)
  if (accountId === undefined) throw new Error(`profile ${profileId} has no account`)
  return profileParty(db, profileId, accountId)
}
