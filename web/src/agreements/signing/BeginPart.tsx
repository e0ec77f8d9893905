import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EyeIcon } from '../../ui/icons.ts'
import { withToast } from '../../ui/with-toast.ts'
import { AgreementFacts } from './AgreementFacts.tsx'
import { ConsentPart } from './ConsentPart.tsx'
import { type Agreement, ownParty } from './signing-state.ts'
import styles from './Signing.module.css'
import { text } from './signing.text.ts'
import { StateCard } from './StateCard.tsx'

type BeginPartProps = { agreement: Agreement; mayAct: boolean; onOpen: (digest: string) => Promise<void>; decline: ReactNode }

/** What it is about, before it is opened. Those who sign or approve agree to do so electronically. */
export function BeginPart({ agreement, mayAct, onOpen, decline }: BeginPartProps) {
  const { PaperDigest } = agreement
  return (
    <div className={styles.parts}>
      <AgreementFacts agreement={agreement} />
      <div>
        {PaperDigest === null ? (
          <ErrorState failure={{ message: text.notThere }} compact />
        ) : !mayAct ? (
          <p className={styles.note}>{text.mayRead}</p>
        ) : ownParty(agreement)?.Part === 'viewer' ? (
          <OpenToRead onOpen={() => onOpen(PaperDigest)} />
        ) : (
          <ConsentPart onAgree={() => onOpen(PaperDigest)} decline={decline} />
        )}
      </div>
    </div>
  )
}

function OpenToRead({ onOpen }: { onOpen: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)

  async function open() {
    setIsBusy(true)
    await withToast(onOpen())
    setIsBusy(false)
  }

  return (
    <StateCard
      title={text.reading}
      action={
        <Button variant="primary" icon={EyeIcon} busy={isBusy} onClick={() => void open()}>
          {text.reading}
        </Button>
      }
    >
      <p>{text.readingIntro}</p>
    </StateCard>
  )
}
