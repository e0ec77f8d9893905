import type { SharePermission } from '@keystead/contract/documents/documents/document.values.ts'
import { type BuiltInRole, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import type { MemberRights } from '@keystead/contract/rpc/permissions.ts'

/*
 * Folders and documents in the drawer of one owner, and readers who have shares of some of them. What each reader may do with each thing
 * follows from where it lies.
 */

type ThingShape = {
  readonly kind: 'folder' | 'document'
  readonly liesIn: string | null
  /** Of a type that is never shown to others. */
  readonly isRestricted?: true
  readonly isInBin?: true
}

/** What lies deepest comes first: calls that delete or move one thing after the other still find the next. */
export const THINGS = {
  'document in the bin': { kind: 'document', liesIn: 'shared folder', isInBin: true },
  'document below': { kind: 'document', liesIn: 'folder below' },
  'report in it': { kind: 'document', liesIn: 'shared folder', isRestricted: true },
  'document in it': { kind: 'document', liesIn: 'shared folder' },
  'document above': { kind: 'document', liesIn: 'folder above' },
  'document alone': { kind: 'document', liesIn: null },
  'report alone': { kind: 'document', liesIn: null, isRestricted: true },
  'other document': { kind: 'document', liesIn: 'other folder' },
  'folder in the bin': { kind: 'folder', liesIn: 'shared folder', isInBin: true },
  'folder below': { kind: 'folder', liesIn: 'shared folder' },
  'shared folder': { kind: 'folder', liesIn: 'folder above' },
  'folder above': { kind: 'folder', liesIn: null },
  'other folder': { kind: 'folder', liesIn: null },
} as const satisfies Readonly<Record<string, ThingShape>>
export type ThingName = keyof typeof THINGS
export const THING_NAMES = Object.keys(THINGS) as ThingName[]

export function shapeOf(thing: ThingName): ThingShape & { readonly liesIn: ThingName | null } {
  return THINGS[thing]
}

export function isWithin(thing: ThingName, outer: ThingName): boolean {
  const { liesIn } = shapeOf(thing)
  return thing === outer || (liesIn !== null && isWithin(liesIn, outer))
}

export type Share = {
  readonly of: ThingName
  readonly permission: SharePermission
  /** Taken back by its owner, or its last day is over. */
  readonly was?: 'taken back' | 'over'
}

export type Reader = {
  readonly name: string
  readonly profileType: 'Owner' | 'Agent' | 'Tenant'
  /** Whether they act as the owner: what lies in the drawer is theirs. */
  readonly owns: boolean
  readonly shares: readonly Share[]
  /** They act for the business of the owner, or for one that the folder is shared with. */
  readonly member?: { readonly of: 'owner' | 'grantee'; readonly rights: MemberRights }
}

function person(name: string, profileType: Reader['profileType'], ...shares: readonly Share[]): Reader {
  return { name, profileType, owns: false, shares }
}

function member(
  name: string,
  of: 'owner' | 'grantee',
  role: BuiltInRole,
  { owns = false, shares = [], isLimited = false }: { owns?: boolean; shares?: readonly Share[]; isLimited?: boolean } = {},
): Reader {
  const rights = { memberId: '', isAdministrator: role === 'administrator', rights: rightsOf(role), isLimited }
  return { name, profileType: 'Owner', owns, shares, member: { of, rights } }
}

/** What a business has a share of, no matter who acts for it. */
const OF_BUSINESS: readonly Share[] = [{ of: 'shared folder', permission: 'edit' }]

const EACH_SHARED: readonly ThingName[] = ['folder above', 'shared folder', 'document in it', 'document alone']

/** What only row security keeps from members has `member for another home` in its name (`npm run mutate-access`). */
export const READERS: readonly Reader[] = [
  { name: 'owner', profileType: 'Owner', owns: true, shares: [] },
  person('other profile of the owner', 'Agent', { of: 'document alone', permission: 'view' }),
  member('administrator', 'owner', 'administrator', { owns: true }),
  member('member who may only look', 'owner', 'viewer', { owns: true }),
  member('member for the home', 'owner', 'property-manager', { owns: true, isLimited: true }),
  member('member for another home', 'owner', 'property-manager', { isLimited: true }),
  // That it was shared once with all around it gives nothing any more.
  person(
    'viewer of the folder',
    'Tenant',
    { of: 'shared folder', permission: 'view' },
    { of: 'folder above', permission: 'edit', was: 'taken back' },
    { of: 'document in it', permission: 'edit', was: 'over' },
  ),
  person('viewer of the folder who may save', 'Owner', { of: 'shared folder', permission: 'download' }),
  person('editor of the folder', 'Agent', { of: 'shared folder', permission: 'edit' }),
  person('other profile of that editor', 'Tenant'),
  person('viewer of the folder above', 'Agent', { of: 'folder above', permission: 'view' }),
  person('editor of the folder above', 'Tenant', { of: 'folder above', permission: 'edit' }),
  person('editor of the folder below', 'Agent', { of: 'folder below', permission: 'edit' }),
  person('viewer of a document in it', 'Tenant', { of: 'document in it', permission: 'view' }),
  person('editor of a document in it', 'Agent', { of: 'document in it', permission: 'edit' }),
  person('viewer of the document alone', 'Owner', { of: 'document alone', permission: 'view' }),
  person('editor of the document alone', 'Tenant', { of: 'document alone', permission: 'edit' }),
  // By rows alone: the calls share no such thing.
  person(
    'editor of what is in the bin or never shared',
    'Agent',
    { of: 'report alone', permission: 'edit' },
    { of: 'document in the bin', permission: 'edit' },
    { of: 'folder in the bin', permission: 'edit' },
  ),
  person('one whose shares were taken back', 'Agent', ...EACH_SHARED.map((of) => ({ of, permission: 'edit', was: 'taken back' }) as const)),
  person('one whose last day is over', 'Owner', ...EACH_SHARED.map((of) => ({ of, permission: 'edit', was: 'over' }) as const)),
  person('one whose address has links alone', 'Agent'),
  person('stranger', 'Owner'),
  member('business that it is shared with', 'grantee', 'administrator', { shares: OF_BUSINESS }),
  member('member of it who may only look', 'grantee', 'viewer', { shares: OF_BUSINESS }),
  member('member for another home, of a business that it is shared with', 'grantee', 'property-manager', { isLimited: true }),
]

export type Right = 'own' | SharePermission

const PERMITS: Readonly<Record<SharePermission, readonly Right[]>> = {
  view: ['view'],
  download: ['view', 'download'],
  edit: ['view', 'download', 'edit'],
}

/** What a reader may do with a thing that is there; what is in the bin is its owner's, to be given back. */
export function rightsTo(reader: Reader, thing: ThingName): ReadonlySet<Right> {
  if (reader.owns) return new Set<Right>(['own', ...PERMITS.edit])
  const { isRestricted, isInBin } = shapeOf(thing)
  if (isRestricted || isInBin) return new Set()
  const held = reader.shares.filter(({ of, was }) => was === undefined && isWithin(thing, of))
  return new Set(held.flatMap(({ permission }) => PERMITS[permission]))
}
