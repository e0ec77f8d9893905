import { pathToFileURL } from 'node:url'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const CONTRACT_FILE = /\/contract\/src\/.*\.ts$/
const DERIVED_FILE = /\/contract\/src\/.*\.derived\.ts$/
/**
 * What browsers take of an operation in addition to its name and kind: api/ what it reads and changes, `may` what members of a business need
 * for it. Forms take their rules from `*.forms.ts`.
 */
const READ_IN_BROWSERS = new Set(['reads', 'changes', 'permission', 'concerns'])
/** What a row of the table of routes says beside that. Notes travel as `route-notes.derived.ts`. */
const ROWS = new Set(['visitor', 'member'])
const LEFT_OUT_OF_ROWS = new Set(['note', 'isInSitemap'])

/**
 * The contract says more than browsers need: what an operation is for, which profiles call it, what it takes and answers. Their build
 * leaves that out, and says of every declaration that making it has no effect, so that schemas which nothing names any more go too:
 * a page without a form loads no zod. What a `*.derived.ts` works out of declarations, which are data, is worked out here: pages get the
 * part of it that they name.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    // After the types are gone.
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async transform(code, id) {
      if (DERIVED_FILE.test(id)) return { code: await derivedData(id), map: null }
      return CONTRACT_FILE.test(id) ? { code: leanDeclarations(code), map: null } : null
    },
  }
}

/** What a module exports, as the data that it is. */
export async function derivedData(file: string): Promise<string> {
  const made = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return Object.entries(made)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

type Edit = { from: number; to: number; text: string }

export function leanDeclarations(code: string): string {
  const edits: Edit[] = []
  let declarations = 0
  let functions = 0
  const enterFunction = () => void (functions += 1)
  const leaveFunction = () => void (functions -= 1)
  const visitor = new Visitor({
    VariableDeclarator: () => void (declarations += 1),
    'VariableDeclarator:exit': () => void (declarations -= 1),
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leaveFunction,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': leaveFunction,
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': leaveFunction,
    CallExpression({ start, callee, arguments: given }) {
      if (declarations === 0 || functions > 0) return
      edits.push({ from: start, to: start, text: '/*#__PURE__*/ ' })
      if (callee.type === 'Identifier' && ROWS.has(callee.name)) edits.push(...withoutNotes(given.at(-1)))
      const [name, options] = given
      const declares = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
      if (!['query', 'command'].includes(declares) || name?.type !== 'Literal' || options?.type !== 'ObjectExpression') return
      for (const property of options.properties) {
        const key = property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
        if (key !== '' && !READ_IN_BROWSERS.has(key)) edits.push({ from: property.start, to: property.end, text: `${key}: undefined` })
      }
    },
  })
  visitor.visit(parseSync('declarations.js', code).program)
  return edited(code, edits)
}

function withoutNotes(row: ESTree.Argument | undefined): Edit[] {
  if (row?.type !== 'ObjectExpression') return []
  return row.properties.flatMap((property, at) => {
    const key = property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''
    return LEFT_OUT_OF_ROWS.has(key) ? [{ from: row.properties[at - 1]?.end ?? property.start, to: property.end, text: '' }] : []
  })
}

/** Edits that lie inside what another one replaces are void; so is the second of two at one place. */
function edited(code: string, edits: readonly Edit[]): string {
  let text = ''
  let done = 0
  for (const { from, to, text: replacement } of edits.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (from < done || (from === done && from === to && text.endsWith(replacement))) continue
    text += code.slice(done, from) + replacement
    done = to
  }
  return text + code.slice(done)
}
