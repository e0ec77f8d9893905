import {
  DisableTotp,
  FEW_RECOVERY_CODES,
  GetSecurityFactors,
  RenewRecoveryCodes,
  StartTotp,
} from '@keystead/contract/security/factors/factor.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { useCall, useCommand } from '../../api/query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSetupDialog } from './TotpSetupDialog.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './totp.text.ts'
import styles from './FactorPanel.module.css'

type TotpKey = OutputOf<typeof StartTotp>

/** Codes of an authenticator app at sign-in: on, off, and what to do without the phone. */
export function TotpPanel() {
  const { data, error, refetch } = useCall(GetSecurityFactors, {})
  return (
    <Section title={text.title} description={text.intro}>
      {data ? (
        <Totp since={data.TotpSince} codesLeft={data.RecoveryCodesLeft} />
      ) : error ? (
        <ErrorState compact failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={2} />
      )}
    </Section>
  )
}

function Totp({ since, codesLeft }: { since: string | null; codesLeft: number }) {
  const start = useCommand(StartTotp)
  const disable = useCommand(DisableTotp)
  const renew = useCommand(RenewRecoveryCodes)
  const [key, setKey] = useState<TotpKey | null>(null)
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null)
  const [question, setQuestion] = useState<'disable' | 'renew' | null>(null)

  /** One act of a button; what goes wrong is told in passing. */
  async function act(work: Promise<unknown>, success?: string) {
    await withToast(work, success)
    setQuestion(null)
  }

  if (newCodes) return <RecoveryCodes codes={newCodes} onKept={() => setNewCodes(null)} />
  return (
    <div className={styles.sheet}>
      {since ? (
        <>
          <p className={styles.state}>
            <Badge tone="good">{text.on}</Badge>
            <span>{inParts(text.since.parts({ date: <DateText date={since} /> }))}</span>
          </p>
          <p className={codesLeft <= FEW_RECOVERY_CODES ? styles.warning : styles.detail}>{codesLeftText(codesLeft)}</p>
          <div className={styles.actions}>
            <Button size="sm" onClick={() => setQuestion('renew')}>
              {text.newCodes}
            </Button>
            <Button size="sm" onClick={() => setQuestion('disable')}>
              {text.switchOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.state}>
            <Badge>{text.off}</Badge>
            <span>{text.offDetail}</span>
          </p>
          <div className={styles.actions}>
            <Button variant="primary" busy={start.pending} onClick={() => void act(start.run({}).then(setKey))}>
              {text.switchOn}
            </Button>
          </div>
        </>
      )}
      {key && (
        <TotpSetupDialog
          totpKey={key}
          onClose={() => setKey(null)}
          onDone={(codes) => {
            setKey(null)
            setNewCodes(codes)
          }}
        />
      )}
      <ConfirmDialog
        open={question === 'disable'}
        title={text.switchOffTitle}
        consequence={text.switchOffConsequence}
        confirmText={text.switchOff}
        busy={disable.pending}
        onConfirm={() => void act(disable.run({}), text.switchedOff)}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        open={question === 'renew'}
        title={text.newCodesTitle}
        consequence={text.newCodesConsequence}
        confirmText={text.makeNewCodes}
        tone="normal"
        busy={renew.pending}
        onConfirm={() => void act(renew.run({}).then(({ RecoveryCodes }) => setNewCodes(RecoveryCodes)))}
        onCancel={() => setQuestion(null)}
      />
    </div>
  )
}

function codesLeftText(left: number): string {
  if (left === 0) return text.noCodesLeft
  return (left <= FEW_RECOVERY_CODES ? text.fewCodesLeft : text.codesLeft)({ count: left })
}
