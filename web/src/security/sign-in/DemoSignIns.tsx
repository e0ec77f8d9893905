import type { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../../ui/Icon.tsx'
import { ArrowRightIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { text } from './sign-in.text.ts'
import styles from './DemoSignIns.module.css'

type DemoSignIn = OutputOf<typeof GetAppConfig>['DemoSignIns'][number]

/** The people of the demo portfolio: a press fills the form around it and sends it. */
export function DemoSignIns({ signIns }: { signIns: readonly DemoSignIn[] }) {
  const { setValue } = useFormContext()
  const hasScript = useHasScript()
  return (
    <Section title={text.demoTitle} description={text.demoIntro} className={styles.section}>
      <ul className={styles.list}>
        {signIns.map(({ Email, Password, Label }) => (
          <li key={Email}>
            <button
              type="submit"
              disabled={!hasScript}
              className={styles.signIn}
              onClick={() => {
                setValue('Email', Email)
                setValue('Password', Password)
              }}
            >
              <span className={styles.words}>
                <span className={styles.label}>{Label}</span>
                <span className={styles.email}>{Email}</span>
              </span>
              <Icon of={ArrowRightIcon} />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
