import { UpdateSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { ANSWERABLE, type Requirement } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { useOnlinePayments } from './use-online-payments.ts'
import { text } from './view-account.text.ts'
import styles from './ViewAccount.module.css'

const BANK: readonly Requirement[] = ['bank']
const CONTACT: readonly Requirement[] = ['contact', 'address']

/** What the payment provider has asked for, and what can be changed by oneself. */
export function ChangeAccount({ account }: { account: SubAccount }) {
  const may = useMay()
  const payments = useOnlinePayments()
  const [changing, setChanging] = useState<readonly Requirement[] | null>(null)
  const { Requirements, Status, IsRestricted, IsWaiting } = account
  const isOpen = (Status === 'Active' || IsRestricted) && !IsWaiting
  if (!isOpen || !payments?.isOn || !may(UpdateSubAccount)) return null
  const wanted = Requirements.filter((one) => ANSWERABLE.includes(one))
  if (changing) return <ChangeForm account={account} parts={changing} onDone={() => setChanging(null)} />
  return (
    <>
      {Requirements.length > 0 && (
        <Section title={text.what}>
          <div className={styles.stack}>
            <Elsewhere requirements={Requirements} />
            {wanted.length > 0 && <ChangeForm account={account} parts={wanted} onDone={null} />}
          </div>
        </Section>
      )}
      <div className={styles.tools}>
        {!wanted.includes('bank') && <Button onClick={() => setChanging(BANK)}>{text.changeBank}</Button>}
        <Button onClick={() => setChanging(CONTACT)}>{text.changeContact}</Button>
      </div>
    </>
  )
}

/** What has another way than a form. */
function Elsewhere({ requirements }: { requirements: readonly Requirement[] }) {
  const sentences = [
    ...(requirements.includes('document') ? [text.documents] : []),
    ...(requirements.includes('other') ? [text.somethingElse] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <div className={styles.sentences}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div>
        <LinkButton to={paths.help()}>{text.support}</LinkButton>
      </div>
    </div>
  )
}
