import { expect, test } from 'vitest'
import { citySearchName, citySearchStarts, wellWrittenCityName } from './city-names.ts'

test.each([
  ['St. Louis', 'Saint Louis'],
  ['Ft Worth', 'FORT WORTH'],
  ['Mt. Vernon', 'Mount  Vernon'],
  ['Port St Lucie', 'Port Saint Lucie'],
  ['Ste. Genevieve', 'Sainte Genevieve'],
  ['Cañon City', 'Canon City'],
  ['Coeur d’Alene', "Coeur D'Alene"],
  ['O Fallon', "O'Fallon"],
  ['Mc Lean', 'McLean'],
  ['Winston-Salem', 'Winston Salem'],
])('%s and %s are the same', (one, other) => {
  expect(citySearchName(one)).toBe(citySearchName(other))
})

test.each([
  ['Stamford', 'Saint Amford'],
  ['Fort Worth', 'Forth Worth'],
])('%s and %s are not', (one, other) => {
  expect(citySearchName(one)).not.toBe(citySearchName(other))
})

test('an unfinished word may still become a short form or another word', () => {
  expect(citySearchStarts('st')).toEqual(['saint', 'st'])
  expect(citySearchStarts('St. Lo')).toEqual(['saintlo'])
  expect(citySearchStarts('new y')).toEqual(['newy'])
  expect(citySearchStarts(' ?! ')).toEqual([])
})

test.each([
  ['Mc Kees Rocks', 'McKees Rocks'],
  ['Mcallen', 'McAllen'],
  ['O Fallon', "O'Fallon"],
  ['Fond Du Lac', 'Fond du Lac'],
  ['The Villages', 'The Villages'],
  ['Ellsworth Afb', 'Ellsworth AFB'],
  ['Macon', 'Macon'],
])('%s is written %s', (from, to) => {
  expect(wellWrittenCityName(from)).toBe(to)
})
