import { type RefObject, useEffect, useRef } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { PdfDocument } from '../../ui/pdf/pdf-document.ts'
import { PdfPager } from '../../ui/pdf/PdfPager.tsx'
import { PdfPages } from '../../ui/pdf/PdfPages.tsx'
import { text as pdf } from '../../ui/pdf/pdf.text.ts'
import { usePageInSight } from '../../ui/pdf/use-page-in-sight.ts'
import { usePdf } from '../../ui/pdf/use-pdf.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import type { Size } from '../templates/placing/geometry.ts'
import { usePageSizes } from '../templates/placing/use-page-sizes.ts'
import { FieldOnPage, type PaperMarks } from './FieldOnPage.tsx'
import { text } from './paper.text.ts'
import styles from './Paper.module.css'
import type { SigningWay } from './signing-way.ts'
import { usePaperFile } from './use-paper-file.ts'

type PaperPagesProps = PaperMarks & { way: SigningWay }

/** The pages as they were sent, with the fields where they are. */
export function PaperPages({ way, ...marks }: PaperPagesProps) {
  const { url, failure, retry } = usePaperFile(way)
  if (failure) return <ErrorState failure={failure} onRetry={retry} />
  return url === null ? <TextSkeleton count={12} /> : <OpenPaper url={url} onRetry={retry} {...marks} />
}

function OpenPaper({ url, onRetry, ...marks }: PaperMarks & { url: string; onRetry: () => void }) {
  const { document, hasFailed } = usePdf(url)
  const sizes = usePageSizes(document, undefined)
  if (hasFailed) return <ErrorState failure={{ message: pdf.notOpened }} onRetry={onRetry} />
  if (!document || !sizes) return <TextSkeleton count={12} />
  return <Pages document={document} sizes={sizes} {...marks} />
}

function Pages({ document, sizes, ...marks }: PaperMarks & { document: PdfDocument; sizes: readonly Size[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const { pageInSight, goTo } = usePageInSight(frame)
  useFieldInSight(frame, marks.current)
  return (
    <div className={styles.pages}>
      {sizes.length > 1 && (
        <div className={styles.pager}>
          <PdfPager page={pageInSight} count={sizes.length} onPage={goTo} />
        </div>
      )}
      <PdfPages
        label={text.pages}
        document={document}
        mode="pagewidth"
        frame={frame}
        sizes={sizes}
        renderOver={(page) => (
          <div className={styles.over}>
            {marks.agreement.Fields.filter((field) => field.Page === page).map((field) => (
              <FieldOnPage key={field.FieldId} field={field} page={sizes[page - 1]!} marks={marks} />
            ))}
          </div>
        )}
      />
    </div>
  )
}

/** The field that is asked for is brought to the middle of the frame; the page around it stays where it is. */
function useFieldInSight(frame: RefObject<HTMLElement | null>, current: string | null): void {
  useEffect(() => {
    const element = frame.current
    const field = current === null ? null : element?.querySelector<HTMLElement>(`[data-field="${CSS.escape(current)}"]`)
    if (!element || !field) return
    const [inner, outer] = [field.getBoundingClientRect(), element.getBoundingClientRect()]
    element.scrollBy({ top: inner.top + inner.height / 2 - outer.top - outer.height / 2 })
  }, [frame, current])
}
