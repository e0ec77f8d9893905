import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { TemplateDraft } from './template-draft.ts'

/** The names that roles have from here on, by those that they had: all at once, since two may change places. */
type NewNames = ReadonlyMap<string, string>

/** What stands in a template for roles, for the names that they have from here on. */
export function renameRoles({ Body, Fields }: Pick<TemplateDraft, 'Body' | 'Fields'>, names: NewNames) {
  return {
    Body: Body && (renamedIn(Body, names) as TemplateBody),
    Fields: Fields.map((field) => ({ ...field, role: names.get(field.role) ?? field.role })),
  }
}

type Node = { readonly type: string; readonly attrs?: object | undefined; readonly content?: readonly Node[] | undefined }

function renamedIn(node: Node, names: NewNames): Node {
  const role = node.attrs && 'role' in node.attrs ? names.get(String(node.attrs.role)) : undefined
  return {
    ...node,
    ...(role !== undefined && { attrs: { ...node.attrs, role } }),
    ...(node.content && { content: node.content.map((inner) => renamedIn(inner, names)) }),
  }
}

/** Which roles have another name than the one that stands in the template; null while names are missing or stand there twice. */
export function newNames(known: readonly string[], now: readonly string[]): NewNames | null {
  const different = new Set(now.map((name) => name.toLowerCase()))
  if (now.includes('') || different.size < now.length) return null
  return new Map(known.flatMap((name, index) => (name === '' || name === now[index] ? [] : [[name, now[index]!] as const])))
}
