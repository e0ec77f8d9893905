import { DeleteAppFormDocument } from '@keystead/contract/applications/form/form.operations.ts'
import { MIN_DOCUMENTS } from '@keystead/contract/applications/form/form.values.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { AddFormDocuments } from './AddFormDocuments.tsx'
import { text } from './documents-step.text.ts'
import { stepAfter, stepBefore } from './form-steps.ts'
import { text as form } from './form.text.ts'
import { type FormDocument, FormDocumentList } from './FormDocumentList.tsx'
import type { StepWay } from './step-way.ts'
import { useFormDocument } from './use-form-document.tsx'
import styles from './Form.module.css'

/** What shows who someone is and what they earn. Each document is added at once, so there is nothing to save. */
export function DocumentsStep({ way }: { way: StepWay }) {
  const { details, step, onLeaving, go } = way
  const { openDocument, documentDialog } = useFormDocument(details)
  const [isWaiting, setIsWaiting] = useState(false)
  const [deleting, setDeleting] = useState<FormDocument | null>(null)

  /** A file that is chosen and not added would be gone. */
  function mayLeave(): boolean {
    if (isWaiting) toast.warning(text.wait)
    return !isWaiting
  }
  const leave = useEffectEvent(mayLeave)
  useEffect(() => {
    onLeaving(() => Promise.resolve(leave()))
    return () => onLeaving(null)
  }, [onLeaving])

  const before = stepBefore(step)
  return (
    <div className={styles.body}>
      <p className={styles.intro}>{text.intro({ least: MIN_DOCUMENTS })}</p>
      <div role="status">
        {details.MissingDocuments !== null && (
          <p className={styles.notice} data-gap="">
            {details.MissingDocuments}
          </p>
        )}
      </div>
      <section className={styles.part} aria-label={text.added}>
        <h3>{text.added}</h3>
        <FormDocumentList
          documents={details.Documents}
          onOpen={openDocument}
          renderAction={(document) => (
            <Button size="sm" variant="quiet" aria-label={text.deleteOf({ title: document.Title })} onClick={() => setDeleting(document)}>
              {text.delete}
            </Button>
          )}
        />
      </section>
      <AddFormDocuments formId={details.FormId} count={details.Documents.length} onWaiting={setIsWaiting} />
      <div className={styles.tools}>
        <Button variant="primary" onClick={() => mayLeave() && go(stepAfter(step))}>
          {form.next}
        </Button>
        {before && <Button onClick={() => mayLeave() && go(before)}>{form.back}</Button>}
      </div>
      {deleting && <DeleteDialog formId={details.FormId} document={deleting} onClose={() => setDeleting(null)} />}
      {documentDialog}
    </div>
  )
}

type DeleteDialogProps = { formId: string; document: FormDocument; onClose: () => void }

function DeleteDialog({ formId, document: { DocumentId, Title }, onClose }: DeleteDialogProps) {
  const deletion = useCommand(DeleteAppFormDocument)
  return (
    <ConfirmDialog
      open
      title={text.deleteTitle({ title: Title })}
      consequence={text.deleteConsequence}
      confirmText={text.deleteIt}
      cancelText={text.keep}
      busy={deletion.pending}
      onConfirm={() => void withToast(deletion.run({ FormId: formId, DocumentId }), text.deleted).then(onClose)}
      onCancel={onClose}
    />
  )
}
