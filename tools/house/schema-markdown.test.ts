import { expect, test } from 'vitest'
import type { Schema, Table } from './read-schema.ts'
import { schemaMarkdown } from './schema-markdown.ts'

const table: Table = {
  name: 'favorite',
  comment: 'Homes that a person keeps in sight.',
  rowSecurity: 'forced',
  columns: [
    { name: 'account_id', type: 'uuid', isNullable: false, value: null, kind: 'default', comment: null },
    { name: 'words', type: 'text', isNullable: true, value: "'a' || 'b'", kind: 'generated', comment: 'In any order.' },
  ],
  constraints: [{ name: 'favorite_pkey', kind: 'p', definition: 'PRIMARY KEY (account_id)' }],
  indexes: ['CREATE UNIQUE INDEX favorite_words ON public.favorite USING btree (words) WHERE (words IS NOT NULL)'],
  triggers: [{ definition: 'CREATE TRIGGER added AFTER INSERT ON public.favorite FOR EACH ROW EXECUTE FUNCTION note()', fn: 'note()' }],
  policies: [{ name: 'own_rows', cmd: 'all', permissive: 'permissive', roles: 'public', using: '(true)', check: null }],
}
const schema: Schema = {
  tables: [table],
  views: [],
  functions: [{ signature: 'note()', returns: 'trigger', what: 'plpgsql, volatile' }],
}
const makers = new Map([['public.note()', 'server/src/marketplace/favorites/favorite.sql']])

test('a table is told whole, under its owner', () => {
  const text = schemaMarkdown(schema, { favorite: 'marketplace/favorites' }, makers)
  expect(text.slice(text.indexOf('## marketplace'), text.indexOf('## Views'))).toBe(`## marketplace/favorites

### favorite

Homes that a person keeps in sight.

| column | type | null | default |
|---|---|---|---|
| account_id | uuid |  |  |
| words | text | null | generated \`'a' \\|\\| 'b'\` |

- row security is forced
- \`words\`: In any order.
- primary key \`(account_id)\`
- unique index \`favorite_words\` \`(words) WHERE (words IS NOT NULL)\`
- trigger \`added AFTER INSERT FOR EACH ROW EXECUTE FUNCTION note()\` · server/src/marketplace/favorites/favorite.sql
- policy \`own_rows\`, all, using \`(true)\`

`)
  expect(text).toContain('| `note()` | `trigger` | plpgsql, volatile | server/src/marketplace/favorites/favorite.sql |')
})

test('a table without an owner is refused, and an owner without a table', () => {
  expect(() => schemaMarkdown(schema, {}, makers)).toThrow(
    'No capability owns favorite. Name the one that writes it in tools/house/table-owners.ts.',
  )
  expect(() => schemaMarkdown(schema, { favorite: 'marketplace/favorites', gone: 'assets/gone' }, makers)).toThrow(
    'There is no table gone any more. Take it out of tools/house/table-owners.ts.',
  )
})
