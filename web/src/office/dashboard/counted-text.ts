import type { FilledSentence } from '@keystead/contract/text/define-text.ts'

type Counted = number | { TotalCount: number; TotalIsCapped: boolean }
type Words = { exact: FilledSentence<'count'>; capped: FilledSentence<'count'> }

/** `1 inquiry`, `3 inquiries`; of a list that was not counted to its end `1,000+ inquiries`. */
export function countedText(counted: Counted, words: Words): string {
  const { TotalCount: count, TotalIsCapped } = typeof counted === 'number' ? { TotalCount: counted, TotalIsCapped: false } : counted
  return TotalIsCapped && count > 1 ? words.capped({ count }) : words.exact({ count })
}
