import { IconButton } from '../IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts'
import { text } from './pdf.text.ts'
import styles from './PdfViewer.module.css'

type PdfPagerProps = { page: number; count: number; onPage: (page: number) => void }

/** Which page is in sight, and the ways to its neighbors. */
export function PdfPager({ page, count, onPage }: PdfPagerProps) {
  return (
    <div className={styles.pages}>
      <IconButton icon={ChevronLeftIcon} label={text.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span className="tabular">{text.page({ page, count })}</span>
      <IconButton icon={ChevronRightIcon} label={text.nextPage} disabled={page >= count} onClick={() => onPage(page + 1)} />
    </div>
  )
}
