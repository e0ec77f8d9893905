import { GetAppFormPdf } from '@keystead/contract/applications/form/form.operations.ts'
import { call } from '../../api/call.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { useDownload } from '../../ui/use-download.ts'
import type { FormDetails } from './form-steps.ts'
import { text } from './summary.text.ts'

type SaveFormButtonProps = Pick<ButtonProps, 'size'> & { details: Pick<FormDetails, 'ApplicationId' | 'FormId'> }

/** Keeps a submitted form as a PDF. */
export function SaveFormButton({ details: { ApplicationId, FormId }, size = 'sm' }: SaveFormButtonProps) {
  const { isAsking, save } = useDownload(() => call(GetAppFormPdf, { ApplicationId, FormId }))
  return (
    <Button size={size} icon={DownloadIcon} busy={isAsking} onClick={() => void save()}>
      {text.saveAsPdf}
    </Button>
  )
}
