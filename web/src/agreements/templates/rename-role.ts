import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { TemplateDraft } from './template-draft.ts'

/** What stands in a template for a role, for the name that it has from here on. */
export function renameRole({ Body, Fields }: Pick<TemplateDraft, 'Body' | 'Fields'>, before: string, after: string) {
  return {
    Body: Body && (renamedIn(Body, before, after) as TemplateBody),
    Fields: Fields.map((field) => (field.role === before ? { ...field, role: after } : field)),
  }
}

type Node = { readonly type: string; readonly attrs?: object | undefined; readonly content?: readonly Node[] | undefined }

function renamedIn(node: Node, before: string, after: string): Node {
  const isOfRole = node.attrs !== undefined && 'role' in node.attrs && node.attrs.role === before
  return {
    ...node,
    ...(isOfRole && { attrs: { ...node.attrs, role: after } }),
    ...(node.content && { content: node.content.map((inner) => renamedIn(inner, before, after)) }),
  }
}
