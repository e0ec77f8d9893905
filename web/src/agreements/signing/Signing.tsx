import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { useResolvedForm } from '../../ui/form/use-resolved-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { AgreementFacts } from './AgreementFacts.tsx'
import { ApproveButton } from './ApproveButton.tsx'
import { BeginPart } from './BeginPart.tsx'
import { DeclinePart } from './DeclinePart.tsx'
import { Finished } from './Finished.tsx'
import { Over } from './Over.tsx'
import { PaperDesk } from './PaperDesk.tsx'
import { text as signatures } from './signature.text.ts'
import { askedFields, emptyDraft, stepsOfSigner } from './signing-draft.ts'
import { signingRules } from './signing-rules.ts'
import { type Agreement, ownParty, stepOf } from './signing-state.ts'
import { type Trouble, troubleOf } from './signing-trouble.ts'
import type { SigningWay } from './signing-way.ts'
import styles from './Signing.module.css'
import { text } from './signing.text.ts'
import { StateCard } from './StateCard.tsx'

/** All that a party sees of an agreement, from the first word to its copy. What is filled in stays, whatever comes between. */
export function Signing({ agreement, way }: { agreement: Agreement; way: SigningWay }) {
  const party = ownParty(agreement)
  const asked = party?.Part === 'signer' && way.mayAct ? stepsOfSigner(askedFields(agreement), signatures.signature) : []
  const form = useResolvedForm(signingRules(asked), emptyDraft(asked))
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isDone, setIsDone] = useState(false)

  /** What has changed meanwhile takes the place of the page; all else is said where it was pressed. */
  async function tried<Answer>(work: Promise<Answer>): Promise<Answer | null> {
    try {
      return await work
    } catch (error) {
      const found = troubleOf(asCallFailure(error))
      if (!found) throw error
      setTrouble(found)
      return null
    }
  }

  async function lookAgain() {
    await way.lookAgain()
    setTrouble(null)
  }

  if (trouble) {
    return (
      <StateCard
        title={trouble.message}
        takesFocus
        action={
          <Button variant="primary" onClick={() => void lookAgain()}>
            {trouble.action}
          </Button>
        }
      >
        <p>{trouble.words}</p>
      </StateCard>
    )
  }

  const decline = party && way.mayAct && (party.Part === 'signer' || party.Part === 'approver') && (
    <DeclinePart agreement={agreement} onDecline={(reason) => tried(way.decline(reason))} />
  )
  const said = stepOf(agreement)
  const step = isDone && (said === 'paper' || said === 'begin') ? 'done' : said
  switch (step) {
    case 'none':
      return (
        <StateCard
          title={text.noneTitle}
          action={<LinkButton to={paths.previewAgreement(agreement.AgreementId)}>{text.seeAgreement}</LinkButton>}
        >
          <p>{text.noneWords}</p>
        </StateCard>
      )
    case 'over':
      return <Over agreement={agreement} />
    case 'completed':
    case 'done':
      return <Finished agreement={agreement} way={way} isNew={isDone} isAll={step === 'completed'} />
    case 'copy':
    case 'waiting':
      return (
        <div className={styles.parts}>
          <StateCard title={step === 'copy' ? text.copyTitle : text.waitingTitle}>
            <p>{step === 'copy' ? text.copyWords : text.waitingWords}</p>
          </StateCard>
          <AgreementFacts agreement={agreement} />
        </div>
      )
    case 'begin':
      return (
        <BeginPart
          agreement={agreement}
          mayAct={way.mayAct}
          onOpen={async (digest) => void (await tried(way.open(digest)))}
          decline={decline}
        />
      )
    case 'paper':
      return (
        <>
          <PaperDesk
            agreement={agreement}
            way={way}
            form={form}
            asked={asked}
            onSign={async (signed) => {
              const isSigned = (await tried(way.sign(signed))) === true
              if (isSigned) setIsDone(true)
              return isSigned
            }}
            actions={
              !way.mayAct ? (
                <p className={styles.note}>{text.mayRead}</p>
              ) : (
                <ApproveButton agreement={agreement} onApprove={(digest) => tried(way.approve(digest))} onDone={() => setIsDone(true)} />
              )
            }
            decline={decline}
          />
          {way.windows}
        </>
      )
  }
}
