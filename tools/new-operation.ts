import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './run-step.ts'

/*
 * `npm run new-operation -- properties/properties property HoldAsset command`
 * writes the declaration, the handler and its test where they belong, and says what is left to fill in. Nothing it
 * writes compiles before a person has decided access, input and output: there is no default for them.
 */

const USAGE =
  'Usage: npm run new-operation -- <layer>/<capability> <file prefix> <OperationName> <query|command>\nExample: npm run new-operation -- properties/properties property HoldAsset command'

const [capability = '', prefix = '', name = '', kind = ''] = process.argv.slice(2)
if (
  !/^[a-z]+\/[a-z-]+$/.test(capability) ||
  !/^[a-z-]+$/.test(prefix) ||
  !/^[A-Z][A-Za-z]+$/.test(name) ||
  !['query', 'command'].includes(kind)
) {
  console.error(USAGE)
  process.exit(1)
}

const kebab = name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
const camel = name[0]!.toLowerCase() + name.slice(1)
const declarationFile = `contract/src/${capability}/${prefix}.operations.ts`
const handlerFile = `server/src/${capability}/${kebab}.ts`
const moduleFile = `server/src/${capability}/${prefix}.module.ts`
const testFile = `server/src/${capability}/${kebab}.test.ts`

for (const file of [declarationFile, moduleFile]) {
  if (!existsSync(join(ROOT, file)))
    stop(
      `${file} is not there. Start a new capability by copying the shape of contract/src/places/reference-data and server/src/places/reference-data.`,
    )
}
if (existsSync(join(ROOT, handlerFile))) stop(`${handlerFile} exists already.`)
const declarations = await readFile(join(ROOT, declarationFile), 'utf8')
if (declarations.includes(`export const ${name} =`)) stop(`${name} is declared already in ${declarationFile}.`)
// The area is a word of the wire, and the folder another.
const [, area] = /^const (\w+) = area\(/m.exec(declarations) ?? stop(`${declarationFile} names no area.`)

await appendFile(
  join(ROOT, declarationFile),
  `
export const ${name} = ${area}.${kind}('${name}', {
  summary: , // one sentence: what it does and what a caller must know
  access: , // signedIn({ profiles: [...], own: { field, kind } }) or publicAccess('why')
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],${kind === 'command' ? '\n  changes: [],' : '\n  reads: [],'}
})
`,
)
await mkdir(join(ROOT, 'server/src', capability), { recursive: true })
await writeFile(
  join(ROOT, handlerFile),
  `import type { ${name} } from '@keystead/contract/${capability}/${prefix}.operations.ts'
import type { Handler } from '../../rpc/module.ts'

export const ${camel}: Handler<typeof ${name}> = async ({ db, actor }, input) => {
}
`,
)
await writeFile(
  join(ROOT, testFile),
  `import { ${name} } from '@keystead/contract/${capability}/${prefix}.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'

test('${name} does what its summary says', async () => {
  const owner = await app.newPerson({ profileType: 'Owner' })
  const answer = await owner.call(${name}, {})
  expect(answer.status).toBe(200)
})
`,
)

console.log(`Wrote ${handlerFile}, ${testFile} and a declaration in ${declarationFile}. Left to do:
  1. Fill in summary, access, input, output and errors in ${declarationFile}.
  2. Add "${name}: ${camel}" to ${moduleFile}.
  3. Write the handler, its statements in ${prefix}.queries.ts, and the test.
  4. Add a valid input to the room's *.inputs.ts, if it needs more than the object it names.
  5. npm run generate, npm run check, npm test.`)

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
