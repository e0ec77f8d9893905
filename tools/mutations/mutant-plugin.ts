import { type Mutant, without } from './mutant.ts'

/** Where the mutant of a test run is told: as JSON. */
export const MUTANT_VARIABLE = 'ACCESS_MUTANT'

/** Lets the tests run on a server in which one access rule is missing; the file on the disk stays as it is. */
export function mutantPlugin() {
  const told = process.env[MUTANT_VARIABLE]
  const mutant = told ? (JSON.parse(told) as Mutant) : null
  return {
    name: 'access-mutant',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!mutant || !id.split('?')[0]!.endsWith(`/${mutant.file}`)) return null
      return { code: without(mutant, code), map: null }
    },
  }
}
