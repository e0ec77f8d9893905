import { expect, test } from 'vitest'
import { listDefinitionFiles } from '../../server/src/database/definition-files.ts'
import { withDeclaredColumns } from './declared-columns.ts'

test('a list of columns follows from the declarations, whatever stood there, and goes on where the statement does', () => {
  const written = withDeclaredColumns(`select
  -- generated: public columns, each "c.{column}"
  c.gone,
  -- end generated
  id from asset c;`)
  expect(written).toMatch(/^select\n {2}-- generated: public columns, each "c\.\{column\}"\n {2}c\.category_id, /)
  expect(written).toMatch(/,\n {2}-- end generated\n {2}id from asset c;$/)
  expect(written).toContain('c.garage_spaces, ')
  expect(written).not.toContain('gone')
  // What few are told.
  expect(written).not.toContain('private_remarks')
  expect(withDeclaredColumns(written)).toBe(written)
})

test('the last one of all has no comma behind it', () => {
  expect(withDeclaredColumns('(\n-- generated: terms columns, each "{column}"\n-- end generated\n)')).toMatch(
    /[a-z]\n-- end generated\n\)$/,
  )
})

test('a step that there is not is no step without columns', () => {
  expect(() => withDeclaredColumns('-- generated: sides columns, each "{column}"\n-- end generated\n')).toThrow('No declared field')
})

test('every list of the definitions is as they are declared', async () => {
  const files = await listDefinitionFiles()
  expect(files.filter(({ sql }) => sql.includes('-- generated:')).length).toBeGreaterThan(0)
  for (const { sql } of files) expect(withDeclaredColumns(sql)).toBe(sql)
})
