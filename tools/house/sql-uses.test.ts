import { expect, test } from 'vitest'
import { usesIn } from './sql-uses.ts'

const known = { tables: new Set(['asset', 'lease', 'state', 'listing']), functions: new Set(['refresh_listing', 'holds']) }
const used = (text: string) => usesIn(text, known).map(({ kind, name }) => `${kind} ${name}`)

test.each([
  ['select * from asset a join public.state s on s.id = a.state_id', ['read asset', 'read state']],
  ['select 1 from asset a, lease l where l.asset_id = a.id', ['read asset', 'read lease']],
  [
    'select 1 from asset a cross join lateral (select 1 from lease, state) x, listing l',
    ['read asset', 'read lease', 'read state', 'read listing'],
  ],
  ['update asset set title = $1 from lease where true', ['write asset', 'read lease']],
  ['insert into public.lease (id, state) select id, $1 from asset', ['write lease', 'read asset']],
  ['insert into lease (id) values ($1) on conflict (id) do update set state = 1', ['write lease']],
  ['delete from only asset using lease', ['write asset', 'read lease']],
  ['select id from lease where asset_id = $1 order by state, id for no key update of lease', ['read lease']],
  ['truncate lease', ['write lease']],
  ['select * from json_populate_recordset(null::asset, $1)', ['read asset']],
  ['where state = 1 and a.listing is distinct from state', []],
  [`select 'from asset' -- join lease`, []],
  [' join asset a on true where holds(a.id)', ['read asset', 'call holds']],
  [
    'create trigger x after insert or update of title on public.asset for each row execute function public.refresh_listing()',
    ['hook asset', 'call refresh_listing'],
  ],
  [
    'create policy own_rows on public.lease for update using (exists (select from asset)); select from state',
    ['hook lease', 'ask asset', 'read state'],
  ],
  [
    'create function f() returns trigger as $$ begin update public.asset set x = 1; select y into v from lease; end $$',
    ['write asset', 'read lease'],
  ],
])('%s', (text, expected) => {
  expect(used(text)).toEqual(expected)
})
