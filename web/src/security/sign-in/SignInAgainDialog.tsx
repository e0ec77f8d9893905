import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { SecondFactorAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SecondFactorStep } from '../factors/SecondFactorStep.tsx'
import { SigninForm } from './SigninForm.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './sign-in-again.text.ts'
import styles from './SignInAgainDialog.module.css'

type SignInAgainDialogProps = { ended: SessionRecord; onSignedIn: () => Promise<void>; onClose: () => void }

/** Over a page with something typed in it, whose session has ended. */
export function SignInAgainDialog({ ended, onSignedIn, onClose }: SignInAgainDialogProps) {
  const { pathname, search } = useLocation()
  const [asked, setAsked] = useState<SecondFactorAnswer | null>(null)
  return (
    <Dialog open onClose={onClose} title={text.title} description={inParts(text.intro.parts({ email: <bdi>{ended.Email}</bdi> }))}>
      {asked ? (
        <SecondFactorStep answer={asked} onSignedIn={onSignedIn} onStartAgain={() => setAsked(null)} />
      ) : (
        <SigninForm email={ended.Email} demoSignIns={[]} isOverPage onSignedIn={onSignedIn} onAsked={setAsked} />
      )}
      <p className={styles.otherWays}>
        <a href={paths.signin({ returnTo: pathname + search })} target="_blank" rel="noreferrer">
          {text.otherWays}
        </a>
      </p>
    </Dialog>
  )
}
