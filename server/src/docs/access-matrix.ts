import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { AGENT_SCOPES, type OwnedKind, type ProfileTypeName, type Relation, type SignedInAccess } from '@keystead/contract/rpc/access.ts'
import { AREAS, type MemberRights, type Rights, refusalOf } from '@keystead/contract/rpc/permissions.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'

/*
 * Who gets what answer to which call, worked out from the declarations. The same table is checked in as a document and
 * tried cell by cell against a real server.
 */

type MatrixActor = {
  readonly name: string
  readonly signedIn: boolean
  readonly profileType: ProfileTypeName | null
  /** Whether the objects that a call names are this actor's own. */
  readonly ownsTheObject: boolean
  /** How this actor stands to the objects of the owner. */
  readonly relations: readonly Relation[]
  /** What they may do as a member of the business of the owner. */
  readonly member?: MemberRights
}

const stranger = { ownsTheObject: false, relations: [] } as const
const signedOut = { signedIn: false, profileType: null, ...stranger } as const
const everyScope = AGENT_SCOPES.map((scope): Relation => `agent:${scope}`)

const NOTHING = Object.fromEntries(AREAS.map((area) => [area, 'none'])) as Rights

/** What a member has who edits one area, and sees the homes and people that it is about. */
export const RIGHTS_OF_LEADS: Rights = { ...NOTHING, properties: 'view', connections: 'view', leads: 'edit' }

/** One who acts for the business that the owner of the object is, with these rights. */
function member(rights: Rights, { isLimited = false, isAdministrator = false } = {}) {
  return { signedIn: true, profileType: 'Owner', ...stranger, member: { memberId: '', isAdministrator, rights, isLimited } } as const
}

export const MATRIX_ACTORS = [
  { name: 'anonymous', ...signedOut },
  { name: 'ended session', ...signedOut },
  { name: 'account without profile', signedIn: true, profileType: null, ...stranger },
  { name: 'owner of the object', signedIn: true, profileType: 'Owner', ownsTheObject: true, relations: [] },
  { name: 'same account, other profile', signedIn: true, profileType: 'Agent', ...stranger },
  { name: 'other owner', signedIn: true, profileType: 'Owner', ...stranger },
  { name: 'business owner', signedIn: true, profileType: 'Owner', ...stranger },
  { name: 'co-owner', signedIn: true, profileType: 'Owner', ownsTheObject: false, relations: ['partner'] },
  // It is their connection with the owner that calls name.
  { name: 'assigned agent', signedIn: true, profileType: 'Agent', ownsTheObject: false, relations: ['agent', ...everyScope, 'party'] },
  { name: 'agent who may only look', signedIn: true, profileType: 'Agent', ownsTheObject: false, relations: ['agent'] },
  { name: 'unassigned agent', signedIn: true, profileType: 'Agent', ...stranger },
  { name: 'agent of an ended connection', signedIn: true, profileType: 'Agent', ...stranger },
  {
    name: 'connected tenant',
    signedIn: true,
    profileType: 'Tenant',
    ownsTheObject: false,
    relations: ['tenant', 'recipient', 'signer', 'applicant', 'applicant:lead'],
  },
  // What they were given to sign, or asked to fill in, is theirs still.
  { name: 'tenant who moved out', signedIn: true, profileType: 'Tenant', ownsTheObject: false, relations: ['signer', 'applicant'] },
  { name: 'unconnected tenant', signedIn: true, profileType: 'Tenant', ...stranger },
  // The document lies in it; and it is their share that calls name.
  { name: 'reader of a shared folder', signedIn: true, profileType: 'Tenant', ownsTheObject: false, relations: ['shared', 'grantee'] },
  { name: 'editor of a shared document', signedIn: true, profileType: 'Agent', ownsTheObject: false, relations: ['shared', 'shared:edit'] },
  { name: 'reader whose share has ended', signedIn: true, profileType: 'Agent', ...stranger },
  { name: 'administrator', ...member(rightsOf('administrator'), { isAdministrator: true }) },
  { name: 'member for leads', ...member(RIGHTS_OF_LEADS) },
  { name: 'member who may only look', ...member(rightsOf('viewer')) },
  { name: 'member for another home', ...member(rightsOf('property-manager'), { isLimited: true }) },
  // Their session still means to act for the business.
  { name: 'blocked member', signedIn: true, profileType: null, ...stranger },
  { name: 'removed member', signedIn: true, profileType: null, ...stranger },
] as const satisfies readonly MatrixActor[]
export type MatrixActorName = (typeof MATRIX_ACTORS)[number]['name']

/** `yes`: done. 401: sign in first. 403: not for this profile. role: not for this role, 403. 404: as if the object did not exist. */
export type MatrixCell = 'yes' | '401' | '403' | 'role' | '404'

/** What belongs to an account as a whole, whichever of its profiles is active. */
const OF_THE_ACCOUNT: ReadonlySet<OwnedKind> = new Set([
  'passkey',
  'profile',
  'renter-profile-share',
  'saved-search',
  'session',
  'support-ticket',
  'tour-request',
])

export function expectedCell(operation: AnyOperation, actor: MatrixActor & { name: MatrixActorName }): MatrixCell {
  const { access } = operation
  if (access.kind === 'public') return 'yes'
  if (!actor.signedIn) return '401'
  const mayCall = access.profiles === 'any' || (actor.profileType !== null && access.profiles.includes(actor.profileType))
  if (!mayCall) return '403'
  if (actor.member) return memberCell(operation, access, actor.member)
  if (!access.own) return 'yes'
  if (OF_BUSINESSES.has(access.own.kind)) return '404'
  const ownsIt = actor.ownsTheObject || (OF_THE_ACCOUNT.has(access.own.kind) && actor.name === 'same account, other profile')
  const isRelated = access.own.reach?.some((relation) => actor.relations.includes(relation)) ?? false
  return ownsIt || isRelated ? 'yes' : '404'
}

/** What only its members reach, who switch to it first; all else hangs on homes, or is about people who live in them. */
const OF_BUSINESSES: ReadonlySet<OwnedKind> = new Set(['business', 'business-image', 'business-member', 'business-role'])
/** What all who may do so at all work with, whichever homes they are given. */
const OF_NO_HOME: ReadonlySet<OwnedKind> = new Set(['agreement-template', 'invoice-item'])
/** Whoever has a place in a business may act for it: its profile is among theirs. */
const NAMES_A_SEAT = 'SwitchUserProfile'

/** A member who acts for the owner of the object. */
function memberCell({ name, permission = 'personal', concerns }: AnyOperation, { own }: SignedInAccess, rights: MemberRights): MatrixCell {
  if (refusalOf({ permission, concerns }, rights)) return 'role'
  if (!own || name === NAMES_A_SEAT) return 'yes'
  if (permission === 'personal') return '404'
  return rights.isLimited && !OF_BUSINESSES.has(own.kind) && !OF_NO_HOME.has(own.kind) ? '404' : 'yes'
}

/** Of members of a business. */
function neededBy({ permission, concerns }: AnyOperation): string {
  return [permission, concerns].filter((part) => part !== undefined).join(', ')
}

function needsFreshFactor({ access }: AnyOperation): boolean {
  return access.kind === 'signedIn' && access.fresh === true
}

export function accessMatrixMarkdown(all: Iterable<AnyOperation>): string {
  const header = `| call | members need | factor | ${MATRIX_ACTORS.map(({ name }) => name).join(' | ')} |\n|---|---|:-:|${MATRIX_ACTORS.map(() => ':-:').join('|')}|`
  const inOrder = [...all].toSorted((one, other) => one.path.localeCompare(other.path, 'en'))
  const rows = inOrder.map(
    (operation) =>
      `| ${operation.area}/${operation.name} | ${neededBy(operation)} | ${needsFreshFactor(operation) ? 'fresh' : ''} | ${MATRIX_ACTORS.map((actor) => expectedCell(operation, actor)).join(' | ')} |`,
  )
  return [
    '# Access matrix',
    '',
    'Generated from the declarations; every cell is tried against a real server by `server/test/matrix`.',
    'yes: done · 401: sign in first · 403: not for this profile · role: not for this member of a business ·',
    '404: as if the object did not exist ·',
    'fresh: asks for a password, passkey or code of the last 15 minutes · members need: the permission of those who act for a business',
    '',
    header,
    ...rows,
    '',
  ].join('\n')
}

/** A table without the spaces and dashes by which a formatter lines up its columns. */
export function withoutPadding(markdown: string): string {
  return markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---').replace(/:-+:/g, ':-:')
}
