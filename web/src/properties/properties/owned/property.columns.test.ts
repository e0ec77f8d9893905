import { expect, test } from 'vitest'
import { propertyColumns } from './property.columns.tsx'

const links = {
  sortLink: (sort: string) => `?sort=${sort}`,
  homeLink: (id: string) => `/${id}`,
  unitsLink: (id: string) => `/${id}`,
  units: null,
  isCompact: true,
}

test('a column can be put in order where the order is that of what it shows', () => {
  const sorted = propertyColumns('address', links).filter(({ sort }) => sort)
  expect(sorted.map(({ key, sort }) => [key, sort?.to])).toEqual([
    ['home', '?sort=address'],
    ['lease-end', '?sort=lease-end'],
  ])
})
