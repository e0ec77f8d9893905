import { describe, expect, test } from 'vitest'
import { type Change, compareRows, type Row, type TableRows } from './kept-rows.ts'

/*
 * The comparison on which the test of landed schemas stands, shown to see what it is for.
 */

const home = (id: number, rest: Row = {}): Row => ({ id: String(id), title: `"Home ${id}"`, pets: '[1]', ...rest })
const homes: TableRows = { key: ['id'], rows: [home(1), home(2), home(3)] }
const pets: Change = { table: 'home', column: 'pets', reason: 'a test changes it', becomes: () => '[4]' }
const compare = (now: readonly Row[], changed: readonly Change[] = []) => compareRows('home', homes, now, changed)

describe('rows with a key', () => {
  test('are kept in any order, beside new rows and with new columns', () => {
    expect(compare([home(3, { color: '"red"' }), home(9), home(1), home(2)])).toEqual([])
  })

  test('are missed when they are lost', () => {
    expect(compare([home(1), home(3)])).toEqual(['home has lost 2'])
    expect(compare([])).toHaveLength(3)
  })

  test('are missed when another one has taken their place', () => {
    expect(compare([home(1), home(1), home(3)])).toEqual(['home has lost 2'])
  })

  test('have to say the same', () => {
    expect(compare([home(1), home(2, { title: '"Other"' }), home(3)])).toEqual(['home.title of 2 was "Home 2" and is "Other"'])
    expect(compare([home(1), home(2, { title: 'null' }), home(3)])).toEqual(['home.title of 2 was "Home 2" and is null'])
  })

  test('lose nothing with a column unseen', () => {
    const withoutPets = homes.rows.map(({ id, title }): Row => ({ id: id!, title: title! }))
    expect(compare(withoutPets)).toContain('home.pets of 1 was [1] and is gone')
  })
})

describe('a change that was reviewed', () => {
  test('is let through as it was reviewed, in its column alone', () => {
    expect(compare([home(1, { pets: '[4]' }), home(2, { pets: '[4]' }), home(3, { pets: '[4]' })], [pets])).toEqual([])
    expect(compare([home(1, { pets: '[4]' }), home(2), home(3, { pets: '[4]' })], [pets])).toEqual(['home.pets of 2 was [1] and is [1]'])
    expect(compare([home(1, { title: '"Other"', pets: '[4]' }), home(2, { pets: '[4]' }), home(3, { pets: '[4]' })], [pets])).toHaveLength(
      1,
    )
  })

  test('loses no row', () => {
    expect(compare([home(1, { pets: '[4]' })], [pets])).toEqual(['home has lost 2', 'home has lost 3'])
  })

  test('of another table lets nothing through', () => {
    expect(compare([home(1, { pets: '[4]' }), home(2), home(3)], [{ ...pets, table: 'shed' }])).toHaveLength(1)
  })

  test('without a value lets any through', () => {
    const { becomes: _unused, ...anything } = pets
    expect(compare([home(1, { pets: 'null' }), home(2), home(3)], [anything])).toEqual([])
  })
})

describe('rows without a key', () => {
  const counts: TableRows = { key: [], rows: [{ homes: '1' }, { homes: '1' }, { homes: '2' }] }

  test('are counted', () => {
    expect(compareRows('count', counts, [{ homes: '2' }, { homes: '1' }, { homes: '-1' }, { homes: '1' }], [])).toEqual([])
    expect(compareRows('count', counts, [{ homes: '1' }, { homes: '2' }], [])).toEqual(['count has lost 1'])
  })
})
