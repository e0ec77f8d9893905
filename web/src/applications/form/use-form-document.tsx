import { type ReactNode, useState } from 'react'
import { type FormDocument, type OpenFormDocument } from './FormDocumentList.tsx'
import { FormDocumentDialog } from './FormDocumentDialog.tsx'

/** Opens documents of a form over the page: `const { openDocument, documentDialog } = useFormDocument(details)`. */
export function useFormDocument({ ApplicationId, FormId }: { readonly ApplicationId: string; readonly FormId: string }): {
  openDocument: OpenFormDocument
  documentDialog: ReactNode
} {
  const [open, setOpen] = useState<FormDocument | null>(null)
  return {
    openDocument: setOpen,
    documentDialog: open && (
      <FormDocumentDialog applicationId={ApplicationId} formId={FormId} document={open} onClose={() => setOpen(null)} />
    ),
  }
}
