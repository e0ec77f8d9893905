import { SignInAgain } from './SignInAgain.tsx'
import { SwitchedElsewhere } from './SwitchedElsewhere.tsx'

/** What people who are signed in may be asked over any page. */
export function SessionQuestions() {
  return (
    <>
      <SignInAgain />
      <SwitchedElsewhere />
    </>
  )
}
