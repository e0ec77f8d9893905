import { AGENT_SCOPES, type OwnedKind, type Relation, type ProfileTypeName } from '@keystead/contract/rpc/access.ts'
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
}

const stranger = { ownsTheObject: false, relations: [] } as const
const signedOut = { signedIn: false, profileType: null, ...stranger } as const
const everyScope = AGENT_SCOPES.map((scope): Relation => `agent:${scope}`)

/** Business members and people with whom documents are shared come with those capabilities. */
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
  { name: 'connected tenant', signedIn: true, profileType: 'Tenant', ownsTheObject: false, relations: ['tenant'] },
  { name: 'tenant who moved out', signedIn: true, profileType: 'Tenant', ...stranger },
  { name: 'unconnected tenant', signedIn: true, profileType: 'Tenant', ...stranger },
] as const satisfies readonly MatrixActor[]
export type MatrixActorName = (typeof MATRIX_ACTORS)[number]['name']

/** `yes`: done. 401: sign in first. 403: not for this profile. 404: as if the object did not exist. */
export type MatrixCell = 'yes' | '401' | '403' | '404'

/** What belongs to an account as a whole, whichever of its profiles is active. */
const OF_THE_ACCOUNT: ReadonlySet<OwnedKind> = new Set(['passkey', 'profile', 'saved-search', 'session', 'support-ticket', 'tour-request'])

export function expectedCell(operation: AnyOperation, actor: MatrixActor & { name: MatrixActorName }): MatrixCell {
  const { access } = operation
  if (access.kind === 'public') return 'yes'
  if (!actor.signedIn) return '401'
  const mayCall = access.profiles === 'any' || (actor.profileType !== null && access.profiles.includes(actor.profileType))
  if (!mayCall) return '403'
  if (!access.own) return 'yes'
  const ownsIt = actor.ownsTheObject || (OF_THE_ACCOUNT.has(access.own.kind) && actor.name === 'same account, other profile')
  const isRelated = access.own.reach?.some((relation) => actor.relations.includes(relation)) ?? false
  return ownsIt || isRelated ? 'yes' : '404'
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
    'yes: done · 401: sign in first · 403: not for this profile · 404: as if the object did not exist ·',
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
