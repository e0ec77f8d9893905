import { RevealAppFormSsn } from '@keystead/contract/applications/form/form.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { GetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { usePinConfirmation } from '../../security/security-pin/use-pin-confirmation.tsx'
import { Button } from '../../ui/Button.tsx'
import { EyeIcon, EyeOffIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './identity.text.ts'
import styles from './Form.module.css'

/** The whole number, after the security PIN and for as long as this is on the page: it is in no cache, storage or address. */
export function ShownSsn({ formId }: { formId: string }) {
  const pin = useCall(GetSecurityPin, {})
  const { askForPin, pinDialog } = usePinConfirmation()
  const [shown, setShown] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function reveal() {
    const PinConfirmation = await askForPin({ operation: RevealAppFormSsn.name, objectId: formId, sentence: text.pinSentence })
    if (PinConfirmation === null) return
    const { Ssn } = await call(RevealAppFormSsn, { FormId: formId, PinConfirmation })
    setShown(Ssn)
    if (Ssn === null) toast.warning(text.noneKept)
  }

  async function press() {
    if (shown !== null) return setShown(null)
    setIsAsking(true)
    await withToast(reveal())
    setIsAsking(false)
  }

  if (pin.data && !pin.data.IsSet) {
    return (
      <p className={styles.help}>
        {text.needsPin} <Link to={paths.securityPin()}>{text.setPin}</Link>
      </p>
    )
  }
  return (
    <div className={styles.keptLine}>
      <span role="status" className="tabular">
        {shown !== null && withDashes(shown)}
      </span>
      <Button
        size="sm"
        icon={shown === null ? EyeIcon : EyeOffIcon}
        busy={isAsking}
        aria-label={shown === null ? text.showOf : text.hideOf}
        onClick={() => void press()}
      >
        {shown === null ? text.show : text.hide}
      </Button>
      {pinDialog}
    </div>
  )
}

function withDashes(digits: string): string {
  return digits.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')
}
