import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Chip, Chips } from '../Chip.tsx'
import { DownloadIcon, PrinterIcon } from '../icons.ts'
import { toast } from '../toast.tsx'
import { PDF_MODES, type PdfMode } from './fit.ts'
import type { PdfDocument } from './pdf-document.ts'
import { PdfPager } from './PdfPager.tsx'
import { printPdf } from './print-pdf.ts'
import { text } from './pdf.text.ts'
import styles from './PdfViewer.module.css'

type PdfToolsProps = {
  document: PdfDocument
  mode: PdfMode
  onMode: (mode: PdfMode) => void
  page: number
  onPage: (page: number) => void
  onDownload: (() => void) | null
  isDownloading: boolean
}

/** Pages are pictures on their way to the printer: so many fit into the memory of a phone. */
const MOST_PRINTED = 60

/** What can be done with an open document. */
export function PdfTools({ document, mode, onMode, page, onPage, onDownload, isDownloading }: PdfToolsProps) {
  const [isPrinting, setIsPrinting] = useState(false)
  const { pagesCount } = document

  async function print() {
    setIsPrinting(true)
    await printPdf(document).catch(() => toast.error(text.notPrinted))
    setIsPrinting(false)
  }

  return (
    <div className={styles.tools} data-print="hide">
      <div role="group" aria-label={text.size}>
        <Chips>
          {PDF_MODES.map((one) => (
            <Chip key={one} pressed={one === mode} onClick={() => onMode(one)}>
              {text[one]}
            </Chip>
          ))}
        </Chips>
      </div>
      <PdfPager page={page} count={pagesCount} onPage={onPage} />
      {onDownload && (
        <div className={styles.acts}>
          <Button size="sm" icon={DownloadIcon} busy={isDownloading} onClick={onDownload}>
            {text.download}
          </Button>
          <Button
            size="sm"
            icon={PrinterIcon}
            busy={isPrinting}
            disabledReason={pagesCount > MOST_PRINTED ? text.tooLongToPrint({ count: MOST_PRINTED }) : null}
            onClick={() => void print()}
          >
            {text.print}
          </Button>
        </div>
      )}
    </div>
  )
}
