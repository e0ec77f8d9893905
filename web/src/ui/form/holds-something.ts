/** Whether a value of a form says anything: a text, a number, a yes, a list with an entry. */
export function holdsSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && value !== '' && value !== false
}
