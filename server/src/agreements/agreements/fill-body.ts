import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ListNode,
  ParagraphNode,
  TemplateBody,
} from '@keystead/contract/agreements/templates/template-body.ts'
import type { Filling } from '../templates/template.public.ts'

type Words = Pick<Filling, 'merge' | 'answer' | 'law'>

/** The text as it is read on a screen: what is known stands in it as letters, and what a party fills in stays open. */
export function fillBody({ content }: TemplateBody, words: Words): TemplateBody {
  const blocks = content.flatMap((block) => blockOf(block, words))
  return { type: 'doc', content: blocks.length > 0 ? blocks : [paragraphOf([])] }
}

function blockOf(node: BlockNode, words: Words): BlockNode[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [{ ...node, content: inlinesOf(node.content, words) }]
    case 'bulletList':
    case 'orderedList':
      return [listOf(node, words)]
    case 'table':
      return [
        {
          ...node,
          content: node.content.map((row) => ({
            ...row,
            content: row.content.map((cell) => ({ ...cell, content: cell.content.map((inner) => innerOf(inner, words)) })),
          })),
        },
      ]
    case 'lawClause': {
      const said = words.law(node.attrs.topic)
      return said ? [paragraphOf([{ type: 'text', text: said.statute === null ? said.text : `${said.text} (${said.statute})` }])] : []
    }
    default:
      return [node]
  }
}

function innerOf(node: ParagraphNode | ListNode, words: Words): ParagraphNode | ListNode {
  return node.type === 'paragraph' ? { ...node, content: inlinesOf(node.content, words) } : listOf(node, words)
}

function listOf(node: ListNode, words: Words): ListNode {
  const itemOf = (item: ListItemNode): ListItemNode => ({ ...item, content: item.content.map((inner) => innerOf(inner, words)) })
  return { ...node, content: node.content.map(itemOf) }
}

function inlinesOf(nodes: readonly InlineNode[], words: Words): InlineNode[] {
  return nodes.flatMap((node): InlineNode[] => {
    if (node.type !== 'mergeField' && node.type !== 'ask') return [node]
    const text = node.type === 'mergeField' ? words.merge(node.attrs.name) : words.answer(node.attrs.label)
    return text === '' ? [] : [{ type: 'text', text, ...(node.marks && { marks: node.marks }) }]
  })
}

function paragraphOf(content: InlineNode[]): ParagraphNode {
  return { type: 'paragraph', attrs: { align: 'start' }, content }
}
