/** Screens that people go through one after another; named as in the table of routes. */
type Families = Readonly<Record<string, readonly string[]>>
type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[]; code: string | null }
/** Which screens need a module, by module. */
type Users = ReadonlyMap<string, ReadonlySet<string>>
export type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

/** What screens of several families need, and is small. */
export const COMMON = 'common'

/**
 * Left alone, what two screens share becomes a chunk for each set of screens that share it: dozens of small files, each with
 * its own request, headers and dictionary. Here it becomes one for the smallest family that has all of these screens. What a
 * single one of them needs is left alone where no other screen of the product does, and is one file beside the screen where
 * others do. A picture goes with whatever family may need it: it is smaller than the request for it.
 */
export function sharedChunks(source: string, families: Families): (id: string, graph: ModuleGraph) => string | null {
  let users: Users | null = null
  return (id, graph) => {
    users ??= usersIn(source, families, graph)
    const screens = users.get(id)
    if (!screens) return null
    const [only] = screens
    if (screens.size === 1 && !ICON.test(id)) return isNeededElsewhere(id, only!, { users, graph }) ? `${nameOf(only!)}-parts` : null
    const family = smallestFamily(screens, families) ?? COMMON
    return RULES.test(id) ? `${family}-rules` : family
  }
}

/** They need zod, and come after the forms that they check where a page shows its form at once. */
const RULES = /\/contract\/src\/.*\.forms\.ts$/

function smallestFamily(screens: ReadonlySet<string>, families: Families): string | undefined {
  return Object.entries(families)
    .filter(([, members]) => [...screens].every((screen) => members.includes(screen)))
    .toSorted(([, one], [, other]) => one.length - other.length)[0]?.[0]
}

/** Whether something needs it, by whatever way, that does not come with the one screen. */
function isNeededElsewhere(id: string, screen: string, { users, graph }: { users: Users; graph: ModuleGraph }): boolean {
  const needing = new Set([id])
  for (const module of needing) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
      if (!users.get(importer)?.has(screen)) return true
      needing.add(importer)
    }
  }
  return false
}

function nameOf(screen: string): string {
  return screen.slice(screen.lastIndexOf('/') + 1).replace(/Screen$/, '')
}

/** Of what these import, lean-contract.ts leaves next to nothing but the messages of their failures. */
const OPERATIONS = /\/contract\/src\/.*\.operations\.ts$/
const MESSAGES = /\.text\.ts$/

function usersIn(source: string, families: Families, graph: ModuleGraph): Users {
  const users = new Map<string, Set<string>>()
  for (const screen of new Set(Object.values(families).flat())) {
    for (const id of importsOf(`${source}/${screen}.tsx`, graph)) users.set(id, (users.get(id) ?? new Set<string>()).add(screen))
  }
  return users
}

const ICON = /\/@tabler\/icons-react\//
/** The list of all pictures, of which a module takes some by name. */
const ICONS = /\/ui\/icons\.ts$/
const ICON_NAMES = /import \{([^}]*)\} from "[^"]*\/icons\.ts"/
const ICON_FILE = /default as (\w+) \} from "([^"]*)"/g

/** Everything that comes with a module at once; what it loads on demand does not. */
function importsOf(entry: string, graph: ModuleGraph): Set<string> {
  if (!graph.getModuleInfo(entry)) throw new Error(`there is no ${entry}, which vite.config.ts names`)
  const found = new Set([entry])
  for (const id of found) {
    const imports = graph.getModuleInfo(id)?.importedIds ?? []
    for (const imported of OPERATIONS.test(id) ? imports.filter((name) => MESSAGES.test(name)) : imports) {
      if (ICONS.test(imported)) for (const icon of iconsOf(id, imported, graph)) found.add(icon)
      else found.add(imported)
    }
  }
  return found
}

function iconsOf(id: string, list: string, graph: ModuleGraph): string[] {
  const names = ICON_NAMES.exec(graph.getModuleInfo(id)?.code ?? '')?.[1]?.split(',') ?? []
  const { code = '', importedIds = [] } = graph.getModuleInfo(list) ?? {}
  const files = new Map([...(code ?? '').matchAll(ICON_FILE)].map(([, name, file]) => [name, file]))
  return names.flatMap((name) => importedIds.filter((icon) => icon.endsWith(`/${files.get(name.trim().split(' ')[0])}`)))
}
