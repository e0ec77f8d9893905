import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { seedReferenceData } from './seed-reference-data.ts'
import type { Db } from '../../database/db.ts'
import { lookUpCities, lookUpZips } from './reference-data.public.ts'

let db: Db
test.beforeAll(async () => {
  db = app.services.database.db
})

const TEXAS = 48
const MINNESOTA = 27
const NEW_YORK = 36

test('cities are found by state and name in order, as people write them', async () => {
  const found = await lookUpCities(db, [
    { stateId: TEXAS, city: 'AUSTIN' },
    { stateId: MINNESOTA, city: 'Austin' },
    { stateId: TEXAS, city: 'Nowhere at all' },
    { stateId: TEXAS, city: 'ft. worth' },
    { stateId: TEXAS, city: 'AUSTIN' },
  ])
  expect(found.map((place) => place && `${place.city}, ${place.stateCode}`)).toEqual([
    'Austin, TX',
    'Austin, MN',
    null,
    'Fort Worth, TX',
    'Austin, TX',
  ])
  expect(found[0]).toMatchObject({ stateId: TEXAS, timeZone: 'America/Chicago' })
  expect(found[0]!.latitude).toBeCloseTo(30.3, 0)
  expect(found[0]!.longitude).toBeCloseTo(-97.7, 0)
})

test('boroughs and suburbs without ZIPs of their own are places, too', async () => {
  const wanted = [
    { city: 'Brooklyn', stateId: NEW_YORK },
    { city: 'Manhattan', stateId: NEW_YORK },
    { city: 'Saint Louis Park', stateId: MINNESOTA },
    { city: 'Farmers Branch', stateId: TEXAS },
  ]
  const found = await lookUpCities(db, wanted)
  expect(found.map((place) => place && { city: place.city, stateId: place.stateId })).toEqual(wanted)
})

test('ZIPs are found with their own points; military and unknown ones are not', async () => {
  const [minneapolis, nine, military, unknown, guam] = await lookUpZips(db, ['55416', '78701-1234', '09021', '00000', '96912'])
  expect(minneapolis).toMatchObject({ city: 'Minneapolis', latitude: 44.9497, longitude: -93.3373 })
  expect(nine).toMatchObject({ city: 'Austin', stateCode: 'TX' })
  expect(military).toBeNull()
  expect(unknown).toBeNull()
  expect(guam).toMatchObject({ city: 'Dededo', stateCode: 'GU', timeZone: 'Pacific/Guam' })
})

test('loading again is one question and changes nothing; another version loads and keeps the ids of cities', async () => {
  const idOfAustin = async () => (await lookUpCities(db, [{ stateId: TEXAS, city: 'Austin' }]))[0]!.cityId
  const before = await idOfAustin()
  let questions = 0
  const counting: Db = { ...db, sql: (text, values) => ((questions += 1), db.sql(text, values)) }
  const lines: string[] = []
  await seedReferenceData({ ...app.services.database, db: counting }, (line) => lines.push(line))
  expect(questions).toBe(1)
  expect(lines).toEqual([])

  await app.sql(`update seed_state set version = 'older' where name = 'reference-data'`)
  await app.sql(`update city set name = 'Asutin' where id = $1`, [before])
  await Promise.all([1, 2].map(() => seedReferenceData(app.services.jobDatabase, (line) => lines.push(line))))
  expect(lines).toHaveLength(1)
  expect(await idOfAustin()).toBe(before)
  expect(await app.sql('select name from city where id = $1', [before])).toEqual([{ name: 'Austin' }])
})
