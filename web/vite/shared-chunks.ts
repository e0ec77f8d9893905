/** Screens that people go through one after another; named as in the table of routes. */
type Families = Readonly<Record<string, readonly string[]>>
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null }

/**
 * Left alone, what two screens share becomes a chunk for each set of screens that share it: dozens of small files, each with
 * its own request, headers and dictionary. Here it becomes one for each family, or for the families that share it. What a
 * single screen of a family needs is left alone after all: the others would load it for nothing. Pictures are not, which are smaller
 * than the request for them.
 */
export function sharedChunks(source: string, families: Families): (id: string, graph: ModuleGraph) => string | null {
  let users: ReadonlyMap<string, ReadonlyMap<string, number>> | null = null
  return (id, graph) => {
    users ??= usersIn(source, families, graph)
    const sharing = [...(users.get(id) ?? [])]
    const isShared = sharing.length > 0 && (ICON.test(id) || sharing.every(([, screens]) => screens > 1))
    return isShared ? sharing.map(([family]) => family).join('-') : null
  }
}

/** Of what these import, lean-contract.ts leaves next to nothing. */
const OPERATIONS = /\/contract\/src\/.*\.operations\.ts$/

/** How many screens of which families need a module, by module. */
function usersIn(source: string, families: Families, graph: ModuleGraph): Map<string, Map<string, number>> {
  const users = new Map<string, Map<string, number>>()
  for (const [family, screens] of Object.entries(families)) {
    for (const id of screens.flatMap((screen) => [...importsOf(`${source}/${screen}.tsx`, graph)])) {
      const known = users.get(id) ?? new Map<string, number>()
      users.set(id, known.set(family, (known.get(family) ?? 0) + 1))
    }
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
    for (const imported of OPERATIONS.test(id) ? [] : (graph.getModuleInfo(id)?.importedIds ?? [])) {
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
