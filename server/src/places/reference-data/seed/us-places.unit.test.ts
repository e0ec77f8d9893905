import { expect, test } from 'vitest'
import { readUsPlaces } from './us-places.ts'

const places = await readUsPlaces()

test('every city and ZIP lies in the United States or its Pacific neighbours, military post offices are left out', () => {
  expect(places.zips.length).toBeGreaterThan(40_000)
  expect(places.zips.find((row) => row.zip === '09021')).toBeUndefined()
  for (const { latitude, longitude } of [...places.cities, ...places.zips, ...places.states]) {
    expect(latitude > 5 && latitude < 72 && (longitude < -66 || longitude > 130)).toBe(true)
  }
})

test('search names are unique in a state', () => {
  const keys = places.cities.map((city) => `${city.stateId} ${city.searchName}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('towns at a border keep the time of their own country', () => {
  const foreign = places.cities.filter((city) =>
    /Toronto|Winnipeg|Regina|Tijuana|Matamoros|Hermosillo|Moncton|Anadyr|Edmonton|Vancouver/.test(city.timeZone),
  )
  expect(foreign).toEqual([])
})

test('wrong points are put right', () => {
  const rota = places.zips.find((row) => row.zip === '96951')
  expect(rota).toMatchObject({ latitude: 14.1536, longitude: 145.2133 })
  expect(places.cities.find((city) => city.searchName === 'sandpoint' && city.stateId === 2)?.name).toBe('Sand Point')
})
