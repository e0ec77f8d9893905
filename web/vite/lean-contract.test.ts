import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { derivedData, leanDeclarations } from './lean-contract.ts'

test('an operation keeps what it changes or reads, and nothing that only servers read', () => {
  const code = `export const Rename = users.command('Rename', { summary: 'Says: a, b.', access: signedIn({}), input: z.object({}), output: z.string(), errors: [Gone], changes: ['profile'] })`
  expect(leanDeclarations(code)).toBe(
    `export const Rename = /*#__PURE__*/ users.command('Rename', { summary: undefined, access: undefined, input: undefined, output: undefined, errors: undefined, changes: ['profile'] })`,
  )
  expect(
    leanDeclarations(`export const Get = users.query('Get', { readsNothing: 'Why.' }), All = users.query('All', { reads: ['profile'] })`),
  ).toBe(
    `export const Get = /*#__PURE__*/ users.query('Get', { readsNothing: undefined }), All = /*#__PURE__*/ users.query('All', { reads: ['profile'] })`,
  )
})

test('an operation keeps what a member of a business needs for it: without that, everyone would be shown its button', () => {
  expect(leanDeclarations(`export const Sell = users.command('Sell', { permission: 'listings:edit', concerns: 'whole business' })`)).toBe(
    `export const Sell = /*#__PURE__*/ users.command('Sell', { permission: 'listings:edit', concerns: 'whole business' })`,
  )
})

test('every call of a declaration counts as without effect, those in functions as they are', () => {
  const code = `const field = (label) => z.string({ error: label }).min(1)
export const Name = z.object({ First: field('First').nullable() })
register(Name)`
  expect(leanDeclarations(code)).toBe(`const field = (label) => z.string({ error: label }).min(1)
export const Name = /*#__PURE__*/ z.object({ First: /*#__PURE__*/ field('First').nullable() })
register(Name)`)
})

test('a row of the table of routes keeps what finds its screen, and no note', () => {
  const row = (rest: string) => `export const routes = { tour: ${rest} }`
  expect(
    leanDeclarations(row(`visitor('/Tour', fixed, 'Tour', { screen: 'a', isInSitemap: true, note: 'A.', former: ['/Viewing'] })`)),
  ).toBe(row(`/*#__PURE__*/ visitor('/Tour', fixed, 'Tour', { screen: 'a', former: ['/Viewing'] })`))
})

test('a search of something else by that name is left alone', () => {
  expect(leanDeclarations(`const found = store.query(text, { summary: 1 })`)).toContain('{ summary: 1 }')
})

test('what follows from declarations is worked out, and what pages do not read of them is left behind', async () => {
  const file = fileURLToPath(import.meta.resolve('@keystead/contract/properties/fields/form-fields.derived.ts'))
  const code = await derivedData(file)
  expect(code).toContain('"GarageSpaces":{"kind":"count","label":"Garage spaces"')
  expect(code).not.toContain('importNames')
  expect(code).not.toContain('garage_spaces')
})
