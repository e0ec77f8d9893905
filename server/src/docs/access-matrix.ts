import type { OwnedKind } from '@keystead/contract/rpc/access.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { operations } from '@keystead/contract/registry.ts'
import type { ProfileTypeName } from '@keystead/contract/users/profiles/profile.values.ts'

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
}

export const MATRIX_ACTORS = [
  { name: 'anonymous', signedIn: false, profileType: null, ownsTheObject: false },
  { name: 'ended session', signedIn: false, profileType: null, ownsTheObject: false },
  { name: 'account without profile', signedIn: true, profileType: null, ownsTheObject: false },
  { name: 'owner of the object', signedIn: true, profileType: 'Owner', ownsTheObject: true },
  { name: 'same account, other profile', signedIn: true, profileType: 'Agent', ownsTheObject: false },
  { name: 'other owner', signedIn: true, profileType: 'Owner', ownsTheObject: false },
  { name: 'business owner', signedIn: true, profileType: 'Owner', ownsTheObject: false },
  { name: 'agent', signedIn: true, profileType: 'Agent', ownsTheObject: false },
  { name: 'tenant', signedIn: true, profileType: 'Tenant', ownsTheObject: false },
] as const satisfies readonly MatrixActor[]
export type MatrixActorName = (typeof MATRIX_ACTORS)[number]['name']

/** `yes`: done. 401: sign in first. 403: not for this profile. 404: as if the object did not exist. */
export type MatrixCell = 'yes' | '401' | '403' | '404'

/** What belongs to an account as a whole, whichever of its profiles is active. */
const OF_THE_ACCOUNT: ReadonlySet<OwnedKind> = new Set([
  'passkey',
  'profile',
  'saved-search',
  'session',
  'support-ticket',
  'viewing-request',
])

export function expectedCell(operation: AnyOperation, actor: (typeof MATRIX_ACTORS)[number]): MatrixCell {
  const { access } = operation
  if (access.kind === 'public') return 'yes'
  if (!actor.signedIn) return '401'
  const mayCall = access.profiles === 'any' || (actor.profileType !== null && access.profiles.includes(actor.profileType))
  if (!mayCall) return '403'
  if (!access.own) return 'yes'
  const ownsIt = actor.ownsTheObject || (OF_THE_ACCOUNT.has(access.own.kind) && actor.name === 'same account, other profile')
  return ownsIt ? 'yes' : '404'
}

export function accessMatrixMarkdown(): string {
  const header = `| call | ${MATRIX_ACTORS.map(({ name }) => name).join(' | ')} |\n|---|${MATRIX_ACTORS.map(() => ':-:').join('|')}|`
  const rows = [...operations.values()].map(
    (operation) => `| ${operation.area}/${operation.name} | ${MATRIX_ACTORS.map((actor) => expectedCell(operation, actor)).join(' | ')} |`,
  )
  return [
    '# Access matrix',
    '',
    'Generated from the declarations; every cell is tried against a real server by `server/test/matrix`.',
    'yes: done · 401: sign in first · 403: not for this profile · 404: as if the object did not exist',
    '',
    header,
    ...rows,
    '',
  ].join('\n')
}
