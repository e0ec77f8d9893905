import type { BlockNode, InlineNode, ListItemNode, ListNode, ParagraphNode, TemplateBody } from './template-body.ts'
import { type MergeFieldName } from './merge-fields.ts'
import type { LawTopic } from '../../places/state-law/state-law.values.ts'

/* What stands in the text of a template, in the order in which it is read. */

type AnyNode = TemplateBody | BlockNode | InlineNode | ListItemNode | ListNode | ParagraphNode | { type: string; content?: unknown }

export function* nodesOf(node: AnyNode): Generator<AnyNode> {
  yield node
  const { content } = node as { content?: readonly AnyNode[] }
  for (const inner of content ?? []) yield* nodesOf(inner)
}

type NodeOf<Type extends string> = Extract<BlockNode | InlineNode, { type: Type }>

function* ofType<Type extends (BlockNode | InlineNode)['type']>(body: TemplateBody, type: Type): Generator<NodeOf<Type>> {
  for (const node of nodesOf(body)) if (node.type === type) yield node as NodeOf<Type>
}

/** What is filled in from what is known; each once. */
export function mergeFieldsIn(body: TemplateBody): readonly MergeFieldName[] {
  return [...new Set([...ofType(body, 'mergeField')].map(({ attrs }) => attrs.name))]
}

/** What the sender is asked for; each once. */
export function questionsIn(body: TemplateBody): readonly string[] {
  return [...new Set([...ofType(body, 'ask')].map(({ attrs }) => attrs.label))]
}

export function lawTopicsIn(body: TemplateBody): readonly LawTopic[] {
  return [...new Set([...ofType(body, 'lawClause')].map(({ attrs }) => attrs.topic))]
}

export function bodyRoles(body: TemplateBody): readonly string[] {
  return [...ofType(body, 'field'), ...ofType(body, 'signatureBlock')].map(({ attrs }) => attrs.role)
}

/** The roles that find a place to sign in. */
export function signingRolesIn(body: TemplateBody): ReadonlySet<string> {
  const fields = [...ofType(body, 'field')].filter(({ attrs }) => attrs.kind === 'signature')
  return new Set([...fields, ...ofType(body, 'signatureBlock')].map(({ attrs }) => attrs.role))
}
