import { type Edge, knotsOf, mutualPairs, nameOf } from './graph.ts'
import { type Sources, type Use, madeIn, usesOf } from './read-house.ts'
import { heightOf, roomOf } from './rooms.ts'

/** What the house does not allow, each named once. Those that are known may only become fewer. */
export type Offenses = {
  /** `room -> table`: writes a table of another room. */
  readonly foreignWrites: readonly string[]
  /** `room -> table`: reads a table of another room itself, where that publishes neither it nor a view or fragment. */
  readonly unpublishedReads: readonly string[]
  /** `room -> room`: uses one that stands above it. */
  readonly upward: readonly string[]
  /** `file -> file`: imports what another room does not publish. */
  readonly unpublishedImports: readonly string[]
}

export type HouseReport = {
  readonly rooms: number
  readonly edges: readonly Edge[]
  readonly mutual: readonly string[]
  readonly knots: readonly (readonly string[])[]
  readonly offenses: Offenses
  /** Where each offense stands, to find it. */
  readonly places: ReadonlyMap<string, readonly string[]>
}

/** Rooms above all others put the parts together: they may import any of them. */
const PUTS_TOGETHER = 'composition/'
/** Below the capabilities everything is there to be used. */
const GROUND = 'ground/'

/** Tables that rooms hold out: some for all, some for policies of others alone, which may ask no view: pg_dump refuses such. */
export type Published = {
  readonly tables: ReadonlySet<string>
  readonly toPolicies: ReadonlySet<string>
  /** A room that verifies what all rooms of its layer keep, and so reads it all, and what the ground has kept of it. */
  readonly toVerifiers?: ReadonlySet<string>
}
const NOTHING: Published = { tables: new Set(), toPolicies: new Set() }

export function checkHouse(sources: Sources, tableOwners: ReadonlyMap<string, string>, published: Published = NOTHING): HouseReport {
  const { views, functions } = madeIn(sources)
  const uses = usesOf(sources, { tables: new Set([...tableOwners.keys(), ...views.keys()]), functions: new Set(functions.keys()) })
  const placed = uses.flatMap((use) => {
    const from = roomOf(use.path)
    const to = roomOfUse(use, tableOwners, views, functions)
    return from && to && from !== to ? [{ ...use, from, to }] : []
  })
  const edges = [...new Map(placed.map(({ from, to }) => [nameOf({ from, to }), { from, to }])).values()].sort(byName)
  const places = new Map<string, string[]>()
  const named = (found: readonly (Use & Edge)[], name: (use: Use & Edge) => string) => {
    for (const use of found) places.set(name(use), [...new Set([...(places.get(name(use)) ?? []), `${use.path} ${use.kind} ${use.name}`])])
    return [...new Set(found.map(name))].sort()
  }
  const isForeignTable = (use: Use) => tableOwners.has(use.name) && !views.has(use.name)
  const isVerified = ({ from, to }: Edge) =>
    (published.toVerifiers?.has(from) ?? false) && (layerOf(from) === layerOf(to) || to.startsWith(GROUND))
  const isHeldOut = (use: Use & Edge) =>
    published.tables.has(use.name) || (use.kind === 'ask' && published.toPolicies.has(use.name)) || (use.kind === 'read' && isVerified(use))
  return {
    rooms: new Set(edges.flatMap(({ from, to }) => [from, to])).size,
    edges,
    mutual: mutualPairs(edges),
    knots: knotsOf(edges),
    places,
    offenses: {
      foreignWrites: named(
        placed.filter((use) => use.kind === 'write' && isForeignTable(use)),
        ({ from, name }) => `${from} -> ${name}`,
      ),
      unpublishedReads: named(
        placed.filter((use) => (use.kind === 'read' || use.kind === 'ask') && isForeignTable(use) && !isHeldOut(use)),
        ({ from, name }) => `${from} -> ${name}`,
      ),
      upward: named(
        placed.filter(({ from, to }) => heightOf(from) < heightOf(to)),
        nameOf,
      ),
      unpublishedImports: named(
        placed.filter((use) => use.kind === 'import' && !isPublished(use)),
        ({ path, name }) => `${path} -> ${name}`,
      ),
    },
  }
}

function roomOfUse(
  { kind, name }: Use,
  tableOwners: ReadonlyMap<string, string>,
  views: ReadonlyMap<string, string>,
  functions: ReadonlyMap<string, string>,
): string | null {
  if (kind === 'import') return roomOf(name)
  if (kind === 'call') return roomOf(functions.get(name) ?? '')
  const view = views.get(name)
  return view ? roomOf(view) : (tableOwners.get(name) ?? null)
}

/** Across rooms only what a room holds out: of the server its `*.public.ts`. */
function isPublished({ from, to, name, path }: Use & Edge): boolean {
  if (to.startsWith(GROUND) || from.startsWith(PUTS_TOGETHER) || !path.startsWith('server/') || !name.startsWith('server/')) return true
  return name.endsWith('.public.ts')
}

function layerOf(room: string): string {
  return room.slice(0, room.indexOf('/'))
}

function byName(a: Edge, b: Edge): number {
  return nameOf(a) < nameOf(b) ? -1 : 1
}
