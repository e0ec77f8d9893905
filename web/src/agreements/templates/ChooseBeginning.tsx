import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { IconPicture } from '../../ui/Icon.tsx'
import { FilePdfIcon, PencilIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import type { Starter } from './template-draft.ts'
import { text } from './template-form.text.ts'
import styles from './Templates.module.css'

/** What a new template begins with. */
export function ChooseBeginning({ starters }: { starters: readonly Starter[] }) {
  return (
    <>
      <Section title={text.beginWith}>
        <div className={styles.cards}>
          <Beginning title={text.beginBlank} more={text.beginBlankMore} from="blank" icon={PencilIcon} action={text.beginBlank} />
          <Beginning title={text.beginPaper} more={text.beginPaperMore} from="paper" icon={FilePdfIcon} action={text.beginPaper} />
        </div>
      </Section>
      <Section title={text.starters} description={text.startersMore}>
        <div className={styles.cards}>
          {starters.map(({ Key, Name, Description, Caution }) => (
            <Beginning key={Key} title={Name} more={Description} from={Key} action={text.useStarter}>
              <Disclosure summary={text.caution}>
                <p>{Caution}</p>
              </Disclosure>
            </Beginning>
          ))}
        </div>
      </Section>
    </>
  )
}

type BeginningProps = { title: string; more: string; from: string; icon?: IconPicture; action: string; children?: ReactNode }

function Beginning({ title, more, from, icon, action, children }: BeginningProps) {
  return (
    <Card as="article" className={styles.card}>
      <h3>{title}</h3>
      <p>{more}</p>
      {children}
      <LinkButton to={paths.agreementTemplate({ from })} icon={icon} aria-label={`${action}: ${title}`}>
        {action}
      </LinkButton>
    </Card>
  )
}
