import { type HouseReport, checkHouse } from './check.ts'
import { readSources } from './read-house.ts'
import { PUBLISHED, TABLE_OWNERS } from './table-owners.ts'

const FOLDERS = { server: ['server/src'], web: ['web/src'], contract: ['contract/src'] } as const
export type Tree = keyof typeof FOLDERS

/** The three trees of the product as they are. */
export function reportsOfTrees(): ReadonlyMap<Tree, HouseReport> {
  const owners = new Map(Object.entries(TABLE_OWNERS))
  return new Map(Object.entries(FOLDERS).map(([tree, folders]) => [tree as Tree, checkHouse(readSources(folders), owners, PUBLISHED)]))
}
