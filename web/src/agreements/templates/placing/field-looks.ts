import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { text as editor } from '../editor/editor.text.ts'
import { text } from './placing.text.ts'

export const KINDS = editor.kinds

const namesOf = (roles: readonly RoleRead[]) => [...new Set(roles.map(({ Name }) => Name.trim()).filter(Boolean))]

/** Who can be asked to fill in a field: those who sign. */
export function signersOf(roles: readonly RoleRead[]): readonly string[] {
  return namesOf(roles.filter(({ Part }) => Part === 'signer'))
}

/** Which of the colors a role has; `none` for one that does not sign. */
export function toneOf(role: string, roles: readonly RoleRead[]): string {
  return signersOf(roles).includes(role) ? String(namesOf(roles).indexOf(role)) : 'none'
}

/** As it is said of a field to whom it belongs. */
export function roleText(role: string, roles: readonly RoleRead[]): string {
  return signersOf(roles).includes(role) ? role : editor.noRole({ role })
}

/** All of it, for those who do not see it. */
export function fieldText({ kind, role, label, isRequired, page }: PlacedField, roles: readonly RoleRead[]): string {
  const words = { kind: KINDS[kind], label, role: roleText(role, roles), page: String(page) }
  return isRequired ? text.requiredField(words) : text.field(words)
}

export function labelText({ label, isRequired }: PlacedField): string {
  return isRequired ? text.required({ label }) : label
}
