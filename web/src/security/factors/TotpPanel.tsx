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
import styles from './FactorPanel.module.css'

type TotpKey = OutputOf<typeof StartTotp>

/** Codes of an authenticator app at sign-in: on, off, and what to do without the phone. */
export function TotpPanel() {
  const { data, error, refetch } = useCall(GetSecurityFactors, {})
  return (
    <Section
      title="Sign-in codes"
      description="With an authenticator app, a stolen password alone opens nothing: signing in also asks for the code that your phone shows."
    >
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
            <Badge tone="good">On</Badge>
            <span>
              since <DateText date={since} />
            </span>
          </p>
          <p className={codesLeft <= FEW_RECOVERY_CODES ? styles.warning : styles.detail}>{codesLeftText(codesLeft)}</p>
          <div className={styles.actions}>
            <Button size="sm" onClick={() => setQuestion('renew')}>
              New recovery codes
            </Button>
            <Button size="sm" onClick={() => setQuestion('disable')}>
              Switch codes off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.state}>
            <Badge>Off</Badge>
            <span>Your password alone signs in.</span>
          </p>
          <div className={styles.actions}>
            <Button variant="primary" busy={start.pending} onClick={() => void act(start.run({}).then(setKey))}>
              Switch codes on
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
        title="Switch sign-in codes off?"
        consequence="Your password alone will sign in again, and your recovery codes stop working. You can switch codes on again at any time."
        confirmText="Switch codes off"
        busy={disable.pending}
        onConfirm={() => void act(disable.run({}), 'Sign-in codes are switched off.')}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        open={question === 'renew'}
        title="Make new recovery codes?"
        consequence="The codes that you have now stop working at once."
        confirmText="Make new codes"
        tone="normal"
        busy={renew.pending}
        onConfirm={() => void act(renew.run({}).then(({ RecoveryCodes }) => setNewCodes(RecoveryCodes)))}
        onCancel={() => setQuestion(null)}
      />
    </div>
  )
}

function codesLeftText(left: number): string {
  if (left === 0) return 'No recovery codes are left. Without your phone you could not sign in: please make new ones.'
  if (left <= FEW_RECOVERY_CODES)
    return `Only ${left === 1 ? 'one recovery code is' : `${left} recovery codes are`} left. Please make new ones.`
  return `${left} recovery codes are left, for the day your phone is not at hand.`
}
