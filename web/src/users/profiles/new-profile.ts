import { select, selected } from '../../app/selection.ts'

/** What is known of a person before the first profile holds it. */
export type NewProfileNames = { FirstName: string; LastName: string }

/** Sign-up without a profile type has asked for the name already; the create-profile screen need not ask again. */
export function rememberNewProfile({ FirstName, LastName }: NewProfileNames): void {
  select('createProfile', { FirstName, LastName })
}

export function rememberedNewProfile(): NewProfileNames {
  const { FirstName, LastName } = (selected('createProfile') ?? {}) as Partial<Record<keyof NewProfileNames, unknown>>
  return { FirstName: textOf(FirstName), LastName: textOf(LastName) }
}

export function forgetNewProfile(): void {
  select('createProfile', null)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
