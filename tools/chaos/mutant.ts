/** Where an app is told which guard it has to do without, as JSON. */
export const MUTANT_VARIABLE = 'CHAOS_MUTANT'

/** A guard in code: what stands in a file, and what instead. */
export type CodeMutant = { readonly file: string; readonly from: string; readonly to: string }

/** The text of a file without its guards. One that is not there, or twice, is no guard: trying it would show nothing. */
export function withoutGuards(edits: readonly CodeMutant[], file: string, text: string): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((left, { from, to }) => {
      const parts = left.split(from)
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times what a mutant replaces: ${from}`)
      return parts.join(to)
    }, text)
}
