import type { PaperField } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { BlockNode, InlineNode, TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { nodesOf } from '@keystead/contract/agreements/templates/walk-body.ts'

export type FieldPlace = Extract<InlineNode, { type: 'field' }> | Extract<BlockNode, { type: 'signatureBlock' }>

/**
 * Which places of a text are for which of the reader’s own fields. The text knows roles, kinds and labels; those of the reader are taken in
 * their order, each once.
 */
export function placesIn(body: TemplateBody, role: string, fields: readonly PaperField[]): ReadonlyMap<object, PaperField | undefined> {
  const left = [...fields]
  const take = (isIt: (field: PaperField) => boolean) => {
    const index = left.findIndex(isIt)
    return index === -1 ? undefined : left.splice(index, 1)[0]
  }
  const places = new Map<object, PaperField | undefined>()
  for (const node of nodesOf(body)) {
    if (node.type === 'field') {
      const { attrs } = node as Extract<FieldPlace, { type: 'field' }>
      if (attrs.role === role)
        places.set(
          node,
          take(({ Kind, Label }) => Kind === attrs.kind && Label === attrs.label),
        )
    }
    if (node.type === 'signatureBlock') {
      const { attrs } = node as Extract<FieldPlace, { type: 'signatureBlock' }>
      if (attrs.role === role)
        places.set(
          node,
          take(({ Kind }) => Kind === 'signature'),
        )
    }
  }
  return places
}
