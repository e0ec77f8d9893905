import type { PdfFile } from '@keystead/contract/money/papers/paper.schemas.ts'

const PACE_MS = 1_500

/** For `useCall`: a paper that is being made is asked for again until it is there. */
export function untilMade(file: PdfFile | undefined): number | false {
  return file?.State === 'start' ? PACE_MS : false
}
