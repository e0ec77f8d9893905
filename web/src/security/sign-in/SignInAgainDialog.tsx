import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { SecondFactorAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SecondFactorStep } from '../factors/SecondFactorStep.tsx'
import { SigninForm } from './SigninForm.tsx'
import styles from './SignInAgainDialog.module.css'

type SignInAgainDialogProps = { ended: SessionRecord; onSignedIn: () => Promise<void>; onClose: () => void }

/** Over a page with something typed in it, whose session has ended. */
export function SignInAgainDialog({ ended, onSignedIn, onClose }: SignInAgainDialogProps) {
  const { pathname, search } = useLocation()
  const [asked, setAsked] = useState<SecondFactorAnswer | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Please sign in again"
      description={
        <>
          Your session has ended. What you typed is still here, and is saved once you are signed in as <bdi>{ended.Email}</bdi>.
        </>
      }
    >
      {asked ? (
        <SecondFactorStep answer={asked} onSignedIn={onSignedIn} onStartAgain={() => setAsked(null)} />
      ) : (
        <SigninForm email={ended.Email} demoSignIns={[]} isOverPage onSignedIn={onSignedIn} onAsked={setAsked} />
      )}
      <p className={styles.otherWays}>
        <a href={paths.signin({ returnTo: pathname + search })} target="_blank" rel="noreferrer">
          Sign in another way, in a new tab
        </a>
      </p>
    </Dialog>
  )
}
