import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operations } from '@keystead/contract/registry.ts'
import { ROUTES } from '@keystead/contract/navigation/route-list.ts'
import { routes } from '@keystead/contract/navigation/routes.ts'
import { describe, expect, test } from 'vitest'

/*
 * The rules of ARCHITECTURE.md that neither types nor lint can see. Each failure says what to do.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'test-results', '.cache'])

type Source = { path: string; text: string; imports: string[] }

const sources: Source[] = ['contract', 'server', 'gateway', 'web', 'e2e', 'tools', 'benchmarks'].flatMap((folder) =>
  readSources(join(ROOT, folder)),
)
const production = sources.filter(({ path }) => !/\.test\.tsx?$|^server\/test\/|\.(factory|samples|inputs)\.ts$/.test(path))

function readSources(folder: string): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : readSources(path)
    if (!/\.(ts|tsx|mjs)$/.test(entry.name) || /\.generated\.ts$/.test(entry.name)) return []
    const text = readFileSync(path, 'utf8')
    return [{ path: relative(ROOT, path), text, imports: importsOf(path, text) }]
  })
}

/** Imports of a file: relative ones and those of the contract as repository paths, packages by name. */
function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => {
    return repositoryPathOf(path, match[1] ?? match[2] ?? match[3] ?? '')
  })
}

function repositoryPathOf(path: string, name: string): string {
  if (name.startsWith('.')) return relative(ROOT, resolve(dirname(path), name))
  return name.replace(/^@keystead\/contract\//, 'contract/src/')
}

function offenders(files: readonly Source[], isWrong: (source: Source) => boolean): string[] {
  return files.filter(isWrong).map(({ path }) => path)
}

/** `properties/imports` for a file of that capability, else null. */
function capabilityOf(path: string): string | null {
  const match = /^server\/src\/(places|identity|platform|security|people|properties|leasing|marketplace|office)\/([^/]+)\//.exec(path)
  return match ? `${match[1]}/${match[2]}` : null
}

describe('rooms', () => {
  test('contract imports zod and itself', () => {
    const wrong = production
      .filter(({ path }) => path.startsWith('contract/'))
      .flatMap(({ path, imports }) =>
        imports.filter((name) => name !== 'zod' && !name.startsWith('contract/src/')).map((name) => `${path} -> ${name}`),
      )
    expect(wrong, 'Move what needs more than zod to server or web.').toEqual([])
  })

  test('server and web never import each other', () => {
    const wrong = production.flatMap(({ path, imports }) => {
      const other = path.startsWith('server/') ? 'web/' : path.startsWith('web/') ? 'server/' : null
      return other ? imports.filter((name) => name.startsWith(other)).map((name) => `${path} -> ${name}`) : []
    })
    expect(wrong, 'What both sides need belongs to contract.').toEqual([])
  })

  test('the gateway and the bureau are other companies: they use nothing of ours, and what we run in earnest uses nothing of them', () => {
    const isOurs = (name: string) => /^(@keystead|contract|server|web|e2e|tools|benchmarks)\//.test(name)
    const isTheirs = (name: string) => /^(@keystead\/)?gateway\//.test(name)
    const wrong = sources.flatMap(({ path, imports }) => {
      if (path.startsWith('gateway/')) return imports.filter(isOurs).map((name) => `${path} -> ${name}`)
      const isForTests = /\.test\.tsx?$|^(server\/test|e2e|tools|benchmarks)\/|\.factory\.ts$/.test(path)
      const entries = /gateway\/(?:src\/)?(?:start-(?:gateway|bureau)|(?:bureau-)?control-client)\.ts$/
      return imports.filter((name) => isTheirs(name) && !(isForTests && entries.test(name))).map((name) => `${path} -> ${name}`)
    })
    expect(sources.filter(({ path }) => path.startsWith('gateway/')).length).toBeGreaterThan(40)
    expect(
      wrong,
      'They speak over HTTP. Tests start them by start-gateway.ts and start-bureau.ts, and steer them by their control clients.',
    ).toEqual([])
  })

  test('the web asks an operation for nothing that its build leaves out', () => {
    const wrong = offenders(production, ({ path, text }) => {
      if (!path.startsWith('web/src/')) return false
      const imported = [...text.matchAll(/^import \{([^}]*)\} from '[^']*\.operations\.ts'/gm)].flatMap(([, names]) => names!.split(','))
      const asks = imported.some((name) => new RegExp(`\\b${name.trim()}\\.(summary|access|input|output|errors)\\b`).test(text))
      return asks || /\broutes\.\w+\.(note|isInSitemap)\b/.test(text)
    })
    expect(wrong, 'web/vite/lean-contract.ts leaves it out. Forms take their rules from *.forms.ts.').toEqual([])
  })
})

describe('open screens', () => {
  test('keep answers of which it is known what makes them old', () => {
    const screens = sources.filter(({ path }) => /^web\/src\/.*(?<!\.test)\.tsx?$/.test(path)).map(({ text }) => text)
    const kept = new Set(
      screens.flatMap((text) => [...text.matchAll(/\b(?:useCalls?|useLoaded|ensure)\(\s*(?:\w+, )?([A-Z]\w+)/g)].map(([, name]) => name!)),
    )
    expect(kept.size).toBeGreaterThan(50)
    const wrong = [...kept].filter((name) => {
      const operation = operations.get(name)
      return operation?.readsNothing !== undefined && operation.access.kind !== 'public'
    })
    // Two are asked while someone decides, and are about what is no more once they have; the last two are the same for as long as a server runs.
    expect(wrong.toSorted(), 'Say what its answer is made of: reads.').toEqual([
      'CheckAssetAddress',
      'GetConnectionEndPreview',
      'GetDocumentTypes',
      'GetTemplateStarters',
    ])
  })
})

describe('the demo', () => {
  test('is loaded by no import that runs before the settings are read', () => {
    const loaded = new Set(['server/src/main.ts'])
    for (const path of loaded) for (const name of staticImportsOf(path)) loaded.add(name)
    expect(loaded.size).toBeGreaterThan(500)
    const wrong = [...loaded].filter((path) => path.startsWith('server/src/demo/') || path.includes('.demo.'))
    expect(wrong, 'Import it in server/src/demo, which `open-services.ts` loads in demo mode alone.').toEqual([])
  })
})

/** What comes with a module at once: neither types, which are taken out, nor what is imported when it is needed. */
function staticImportsOf(path: string): string[] {
  const text = sources.find((source) => source.path === path)?.text ?? ''
  const found = text.matchAll(/(?:^|\n)\s*(?:import|export)\s(?!type\b)(?:[^'"]*?from\s+)?['"]([^'"]+)['"]/g)
  return [...found].map(([, name]) => repositoryPathOf(join(ROOT, path), name!))
}

describe('only place', () => {
  test('SQL lives in *.queries.ts, *.access.ts and machinery', () => {
    const statement =
      /(?:`|'|")\s*(?:select\s[\s\S]{1,400}?\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i
    const wrong = offenders(
      production,
      ({ path, text }) => capabilityOf(path) !== null && !/\.(queries|access)\.ts$/.test(path) && statement.test(text),
    )
    expect(wrong, "Move the statement to the capability's *.queries.ts.").toEqual([])
  })

  test('few pieces of work see the rows of everybody', () => {
    const reviewed = [
      'agreements/agreements/agreement.listeners.ts',
      'agreements/agreements/ends.listeners.ts',
      'agreements/agreements/ends.listeners.ts',
      'agreements/agreements/outcome.ts',
      'applications/applications/application.access.ts', // those who decide and those who fill in have rows of one application
      'applications/screening/bureau-calls.ts',
      'applications/screening/bureau-calls.ts',
      'applications/screening/order-call.ts',
      'documents/documents/restricted.ts', // what stands in no drawer
      'documents/sharing/share.listeners.ts', // who closes their account loses what was shared with them
      'leasing/assignments/assigned-homes.ts',
      'leasing/assignments/get-ddl-assets-unassigned-profiles.ts',
      'leasing/assignments/get-user-assigned-assets.ts',
      'leasing/leases/draft-persons.ts',
      'leasing/leases/get-tenancy-details.ts',
      'leasing/leases/lease.listeners.ts',
      'leasing/persons/forget.ts',
      'leasing/persons/merge-persons.ts',
      'marketplace/listing-life/get-asset-counts.ts',
      'marketplace/listing-life/renew-listings-by-link.ts',
      'money/invoices/invoice.access.ts',
      'money/invoices/invoice.listeners.ts',
      'money/payment-accounts/payment-account.listeners.ts',
      'money/payments/cancel-payment.ts',
      'money/payments/pay-call.ts',
      'money/payments/payment.listeners.ts',
      'money/payments/refund-call.ts',
      'money/payments/standing-of-receipt.ts',
      'people/businesses/business.listeners.ts',
      'people/businesses/business.listeners.ts',
      'people/businesses/business.listeners.ts',
      'people/businesses/create-business.ts',
      'people/businesses/found-business.ts',
      'people/connections/connected-assets.ts',
      'people/connections/connected-assets.ts',
      'people/connections/record-event.ts',
      'people/invitations/attach-invitations.ts',
      'platform/notifications/notification.listeners.ts',
      'platform/notifications/notify.ts',
      'rpc/find-owner-of.ts',
    ].map((path) => `server/src/${path}`)
    const found = production
      .filter(({ path }) => path !== 'server/src/database/pool.ts')
      .flatMap(({ path, text }) => [...text.matchAll(/\bseeingEverything\(/g)].map(() => path))
    expect(found.sort(), 'Do it as the account whose rows they are (`actingAs`), or by a grant.').toEqual(reviewed)
  })

  test('whose something is, before anything is known of the caller, is asked in *.access.ts', () => {
    const wrong = offenders(
      production,
      ({ path, text }) => !/\.access\.ts$|\/find-owner-of\.ts$/.test(path) && /\bfindOwnerOf\(/.test(text),
    )
    expect(wrong, "Ask it in the capability's *.access.ts.").toEqual([])
  })

  test('scopes are made in *.access.ts', () => {
    const wrong = offenders(
      production,
      ({ path, imports, text }) =>
        !/\.access\.ts$/.test(path) &&
        imports.some((name) => name.endsWith('rpc/scope.ts')) &&
        /import\s+\{[^}]*\bscope\b[^}]*\}\s+from\s+'[^']*rpc\/scope\.ts'/.test(text),
    )
    expect(wrong, "Make the scope in the capability's *.access.ts and pass it on.").toEqual([])
  })

  test('operation files know no HTTP', () => {
    const wrong = offenders(production, ({ path, imports }) => capabilityOf(path) !== null && imports.includes('fastify'))
    expect(wrong, 'Handlers take a CallContext; transport belongs to http/ and files/.').toEqual([])
  })

  test('process.env is read in env.ts and by tools', () => {
    const wrong = offenders(
      production,
      ({ path, text }) =>
        /^(contract|server|web)\//.test(path) &&
        /process\.env\b/.test(text) &&
        !/^server\/src\/(settings\/env|database\/embedded\/[\w-]+|database\/embedded)\.ts$|^web\/vite\.config\.ts$/.test(path),
    )
    expect(wrong, 'Add a setting to env.ts and take it from services.settings.').toEqual([])
  })

  test('the time comes from clock.ts', () => {
    const asksTheTime = /\bDate\.now\(\)|new Date\(\)|performance\.now\(\)/
    const wrong = offenders(
      production,
      ({ path, text }) =>
        /^(server|gateway)\/src\//.test(path) &&
        !/^server\/src\/process\/clock\.ts$|^gateway\/src\/time\/clock\.ts$/.test(path) &&
        !/^server\/src\/database\/embedded|^server\/src\/process\/(lock-file|process-identity|tied-process)/.test(path) &&
        asksTheTime.test(text),
    )
    expect(wrong, "Use services.clock, or the database's now().").toEqual([])
  })

  test('fetch and event streams are opened in web/src/api alone', () => {
    const wrong = offenders(
      production,
      ({ path, text }) =>
        path.startsWith('web/src/') && !path.startsWith('web/src/api/') && /\bfetch\(|new XMLHttpRequest|new EventSource/.test(text),
    )
    expect(wrong, 'Use api/call.ts or its hooks.').toEqual([])
  })

  test('browser storage is touched in sessions/session.ts and sessions/selection.ts alone', () => {
    const wrong = offenders(
      production,
      ({ path, text }) =>
        path.startsWith('web/src/') &&
        !/^web\/src\/sessions\/(session|selection)(-\w+)?\.ts$/.test(path) &&
        /\b(localStorage|sessionStorage|document\.cookie)\b/.test(text),
    )
    expect(wrong, 'Keep entries in sessions/selection.ts or sessions/session.ts.').toEqual([])
  })

  test('addresses of the product are built by paths', () => {
    const pages = new Set(ROUTES.map(({ path }) => path.split('/:')[0]!).filter((path) => path !== '/'))
    const isPage = (address: string) => pages.has(address) || pages.has(address.slice(0, address.lastIndexOf('/')))
    const written = (text: string) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').matchAll(/['"`}](\/\w[\w/-]*)/g)].map(([, address]) => address!)
    const wrong = sources
      .filter(({ path }) => /^(server|web)\/src\//.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
      .flatMap(({ path, text }) => written(text).flatMap((address) => (isPage(address.replace(/\/$/, '')) ? [`${path}: ${address}`] : [])))
    expect(
      written("`${origin}/Property/${id}` '/User/Settings?a=1' '/Users/a' // '/Tour'").filter((address) =>
        isPage(address.replace(/\/$/, '')),
      ),
    ).toEqual(['/Property/', '/User/Settings'])
    expect(wrong, 'Say paths.property(id) of @keystead/contract/navigation/paths.ts.').toEqual([])
  })

  test('the UI kit is imported in web/src/ui alone', () => {
    const wrong = offenders(
      production,
      ({ path, imports }) =>
        path.startsWith('web/src/') &&
        !path.startsWith('web/src/ui/') &&
        imports.some((name) => /^@base-ui\/|^@dnd-kit\/|^@tabler\/|^prosemirror-/.test(name)),
    )
    expect(wrong, 'Use or extend a component of web/src/ui.').toEqual([])
  })
})

describe('pages of secret links', () => {
  test('do nothing until a person presses', () => {
    const emails = production.filter(({ path }) => /^server\/src\/.*\.email\.ts$/.test(path)).map(({ text }) => text)
    // The addresses that a secret is put into, and those of signed ones: `links.withToken(paths.tour)`, `paths.stopAlerts(stopToken(…))`.
    const calls = /withToken\((?:\(\w+\) => )?paths\.(\w+)|\bpaths\.(\w+)\(\w*Token\(/g
    const pages = new Set(emails.flatMap((text) => [...text.matchAll(calls)].map((call) => (call[1] ?? call[2]) as keyof typeof routes)))
    const screens = [...pages].map((page) => `web/src/${routes[page].screen}.tsx`)
    expect(screens.length).toBeGreaterThan(5)

    const shown = new Set(screens)
    for (const path of shown) {
      const { imports } = sources.find((one) => one.path === path) ?? { imports: [] }
      for (const name of imports) if (/^web\/src\/(?!api|browser|navigation|sessions|ui)\w+\/.*\.tsx?$/.test(name)) shown.add(name)
    }
    const wrong = [...shown].filter((path) => {
      const text = sources.find((one) => one.path === path)?.text
      return text === undefined || (/\buseCommand\(/.test(text) && /\buse(Layout)?Effect\(/.test(text))
    })
    expect(wrong, 'Scanners of emails run scripts, too: a command belongs to a button and never to an effect.').toEqual([])
  })
})

describe('names', () => {
  test('no file only passes on other files, except *.public.ts', () => {
    const wrong = offenders(production, ({ path, text }) => {
      if (/\.public\.ts$/.test(path) || /^web\/src\/ui\/(?:[\w-]+\/)?icons\.ts$/.test(path)) return false
      const lines = text
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('//'))
      return lines.length > 0 && lines.every((line) => /^export (\*|\{|type \{).* from /.test(line))
    })
    expect(wrong, 'Import from the file that has it.').toEqual([])
  })

  test('files are kebab-case, components PascalCase', () => {
    const wrong = sources
      .map(({ path }) => path)
      .filter((path) => {
        const name = path.split('/').at(-1)!
        return (
          !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/.test(name) &&
          !(path.startsWith('web/') && /^[A-Z][A-Za-z0-9]*(\.[a-z-]+)*\.tsx$/.test(name)) &&
          !/\.d\.ts$/.test(name)
        )
      })
    expect(wrong).toEqual([])
  })

  test('only known roles stand before the ending', () => {
    const known = new Set([
      'test',
      'unit',
      'slow',
      'browser',
      'e2e',
      'module',
      'queries',
      'access',
      'present',
      'public',
      'factory',
      'samples',
      'inputs',
      'demo',
      'operations',
      'forms',
      'schemas',
      'values',
      'listing',
      'listeners',
      'events',
      'exports',
      'capability',
      'search',
      'fields',
      'text',
      'columns',
      'derived',
      'config',
      'contract',
      'generated',
      'job',
      'job-definition',
      'email',
      'text',
      'command',
      'thread',
      'files',
      'rows',
      'd',
      'fixture',
      'bench',
    ])
    const wrong = sources
      .map(({ path }) => path)
      .filter((path) => {
        const [, ...roles] = path
          .split('/')
          .at(-1)!
          .replace(/\.(ts|tsx|mjs)$/, '')
          .split('.')
        return roles.some((role) => !known.has(role))
      })
    expect(wrong, 'Choose a known role, or add one to this list after review.').toEqual([])
  })

  test('pages render without inline styles', () => {
    const wrong = offenders(production, ({ path, text }) => path.startsWith('web/src/') && /\sstyle=\{/.test(text))
    expect(wrong, 'The content policy forbids inline styles: use a class, a data attribute or an SVG attribute.').toEqual([])
  })
})
