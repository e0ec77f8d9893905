type Counted = number | { TotalCount: number; TotalIsCapped: boolean }

/** `1 inquiry`, `3 inquiries`; of a list that was not counted to its end `1,000+ inquiries`. */
export function countedText(counted: Counted, one: string, many: string): string {
  const { TotalCount, TotalIsCapped } = typeof counted === 'number' ? { TotalCount: counted, TotalIsCapped: false } : counted
  if (TotalCount === 1) return `1 ${one}`
  return `${TotalCount.toLocaleString('en-US')}${TotalIsCapped ? '+' : ''} ${many}`
}
