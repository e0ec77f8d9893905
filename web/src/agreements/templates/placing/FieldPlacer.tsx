import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { type KeyboardEvent, use, useId, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { controlId } from '../../../ui/form/form-errors.ts'
import { FormId } from '../../../ui/form/form-id.ts'
import type { PdfDocument } from '../../../ui/pdf/pdf-document.ts'
import { PdfPager } from '../../../ui/pdf/PdfPager.tsx'
import { PdfPages } from '../../../ui/pdf/PdfPages.tsx'
import { text as pdf } from '../../../ui/pdf/pdf.text.ts'
import { usePageInSight } from '../../../ui/pdf/use-page-in-sight.ts'
import { type PdfSource, usePdf } from '../../../ui/pdf/use-pdf.ts'
import { TextSkeleton } from '../../../ui/Skeleton.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { isUndo } from './box-keys.ts'
import { FieldList } from './FieldList.tsx'
import { PageFields } from './PageFields.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import { PlacingTools } from './PlacingTools.tsx'
import styles from './Placing.module.css'
import { text } from './placing.text.ts'
import tones from './RoleTones.module.css'
import { type KnownPages, usePageSizes } from './use-page-sizes.ts'
import { type Paper, usePlacing } from './use-placing.ts'

type FieldPlacerProps = {
  /** Where the PDF is read, or a file that was chosen and is not sent yet. */
  source: PdfSource
  /** How large its pages are, where that is known. */
  pages?: KnownPages
  roles: readonly RoleRead[]
  fields: readonly PlacedField[]
  onChange: (fields: PlacedField[]) => void
  isReadOnly?: boolean
  error?: string
  /** Where it could not be opened; without it, the same is tried again. */
  onRetry?: () => void
}

/** The pages of a PDF with the fields on them, which are placed by mouse, by touch or by keys. */
export function FieldPlacer({ source, pages, error, onRetry, isReadOnly = false, ...paper }: FieldPlacerProps) {
  const [attempt, setAttempt] = useState(0)
  const { document, hasFailed } = usePdf(source, attempt)
  const sizes = usePageSizes(document, pages)
  const errorId = controlId(use(FormId), 'Fields')
  return (
    <div className={classNames(styles.placer, tones.tones)}>
      {error && (
        <p id={errorId} tabIndex={-1} className={styles.wrong}>
          {error}
        </p>
      )}
      {hasFailed && <ErrorState failure={{ message: pdf.notOpened }} onRetry={onRetry ?? (() => setAttempt(attempt + 1))} />}
      {!hasFailed && (!document || !sizes) && <TextSkeleton count={12} />}
      {document && sizes && <Desk {...paper} document={document} sizes={sizes} isReadOnly={isReadOnly} />}
    </div>
  )
}

function Desk({ document, ...paper }: Paper & { document: PdfDocument }) {
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const placing = usePlacing(paper, root)
  const { pageInSight, goTo } = usePageInSight(frame)
  const said = useSettled(placing.said)
  const { sizes, isReadOnly, armed, opened, fields } = placing
  const openField = opened === null ? undefined : fields[opened]

  function pressKey(event: KeyboardEvent<HTMLElement>) {
    // Those of a dialog come by here, too.
    if (isReadOnly || !event.currentTarget.contains(event.target as Node)) return
    if (event.key === 'Escape' && armed !== null) placing.arm(null)
    if (!isUndo(event)) return
    event.preventDefault()
    placing.undo({ isByKey: true })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is inside
    <div ref={root} className={styles.desk} onKeyDown={pressKey}>
      <div className={styles.paper}>
        {!isReadOnly && <PlacingTools placing={placing} pageInSight={pageInSight} />}
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
          renderOver={(page) => <PageFields page={page} placing={placing} keysId={keysId} />}
        />
      </div>
      <div className={styles.side}>
        <FieldList placing={placing} />
        {!isReadOnly && (
          <Disclosure summary={text.keysTitle}>
            <p>{text.keysOfKinds}</p>
            <p>{text.keys}</p>
          </Disclosure>
        )}
      </div>
      <p id={keysId} hidden>
        {text.keys}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {openField && opened !== null && (
        <PlaceDialog
          key={opened}
          field={openField}
          signers={placing.signers}
          sizes={sizes}
          onSave={(field) => placing.save(opened, field)}
          onClose={placing.close}
        />
      )}
    </div>
  )
}
