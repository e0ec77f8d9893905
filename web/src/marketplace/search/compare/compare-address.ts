import { paths } from '@keystead/contract/navigation/paths.ts'
import { MOST_COMPARED } from './compared-homes.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The homes that the address of a comparison names: `?ids=…,…`. What is no id, or one too many, is left out. */
export function comparedIn(params: URLSearchParams): string[] {
  const ids = params
    .getAll('ids')
    .flatMap((value) => value.split(','))
    .map((id) => id.trim().toLowerCase())
  return [...new Set(ids)].filter((id) => ID.test(id)).slice(0, MOST_COMPARED)
}

/** A comma needs no disguise in a query, and without it an address can be read. */
export function compareAddress(ids: readonly string[]): string {
  return ids.length === 0 ? paths.compareProperties() : `${paths.compareProperties()}?ids=${ids.join(',')}`
}
