import { EraseAppForm, GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { AskDialog } from '../applications/AskDialog.tsx'
import { text } from './questions.text.ts'

type EraseDialogProps = { application: ApplicationDetails; formId: string; onClose: () => void }

/** Says what goes and what stays before the reader’s own form is erased. */
export function EraseDialog({ application: { ApplicationId, Home, LandlordName }, formId, onClose }: EraseDialogProps) {
  const { data } = useCall(GetApplicationFormDetails, { ApplicationId, FormId: formId })
  const timeZone = useTimeZone()
  const command = useCommand(EraseAppForm)
  if (!data) return null
  const { CanErase, KeptUntil } = data.Erasure
  const isAll = CanErase === 'all'
  return (
    <AskDialog
      title={isAll ? text.eraseTitle({ home: Home.Title }) : text.eraseNumbersTitle({ home: Home.Title })}
      consequence={
        isAll
          ? text.eraseConsequence
          : text.eraseNumbersConsequence({ name: LandlordName, day: KeptUntil === null ? '' : formatDayOf(KeptUntil, timeZone) })
      }
      confirmText={text.eraseIt}
      cancelText={text.keep}
      command={command}
      run={() => command.run({ FormId: formId })}
      success={text.erased}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
