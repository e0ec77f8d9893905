import type { GetAgreementTemplateDetails } from '@keystead/contract/agreements/templates/template.operations.ts'
import { MAX_PAPER_PAGES } from '@keystead/contract/agreements/templates/template.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useEffect, useState } from 'react'
import { logWarning } from '../../../browser/log.ts'
import type { PdfDocument } from '../../../ui/pdf/pdf-document.ts'
import type { Size } from './geometry.ts'

export type KnownPages = OutputOf<typeof GetAgreementTemplateDetails>['Pages']

type Measured = { readonly document: PdfDocument; readonly sizes: readonly Size[] }

/** How large each page is, as it is known or as the document says; null until all of them are. */
export function usePageSizes(document: PdfDocument | null, known: KnownPages | undefined): readonly Size[] | null {
  const [measured, setMeasured] = useState<Measured | null>(null)
  const isKnown = known !== undefined && known.length > 0

  useEffect(() => {
    if (!document || isKnown) return
    let isWanted = true
    // What has more pages is refused when it is saved.
    const numbers = Array.from({ length: Math.min(document.pagesCount, MAX_PAPER_PAGES) }, (_, index) => index + 1)
    Promise.all(numbers.map((number) => document.sizeOf(number))).then(
      (sizes) => isWanted && setMeasured({ document, sizes }),
      (error: unknown) => isWanted && logWarning('pages could not be measured', error),
    )
    return () => {
      isWanted = false
    }
  }, [document, isKnown])

  if (isKnown) return known.map(({ Width, Height }) => ({ width: Width, height: Height }))
  return measured && measured.document === document ? measured.sizes : null
}
