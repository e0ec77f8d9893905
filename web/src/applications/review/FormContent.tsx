import { GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { FormSummary } from '../form/FormSummary.tsx'
import { useFormDocument } from '../form/use-form-document.tsx'

/** What someone has filled in, with their documents. */
export function FormContent({ applicationId, formId }: { applicationId: string; formId: string }) {
  const asked = { ApplicationId: applicationId, FormId: formId }
  const { data, error, refetch } = useCall(GetApplicationFormDetails, asked)
  const { openDocument, documentDialog } = useFormDocument(asked)
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} compact />
  if (!data) return <TextSkeleton count={6} />
  return (
    <>
      <FormSummary details={data} onOpenDocument={openDocument} />
      {documentDialog}
    </>
  )
}
