import type { Mutant } from './mutant.ts'

/** A rule that is written out, with what would stand there if it were forgotten. */
export type Spelled = {
  readonly file: string
  readonly where: string
  readonly rule: string
  readonly instead: string
  readonly needsRowSecurity?: boolean
}

export function spelledMutant({ file, where, rule, instead, needsRowSecurity = false }: Spelled, text: string): Mutant {
  const from = text.indexOf(rule)
  if (from < 0 || text.includes(rule, from + 1)) throw new Error(`${file} says this ${from < 0 ? 'nowhere' : 'twice'}: ${rule}`)
  return { file, where, rule, edits: [{ from, to: from + rule.length, replacement: instead }], needsRowSecurity }
}
