import type { FieldErrors } from 'react-hook-form'

export type FieldProblem = { path: string; message: string }

/** Every message in a tree of errors with its path, `Images.0.Caption`, in the order of the form; `root` is no field. */
export function fieldProblems(errors: FieldErrors, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || (prefix === '' && key === 'root')) return []
    const path = prefix ? `${prefix}.${key}` : key
    if (typeof error.message === 'string' && error.message) return [{ path, message: error.message }]
    // A leaf without a sentence; below it there is only the control itself.
    if ('ref' in error) return []
    return fieldProblems(error as FieldErrors, path)
  })
}

/** What each list of a form has in it, as a person calls one of them: `{ 'Lease.Tenants': 'Tenant' }`. */
export type NamedLists = Readonly<Record<string, string>>

/** `Tenant 2`, for a field of one of several; null where there is only one, and for every other field. */
export function partOf(path: string, lists: NamedLists, countOf: (list: string) => number): string | null {
  for (const [list, name] of Object.entries(lists)) {
    const [, index] = path.startsWith(`${list}.`) ? (/^(\d+)\./.exec(path.slice(list.length + 1)) ?? []) : []
    if (index !== undefined && countOf(list) > 1) return `${name} ${Number(index) + 1}`
  }
  return null
}

/** The id of a field's control: unique where two forms with the same field share a page. */
export function controlId(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`
}
